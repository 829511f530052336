import { describe, expect, it } from "vitest";
import { readEnv } from "./env";

it("has a default for every variable", () => {
  const env = readEnv({});
  expect(env).toMatchObject({
    PORT: 3000,
    SITE_URL: new URL("http://localhost:3000"),
    ENGINE_SANDBOX: "auto",
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

it.each([
  ["PORT", "http", "PORT is 'http', but it must be a whole number from 0 to 65535."],
  ["PORT", "65536", "PORT is '65536', but it must be a whole number from 0 to 65535."],
  [
    "REDIS_URL",
    "http://user:secret@cache",
    "REDIS_URL is 'http://...@cache', but it must be an address that starts with redis:// or rediss://.",
  ],
  [
    "REDIS_URL",
    "redis://cache",
    "REDIS_URL is set, but STORE_URL is not. Set it to the folder or bucket that all servers share.",
  ],
  [
    "WORKER",
    "1",
    "WORKER is set, but REDIS_URL is not. Without a shared queue, a server converts everything itself.",
  ],
  ["WORKER", "yes", "WORKER is 'yes', but it must be 0 or 1."],
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
  [
    "OPERATOR_ADDRESS",
    "1 Main Street",
    "OPERATOR_ADDRESS is set, but OPERATOR_NAME is not. Set it to who runs the site.",
  ],
  ["CONTACT_EMAIL", "us", "CONTACT_EMAIL is 'us', but it must be an email address."],
  ["MAX_FILES", "0", "MAX_FILES is '0', but it must be a whole number from 1 to 1000."],
  ["RETENTION_MINUTES", "1.5", "RETENTION_MINUTES is '1.5', but it must be a whole number from 1 to 10080."],
  [
    "TOOLS",
    "/heic-to-jpg",
    "TOOLS is '/heic-to-jpg', but it must be names of tools such as heic-to-jpg, or -ocr-pdf to turn one off, with commas between them.",
  ],
  ...[
    "tools",
    "/tools/",
    "/",
    "/a//b",
    "/../tools",
    "/my tools",
    "/api",
    "/API/v1",
    "/_next",
    "/a?b",
    "/<a>",
  ].map((path) => [
    "BASE_PATH",
    path,
    `BASE_PATH is '${path}', but it must be a path such as /tools: a slash before each name and none at the end, and neither /api nor /_next.`,
  ]),
  [
    "SITE_URL",
    "https://a.example/tools/",
    "SITE_URL is 'https://a.example/tools/', but its path is not that of the site. Set BASE_PATH to '/tools'.",
  ],
  ["SITE_COLOR", "blue", "SITE_COLOR is 'blue', but it must be a color such as #8cc8ff."],
  [
    "SITE_COLOR",
    "#0055aa",
    "SITE_COLOR is '#0055aa', but it must be light enough for dark text, such as #4d88c4.",
  ],
  ["ENGINE_SANDBOX", "yes", "ENGINE_SANDBOX is 'yes', but it must be one of auto, bwrap, none."],
  ["MAX_ADMITTED_MB", "99", "MAX_ADMITTED_MB is '99', but it must be 100 (MAX_UPLOAD_MB) or more."],
  ["MAX_UPLOAD_MB", "2001", "MAX_ADMITTED_MB is '2000', but it must be 2001 (MAX_UPLOAD_MB) or more."],
  ["MAX_RESULTS_MB", "199", "MAX_RESULTS_MB is '199', but it must be 0, or 200 (for MAX_UPLOAD_MB) or more."],
])("refuses %s=%s and names the allowed values", (name, value, sentence) => {
  expect(() => readEnv({ [name]: value })).toThrow(sentence);
});

it.each(["/tools", "/a/b", "/apis", "/~team/pix.mill"])("takes %s as the base path", (path) =>
  expect(readEnv({ BASE_PATH: path, SITE_URL: `https://a.example${path}/` }).BASE_PATH).toBe(path),
);

it.each(["#c9f04f", "#FFFFFF", "#4d88c4"])("takes %s, on which dark text can be read", (color) =>
  expect(readEnv({ SITE_COLOR: color }).SITE_COLOR).toBe(color),
);

describe("the store", () => {
  const STORE_URL = "s3://results?endpoint=https://s3.example.org";
  const own = { STORE_ACCESS_KEY_ID: "id", STORE_SECRET_ACCESS_KEY: "secret" };
  const amazon = { AWS_ACCESS_KEY_ID: "aws id", AWS_SECRET_ACCESS_KEY: "aws secret" };
  const bucket = {
    kind: "s3",
    endpoint: new URL("https://s3.example.org"),
    bucket: "results",
    region: "us-east-1",
    accessKeyId: "id",
    secretAccessKey: "secret",
  };

  it.each([
    [
      { DATA_DIR: "/srv/x", ...amazon },
      { kind: "folder", root: "/srv/x/results" },
    ],
    [{ STORE_URL: "file:///mnt/our%20results/" }, { kind: "folder", root: "/mnt/our results", shared: true }],
  ])("is a folder: %o", (variables, store) => expect(readEnv(variables).store).toEqual(store));

  it("is a bucket with keys of its own, even on a machine that has others", () =>
    expect(readEnv({ STORE_URL, ...own, ...amazon }).store).toEqual(bucket));

  it("is a bucket with the keys of the machine", () =>
    expect(readEnv({ STORE_URL, ...amazon }).store).toEqual({
      ...bucket,
      accessKeyId: "aws id",
      secretAccessKey: "aws secret",
    }));

  it("has a port, a path and a region if they are named", () =>
    expect(
      readEnv({ STORE_URL: "s3://my_results?endpoint=http://10.0.0.5:9000/s3/&region=eu-central-1", ...own })
        .store,
    ).toEqual({
      ...bucket,
      bucket: "my_results",
      endpoint: new URL("http://10.0.0.5:9000/s3/"),
      region: "eu-central-1",
    }));

  const wrong: [string, string][] = [
    ["/mnt/results", "must be file:///folder or s3://bucket?endpoint=https://host"],
    [
      "file://mnt/results",
      "must name a folder of this machine by its whole path, such as file:///mnt/results",
    ],
    [
      "s3://results/2026?endpoint=https://s3.example.org",
      "must name a bucket and nothing in it, such as s3://results?endpoint=https://host",
    ],
    [
      "s3://results",
      "must name the server of the bucket by http:// or https://, such as s3://results?endpoint=https://host",
    ],
    [
      "s3://results?endpoint=https://a.example&endpoint=https://b.example",
      "must have one endpoint, at most one region, and no other settings",
    ],
    [
      "s3://results?endpoint=https://a.example&keys=none",
      "must have one endpoint, at most one region, and no other settings",
    ],
    ["s3://results?endpoint=https://a.example&region=", "must have a region such as eu-central-1, or none"],
  ];
  it.each(wrong)("is refused as %s", (url, sentence) =>
    expect(() => readEnv({ STORE_URL: url, ...own })).toThrow(`STORE_URL is '${url}', but it ${sentence}.`),
  );

  it.each([
    "s3://id:secret@results?endpoint=https://a.example",
    "s3://results?endpoint=https://id:secret@a.example",
  ])("does not repeat keys in %s", (url) => {
    const sentence =
      "but it must not hold keys: they belong in STORE_ACCESS_KEY_ID and STORE_SECRET_ACCESS_KEY.";
    expect(() => readEnv({ STORE_URL: url })).toThrow(sentence);
    expect(() => readEnv({ STORE_URL: url })).not.toThrow(/secret@/);
  });

  const missing: [Record<string, string>, string][] = [
    [{}, "STORE_ACCESS_KEY_ID and STORE_SECRET_ACCESS_KEY"],
    [{ STORE_ACCESS_KEY_ID: "id" }, "STORE_SECRET_ACCESS_KEY"],
    [{ STORE_SECRET_ACCESS_KEY: "secret", ...amazon }, "STORE_ACCESS_KEY_ID"],
    [{ AWS_ACCESS_KEY_ID: "id" }, "AWS_SECRET_ACCESS_KEY"],
  ];
  it.each(missing)("is refused with only %j, and names what is missing: %s", (keys, names) =>
    expect(() => readEnv({ STORE_URL, ...keys })).toThrow(
      `STORE_URL names the bucket 'results', but its keys are missing. Set ${names}.`,
    ),
  );

  it.each([[{}], [{ STORE_URL: "file:///mnt/results" }]])(
    "is refused with keys that have no use: %o",
    (url) =>
      expect(() => readEnv({ ...url, STORE_SECRET_ACCESS_KEY: "secret" })).toThrow(
        "STORE_SECRET_ACCESS_KEY is set, but only a STORE_URL that starts with s3:// has keys.",
      ),
  );
});
