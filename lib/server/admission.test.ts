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
  const { enter, stats } = door({ maxBytes: 100 });
  const rooms = [await enter(60), await enter(40)];
  await expect(enter(1)).rejects.toMatchObject(busy);
  for (const room of rooms) room.leave();
  expect(stats()).toEqual({ bytes: 0, uploads: 0 });
  await enter(100);
});

it("gives the last room to one of two that come at once", async () => {
  const { enter } = door({ maxBytes: 100 });
  const outcomes = await Promise.allSettled([enter(60), enter(60)]);
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
});

it("counts what came when it has come, not what was claimed", async () => {
  const { enter, stats } = door({ maxBytes: 100 });
  const room = await enter(100);
  room.wrote(10);
  room.wrote(20);
  expect(stats()).toEqual({ bytes: 100, uploads: 1 });
  room.arrived();
  expect(stats()).toEqual({ bytes: 30, uploads: 0 });
  await enter(70);
  await expect(enter(1)).rejects.toMatchObject(busy);
});

it("has nothing left over of a request that ended while it came, nor of one that ends twice", async () => {
  const { enter, stats } = door();
  const [cut, whole] = [await enter(50), await enter(50)];
  cut.wrote(20);
  cut.leave();
  cut.leave();
  whole.wrote(50);
  whole.arrived();
  whole.arrived();
  whole.leave();
  expect(stats()).toEqual({ bytes: 0, uploads: 0 });
});

it("lets so many uploads be on their way at once, however small they are", async () => {
  const { enter } = door({ maxUploads: 2 });
  const [first] = [await enter(1), await enter(1)];
  await expect(enter(1)).rejects.toMatchObject(busy);
  first?.arrived();
  await enter(1);
});

it("gives one visitor a quarter of the bytes and of the uploads, and others the rest", async () => {
  const bytes = door({ maxBytes: 100 });
  await bytes.enter(20, "a");
  await expect(bytes.enter(6, "a")).rejects.toMatchObject(busy);
  await bytes.enter(5, "a");
  await bytes.enter(6, "b");
  await bytes.enter(60);
  const uploads = door({ maxUploads: 8 });
  const [first] = [await uploads.enter(1, "a"), await uploads.enter(1, "a")];
  await expect(uploads.enter(1, "a")).rejects.toMatchObject(busy);
  await uploads.enter(1, "b");
  first?.leave();
  await uploads.enter(1, "a");
});

it("lets in a visitor's only request, though it is more than a share", async () => {
  const { enter } = door({ maxBytes: 100 });
  const room = await enter(90, "a");
  await expect(enter(1, "a")).rejects.toMatchObject(busy);
  room.leave();
  await enter(90, "a");
});

it("leaves the reserve of the disk alone, with what all inside may still write", async () => {
  const { enter, found, stats } = door({ minFreeBytes: 50 });
  found.free = 50 + 10 * one;
  const room = await enter(10);
  await expect(enter(1)).rejects.toMatchObject(full);
  expect(stats()).toEqual({ bytes: 10, uploads: 1 });
  // What is written is not free any more, and is not to be written again.
  found.free -= 10;
  room.wrote(10);
  await expect(enter(1)).rejects.toMatchObject(full);
  room.leave();
  found.free += 10;
  await enter(10);
});

it("keeps the results' budget, with what those inside may add", async () => {
  const { enter, found } = door({ maxResultBytes: 100 });
  found.results = 100 - 10 * RESULT_BYTES_PER_BYTE;
  const room = await enter(10);
  await expect(enter(1)).rejects.toMatchObject(full);
  room.leave();
  found.results += 1;
  await expect(enter(10)).rejects.toMatchObject(full);
  found.results = 0;
  await enter(10);
});

it("has no budget for results where none is set", async () => {
  const { enter, found } = door({ maxResultBytes: 0 });
  found.results = 1e15;
  await enter(10);
});

it("sends nobody away for a disk that does not say what is free", async () => {
  const { enter, hasRoom, found } = door({ minFreeBytes: 50 });
  found.free = undefined;
  await enter(10);
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
  await expect(admission.enter(1)).rejects.toThrow("away");
  expect(admission.stats()).toEqual({ bytes: 0, uploads: 0 });
});

it("has room while the disk has its reserve and the results are within their budget, whoever is inside", async () => {
  const { enter, hasRoom, found } = door({ minFreeBytes: 50, maxResultBytes: 100 });
  found.free = 50 + 10 * one;
  await enter(10);
  expect(await hasRoom()).toBe(true);
  found.free = 49;
  expect(await hasRoom()).toBe(false);
  Object.assign(found, { free: plenty, results: 101 });
  expect(await hasRoom()).toBe(false);
});
