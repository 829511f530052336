import { expect, it } from "vitest";
import { createAdmission } from "./admission";
import { RESULT_BYTES_PER_BYTE } from "./limits";

const plenty = 1_000_000;
const one = 1 + RESULT_BYTES_PER_BYTE;

/** A door with a disk and a store of which the test says how full they are. */
function door({ maxBytes = plenty, maxUploads = 100, minFreeBytes = 0, maxResultBytes = 0 } = {}) {
  const found: { free: number | undefined; results: number } = { free: plenty, results: 0 };
  const admission = createAdmission({
    maxBytes,
    maxUploads,
    minFreeBytes,
    maxResultBytes,
    disk: { free: async () => found.free },
    store: { bytes: async () => found.results },
  });
  return { ...admission, found };
}

const busy = { code: "busy" };
const full = { code: "storage_full" };

it("lets in as many bytes as it may, and again as many when those have left", async () => {
  const { admit, stats } = door({ maxBytes: 100 });
  const rooms = [await admit(60), await admit(40)];
  await expect(admit(1)).rejects.toMatchObject(busy);
  for (const room of rooms) room.release();
  expect(stats()).toEqual({ bytes: 0, uploads: 0 });
  await admit(100);
});

it("gives the last room to one of two that come at once", async () => {
  const { admit } = door({ maxBytes: 100 });
  const outcomes = await Promise.allSettled([admit(60), admit(60)]);
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
});

it("counts what came when it has come, not what was claimed", async () => {
  const { admit, stats } = door({ maxBytes: 100 });
  const room = await admit(100);
  room.wrote(10);
  room.wrote(20);
  expect(stats()).toEqual({ bytes: 100, uploads: 1 });
  room.arrived();
  expect(stats()).toEqual({ bytes: 30, uploads: 0 });
  await admit(70);
  await expect(admit(1)).rejects.toMatchObject(busy);
});

it("has nothing left over of a request that ended while it came, nor of one that ends twice", async () => {
  const { admit, stats } = door();
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

it("lets so many uploads be on their way at once, however small they are", async () => {
  const { admit } = door({ maxUploads: 2 });
  const [first] = [await admit(1), await admit(1)];
  await expect(admit(1)).rejects.toMatchObject(busy);
  first?.arrived();
  await admit(1);
});

it("gives one visitor a quarter of the bytes and of the uploads, and others the rest", async () => {
  const bytes = door({ maxBytes: 100 });
  await bytes.admit(20, "a");
  await expect(bytes.admit(6, "a")).rejects.toMatchObject(busy);
  await bytes.admit(5, "a");
  await bytes.admit(6, "b");
  await bytes.admit(60);
  const uploads = door({ maxUploads: 8 });
  const [first] = [await uploads.admit(1, "a"), await uploads.admit(1, "a")];
  await expect(uploads.admit(1, "a")).rejects.toMatchObject(busy);
  await uploads.admit(1, "b");
  first?.release();
  await uploads.admit(1, "a");
});

it("lets in a visitor's only request, though it is more than a share", async () => {
  const { admit } = door({ maxBytes: 100 });
  const room = await admit(90, "a");
  await expect(admit(1, "a")).rejects.toMatchObject(busy);
  room.release();
  await admit(90, "a");
});

it("leaves the reserve of the disk alone, with what all inside may still write", async () => {
  const { admit, found, stats } = door({ minFreeBytes: 50 });
  found.free = 50 + 10 * one;
  const room = await admit(10);
  await expect(admit(1)).rejects.toMatchObject(full);
  expect(stats()).toEqual({ bytes: 10, uploads: 1 });
  // What is written is not free any more, and is not to be written again.
  found.free -= 10;
  room.wrote(10);
  await expect(admit(1)).rejects.toMatchObject(full);
  room.release();
  found.free += 10;
  await admit(10);
});

it("keeps the results' budget, with what those inside may add", async () => {
  const { admit, found } = door({ maxResultBytes: 100 });
  found.results = 100 - 10 * RESULT_BYTES_PER_BYTE;
  const room = await admit(10);
  await expect(admit(1)).rejects.toMatchObject(full);
  room.release();
  found.results += 1;
  await expect(admit(10)).rejects.toMatchObject(full);
  found.results = 0;
  await admit(10);
});

it("has no budget for results where none is set", async () => {
  const { admit, found } = door({ maxResultBytes: 0 });
  found.results = 1e15;
  await admit(10);
});

it("sends nobody away for a disk that does not say what is free", async () => {
  const { admit, hasRoom, found } = door({ minFreeBytes: 50 });
  found.free = undefined;
  await admit(10);
  expect(await hasRoom()).toBe(true);
});

it("holds nothing for a request whose store could not be asked", async () => {
  const admission = createAdmission({
    maxBytes: plenty,
    maxUploads: 1,
    minFreeBytes: 0,
    maxResultBytes: 1,
    disk: { free: async () => plenty },
    store: { bytes: () => Promise.reject(new Error("away")) },
  });
  await expect(admission.admit(1)).rejects.toThrow("away");
  expect(admission.stats()).toEqual({ bytes: 0, uploads: 0 });
});

it("has room while the disk has its reserve and the results are within their budget, whoever is inside", async () => {
  const { admit, hasRoom, found } = door({ minFreeBytes: 50, maxResultBytes: 100 });
  found.free = 50 + 10 * one;
  await admit(10);
  expect(await hasRoom()).toBe(true);
  found.free = 49;
  expect(await hasRoom()).toBe(false);
  Object.assign(found, { free: plenty, results: 101 });
  expect(await hasRoom()).toBe(false);
});
