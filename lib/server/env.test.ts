import { expect, it } from "vitest";
import { readEnv } from "./env";

it("has a default for every variable", () => {
  const env = readEnv({});
  expect(env).toMatchObject({
    RETENTION_MINUTES: 60,
    MAX_MEGAPIXELS: 100,
    MAX_FRAMES: 256,
    MAX_UPLOAD_MB: 100,
    MAX_FILES: 100,
    MAX_ADMITTED_FILES: 1000,
    MAX_ADMITTED_MB: 2000,
    MAX_RESULTS_MB: 10_000,
    MIN_FREE_DISK_MB: 500,
    MAX_PDF_PAGES: 500,
    MAX_PAGE_MEGAPIXELS: 40,
    JOB_TIMEOUT_S: 30,
    REQUEST_TIMEOUT_S: 50,
    ENGINE_MEMORY_MB: 1500,
    RATE_LIMIT_PER_MINUTE: 120,
    TRUST_PROXY: 0,
    ENGINE_SANDBOX: "none",
    DRAIN_SECONDS: 0,
    PORT: 3000,
    SITE_NAME: "Pixmill",
    SITE_URL: new URL("http://localhost:3000"),
  });
  expect(env.given.size).toBe(0);
  expect(env.ENGINE_PROCESSES).toBeGreaterThan(0);
  expect(env.DATA_DIR).toBe(`${process.cwd()}/.data`);
});

it("reads set variables and treats an empty one as unset", () => {
  expect(readEnv({ MAX_FILES: "3", DATA_DIR: "/srv/x", RETENTION_MINUTES: "" })).toMatchObject({
    MAX_FILES: 3,
    DATA_DIR: "/srv/x",
    RETENTION_MINUTES: 60,
  });
});

it("reads MAX_RESULTS_MB=0 as no limit", () => {
  expect(readEnv({ MAX_RESULTS_MB: "0", MIN_FREE_DISK_MB: "0" })).toMatchObject({
    MAX_RESULTS_MB: 0,
    MIN_FREE_DISK_MB: 0,
  });
});

it.each([
  ["PORT", "http", "PORT is 'http', but it must be a whole number from 0 to 65535."],
  ["PORT", "65536", "PORT is '65536', but it must be a whole number from 0 to 65535."],
  [
    "NEXT_PUBLIC_BACKEND_URL",
    "ftp://x",
    "NEXT_PUBLIC_BACKEND_URL is 'ftp://x', but it must be an address that starts with http:// or https://.",
  ],
  [
    "TAG_MANAGER_ID",
    'G-1">',
    "TAG_MANAGER_ID is 'G-1\">', but it must be a container's id, such as GTM-ABC123.",
  ],
  [
    "SOCIAL_LINKS",
    "https://x.com/a pixmill",
    "SOCIAL_LINKS is 'https://x.com/a pixmill', but it must be addresses that start with http:// or https://, with spaces between them.",
  ],
  ["CONTACT_EMAIL", "us", "CONTACT_EMAIL is 'us', but it must be an email address."],
  ["MAX_FILES", "0", "MAX_FILES is '0', but it must be a whole number from 1 to 1000."],
  ["MAX_UPLOAD_MB", "ten", "MAX_UPLOAD_MB is 'ten', but it must be a whole number from 1 to 10000."],
  ["RETENTION_MINUTES", "1.5", "RETENTION_MINUTES is '1.5', but it must be a whole number from 1 to 10080."],
  ["DRAIN_SECONDS", "301", "DRAIN_SECONDS is '301', but it must be a whole number from 0 to 300."],
  ["ENGINE_SANDBOX", "yes", "ENGINE_SANDBOX is 'yes', but it must be one of none, bwrap."],
  ["JOB_TIMEOUT_S", "-1", "JOB_TIMEOUT_S is '-1', but it must be a whole number from 1 to 250."],
  [
    "SITE_URL",
    "pixmill",
    "SITE_URL is 'pixmill', but it must be an address that starts with http:// or https://.",
  ],
  [
    "LOG_LEVEL",
    "loud",
    "LOG_LEVEL is 'loud', but it must be one of fatal, error, warn, info, debug, trace, silent.",
  ],
  ["MIN_FREE_DISK_MB", "-5", "MIN_FREE_DISK_MB is '-5', but it must be a whole number from 0 to 10000000."],
  ["MAX_ADMITTED_MB", "99", "MAX_ADMITTED_MB is '99', but it must be 100 (MAX_UPLOAD_MB) or more."],
  ["MAX_UPLOAD_MB", "2001", "MAX_ADMITTED_MB is '2000', but it must be 2001 (MAX_UPLOAD_MB) or more."],
  ["MAX_RESULTS_MB", "199", "MAX_RESULTS_MB is '199', but it must be 0, or 200 (for MAX_UPLOAD_MB) or more."],
])("refuses %s=%s and names the allowed values", (name, value, sentence) => {
  expect(() => readEnv({ [name]: value })).toThrow(sentence);
});
