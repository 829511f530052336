import { expect, it } from "vitest";
import { createAdmission } from "./admission";
import { RESULT_BYTES_PER_BYTE } from "./limits";

const plenty = 1_000_000;
const one = 1 + RESULT_BYTES_PER_BYTE;

/** Creates an admission whose free disk space and stored bytes the test sets in `usage`. */
function admissionWith({ maxBytes = plenty, maxUploads = 100, minFreeBytes = 0, maxResultBytes = 0 } = {}) {
  const usage: { free: number | undefined; results: number } = { free: plenty, results: 0 };
  const admission = createAdmission({
    maxBytes,
    maxUploads,
    minFreeBytes,
    maxResultBytes,
    disk: { free: async () => usage.free },
    store: { bytes: () => usage.results },
  });
  return { ...admission, usage };
}

const busy = { code: "busy" };
const full = { code: "storage_full" };

it("admits bytes up to the limit, and as many again after they are released", async () => {
  const { admit, stats } = admissionWith({ maxBytes: 100 });
  const reservations = [await admit(60), await admit(40)];
  await expect(admit(1)).rejects.toMatchObject(busy);
  for (const reservation of reservations) reservation.release();
  expect(stats()).toEqual({ bytes: 0, uploads: 0 });
  await admit(100);
});

it("admits one of two concurrent requests for the last bytes", async () => {
  const { admit } = admissionWith({ maxBytes: 100 });
  const outcomes = await Promise.allSettled([admit(60), admit(60)]);
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
});

it("counts the received bytes instead of the declared ones after the upload", async () => {
  const { admit, stats } = admissionWith({ maxBytes: 100 });
  const reservation = await admit(100);
  reservation.wrote(10);
  reservation.wrote(20);
  expect(stats()).toEqual({ bytes: 100, uploads: 1 });
  reservation.arrived();
  expect(stats()).toEqual({ bytes: 30, uploads: 0 });
  await admit(70);
  await expect(admit(1)).rejects.toMatchObject(busy);
});

it("releases everything of a request that ends during its upload, and only once", async () => {
  const { admit, stats } = admissionWith();
  const [cut, whole] = [await admit(50), await admit(50)];
  cut.wrote(20);
  cut.release();
  cut.release();
  whole.wrote(50);
  whole.arrived();
  whole.arrived();
  whole.release();
  expect(stats()).toEqual({ bytes: 0, uploads: 0 });
});

it("admits one visitor to a quarter of the bytes and uploads, and others to the rest", async () => {
  const bytes = admissionWith({ maxBytes: 100 });
  await bytes.admit(20, "a");
  await expect(bytes.admit(6, "a")).rejects.toMatchObject(busy);
  await bytes.admit(5, "a");
  await bytes.admit(6, "b");
  await bytes.admit(60);
  const uploads = admissionWith({ maxUploads: 8 });
  const [first] = [await uploads.admit(1, "a"), await uploads.admit(1, "a")];
  await expect(uploads.admit(1, "a")).rejects.toMatchObject(busy);
  await uploads.admit(1, "b");
  first?.release();
  await uploads.admit(1, "a");
});

it("admits the only request of a visitor although it exceeds the share", async () => {
  const { admit } = admissionWith({ maxBytes: 100 });
  const reservation = await admit(90, "a");
  await expect(admit(1, "a")).rejects.toMatchObject(busy);
  reservation.release();
  await admit(90, "a");
});

it("keeps the free-space reserve, including what admitted requests may still write", async () => {
  const { admit, usage, stats } = admissionWith({ minFreeBytes: 50 });
  usage.free = 50 + 10 * one;
  const reservation = await admit(10);
  await expect(admit(1)).rejects.toMatchObject(full);
  expect(stats()).toEqual({ bytes: 10, uploads: 1 });
  // Written bytes reduce the free space and are not expected again.
  usage.free -= 10;
  reservation.wrote(10);
  await expect(admit(1)).rejects.toMatchObject(full);
  reservation.release();
  usage.free += 10;
  await admit(10);
});

it("keeps the limit of results, including what admitted requests may add", async () => {
  const { admit, usage } = admissionWith({ maxResultBytes: 100 });
  usage.results = 100 - 10 * RESULT_BYTES_PER_BYTE;
  const reservation = await admit(10);
  await expect(admit(1)).rejects.toMatchObject(full);
  reservation.release();
  usage.results += 1;
  await expect(admit(10)).rejects.toMatchObject(full);
  usage.results = 0;
  await admit(10);
});

it("admits requests if the free space of the disk is unknown", async () => {
  const { admit, hasSpace, usage } = admissionWith({ minFreeBytes: 50 });
  usage.free = undefined;
  await admit(10);
  expect(await hasSpace()).toBe(true);
});

it("reports space while the reserve and the limit of results hold, whatever is admitted", async () => {
  const { admit, hasSpace, usage } = admissionWith({ minFreeBytes: 50, maxResultBytes: 100 });
  usage.free = 50 + 10 * one;
  await admit(10);
  expect(await hasSpace()).toBe(true);
  usage.free = 49;
  expect(await hasSpace()).toBe(false);
  Object.assign(usage, { free: plenty, results: 101 });
  expect(await hasSpace()).toBe(false);
});
