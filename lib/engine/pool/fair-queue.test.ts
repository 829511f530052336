import { expect, it } from "vitest";
import { createFairQueue } from "./fair-queue";

type Item = { name: string; priority: number };

const files = (name: string, count: number): Item[] =>
  Array.from({ length: count }, (_, i) => ({ name: `${name}${i + 1}`, priority: i + 1 }));

function queueOf(...items: Item[]) {
  const queue = createFairQueue<Item>();
  for (const item of items) queue.add(item);
  return queue;
}

/** Names in the order in which they are taken. */
function drain(queue: ReturnType<typeof queueOf>): string[] {
  const names: string[] = [];
  for (let item = queue.take(); item; item = queue.take()) names.push(item.name);
  return names;
}

it("lets two requests take turns, each in its own order", () => {
  const names = drain(queueOf(...files("a", 6), ...files("b", 6)));
  expect(names.slice(0, 8)).toEqual(["a1", "b1", "a2", "b2", "a3", "b3", "a4", "b4"]);
  expect(names.filter((name) => name.startsWith("a"))).toEqual(files("a", 6).map(({ name }) => name));
  expect(names.filter((name) => name.startsWith("b"))).toEqual(files("b", 6).map(({ name }) => name));
});

it.each([1, 2, 3, 4, 5, 10, 19])(
  "lets a single file wait for no other of another's twenty, when it comes after %s of them",
  (taken) => {
    const queue = queueOf(...files("a", 20));
    for (let count = 0; count < taken; count += 1) queue.take();
    queue.add({ name: "single", priority: 1 });
    expect(drain(queue).indexOf("single")).toBe(0);
  },
);

it.each([1, 2, 10])("does not starve a twentieth file while %s single files come every turn", (each) => {
  const queue = queueOf(...files("a", 20));
  const taken: string[] = [];
  while (!taken.includes("a20") && taken.length < 1000) {
    for (let count = 0; count < each; count += 1) queue.add({ name: "single", priority: 1 });
    taken.push(queue.take()?.name ?? "");
  }
  // Every fourth turn at least.
  expect(taken.length).toBeLessThanOrEqual(80);
  expect(taken.filter((name) => name === "single").length).toBeGreaterThan(40);
});

it("keeps a late turn waiting only while others are queued before it", () => {
  const document = { name: "document", priority: 3 };
  expect(drain(queueOf(document, ...files("a", 2)))).toEqual(["a1", "a2", "document"]);
});

it("takes equal turns in order of arrival", () => {
  const names = Array.from({ length: 50 }, (_, i) => `${i}`);
  expect(drain(queueOf(...names.map((name) => ({ name, priority: 1 }))))).toEqual(names);
});

it("removes items, and returns all that are left at once", () => {
  const [first, second, third] = files("a", 3) as [Item, Item, Item];
  const queue = queueOf(first, second, third);
  expect(queue.remove(second)).toBe(true);
  expect(queue.remove(second)).toBe(false);
  expect(queue.size).toBe(2);
  expect(queue.takeAll()).toEqual([first, third]);
  expect(queue.take()).toBeUndefined();
});

it("takes an item that was put back first, and then goes on as before", () => {
  const queue = queueOf(...files("a", 3));
  const lost = queue.take();
  if (lost) queue.putBack(lost);
  expect(drain(queue)).toEqual(["a1", "a2", "a3"]);
  queue.add({ name: "late", priority: 2 });
  queue.putBack({ name: "lost", priority: 9 });
  queue.add({ name: "later", priority: 2 });
  expect(drain(queue)).toEqual(["lost", "late", "later"]);
});
