// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { enrol, Problem } from "../../src/network/session";
import { refusalWords } from "../../src/words/hall-words";

it("is worded with what it names, in Italian too", async () => {
  const detail =
    "Too many wrong codes were entered from this device or its network address. Wait 42 seconds, then try again.";
  const body = { code: "TOO_MANY_CODES", detail, details: { seconds: "42" } };
  vi.stubGlobal("fetch", async () => ({ ok: false, status: 429, statusText: "", json: async () => body }));
  const problem = await enrol("AAAA-AAAA").then(
    () => undefined,
    (why: unknown) => why,
  );
  if (!(problem instanceof Problem)) throw new Error("the code was taken");
  expect(refusalWords(problem.code, problem.message, "en", problem.details)).toBe(detail);
  expect(refusalWords(problem.code, problem.message, "it", problem.details)).toContain("Aspetta 42 secondi");
});
