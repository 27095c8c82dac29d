import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, editionOf, post, prefetchEdition, Problem } from "../src/wire/http.ts";

const server = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal("fetch", server));
afterEach(() => {
  server.mockReset();
  vi.unstubAllGlobals();
});

const problemOf = async (request: Promise<unknown>): Promise<Problem> => {
  const error: unknown = await request.then(
    () => expect.unreachable(),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Problem);
  return error as Problem;
};

test("a request goes to /api with the session's cookie and gives the parsed answer", async () => {
  server.mockResolvedValueOnce(Response.json({ name: "Ada" }));
  expect(await api.me()).toEqual({ name: "Ada" });
  expect(server).toHaveBeenCalledWith("/api/me", { method: "GET", credentials: "same-origin" });
});

test("a body is sent as JSON", async () => {
  server.mockResolvedValueOnce(Response.json({}));
  await api.login("Ada", "secret");
  const [path, options] = server.mock.calls[0]!;
  expect(path).toBe("/api/login");
  expect(options).toMatchObject({ method: "POST", headers: { "content-type": "application/json" } });
  expect(JSON.parse(String(options!.body))).toEqual({ name: "Ada", password: "secret" });
});

test("names in an address are escaped", async () => {
  server.mockResolvedValueOnce(Response.json({}));
  await api.profile("Ada & Ben/2");
  expect(server.mock.calls[0]![0]).toBe("/api/users/Ada%20%26%20Ben%2F2");
});

test("a refusal of the server keeps its code, its rule and its status", async () => {
  const error = { code: "name-taken", message: "This name is taken.", rule: "R1" };
  server.mockResolvedValueOnce(Response.json({ error }, { status: 409 }));
  const problem = await problemOf(api.guest("Ada"));
  expect(problem.status).toBe(409);
  expect(problem.refused).toEqual(error);
  expect(problem.message).toBe("This name is taken.");
});

test("without an answer the code is away", async () => {
  server.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const problem = await problemOf(api.me());
  expect([problem.status, problem.refused.code]).toEqual([0, "away"]);
});

test.each([502, 200])("an answer that is not JSON (status %i) is a failure", async (status) => {
  server.mockResolvedValueOnce(new Response("<h1>Bad gateway</h1>", { status, statusText: "Bad gateway" }));
  const problem = await problemOf(api.me());
  expect(problem.status).toBe(status);
  expect(problem.refused).toEqual({ code: "failed", message: "Bad gateway" });
});

test("a request can be cancelled by its signal", async () => {
  server.mockResolvedValueOnce(Response.json({}));
  const { signal } = new AbortController();
  await post("/analysis", {}, signal);
  expect(server.mock.calls[0]![1]!.signal).toBe(signal);
});

test("an edition is requested once", async () => {
  server.mockResolvedValueOnce(Response.json({ id: "ardennes" }));
  const [first, second] = await Promise.all([editionOf("ardennes+novictory"), editionOf("ardennes+novictory")]);
  expect(first).toBe(second);
  expect(server).toHaveBeenCalledTimes(1);
  expect(server.mock.calls[0]![0]).toBe("/api/editions/ardennes%2Bnovictory");
});

test("an edition that could not be loaded is requested again", async () => {
  server.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await prefetchEdition("dday");
  server.mockResolvedValueOnce(Response.json({ id: "dday" }));
  expect(await editionOf("dday")).toEqual({ id: "dday" });
});
