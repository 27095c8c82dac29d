import { expect, test } from "vitest";
import { CommandQueue } from "../src/table/queue.ts";

function deferred<T>() {
  let resolve!: (value: T) => void;
  let reject!: (why: unknown) => void;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

test("a command begins when the one before it has been answered", async () => {
  const queue = new CommandQueue();
  const begun: string[] = [];
  const first = deferred<string>();
  const one = queue.add(() => (begun.push("one"), first.promise));
  const two = queue.add(async () => (begun.push("two"), "second"));
  await Promise.resolve();
  expect(begun).toEqual(["one"]);
  expect(queue.busy).toBe(true);
  first.resolve("first");
  expect(await Promise.all([one, two])).toEqual(["first", "second"]);
  expect(begun).toEqual(["one", "two"]);
  expect(queue.busy).toBe(false);
});

test("a command that fails tells its caller and lets the next one begin", async () => {
  const queue = new CommandQueue();
  const failing = queue.add(() => Promise.reject(new Error("no")));
  const next = queue.add(async () => "done");
  await expect(failing).rejects.toThrow("no");
  expect(await next).toBe("done");
  expect(queue.busy).toBe(false);
});
