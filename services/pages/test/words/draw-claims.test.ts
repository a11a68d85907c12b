import { expect, it } from "vitest";

const italian = import.meta.glob<string>("../../src/words/it/*.ts", { query: "?raw", import: "default", eager: true });

it("calls a draw claim a request in Italian: a complaint is what starts a fair-play case (APP-I G2)", () => {
  const complaining = Object.keys(italian).filter((file) => /\breclam/i.test(italian[file]!));
  expect(Object.keys(italian).length).toBeGreaterThan(20);
  expect(complaining.map((file) => file.split("/").at(-1))).toEqual([
    "fairplay.ts",
    "refusals-fairplay.ts",
    "screening.ts",
  ]);
});
