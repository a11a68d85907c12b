import { expect, it } from "vitest";
import { ruleMeant, rulesNear } from "../../src/console/article-search";

const rule = (id: string) => ({ id, document: "", en: "", it: "" });
const RULES = ["OCR 17.7", "OCR 7.1", "LAW 7.1", "LAW 9.5.3", "FSSI gen-8", "APP-II 7"].map(rule);

it("takes an article as people write it, a number alone as one of the Laws first (OCR 17.10, LAW 11.9)", () => {
  const meant = (typed: string) => ruleMeant(RULES, typed)?.id;
  expect(["OCR 17.7", "17.7", " ocr  17.7 ", "OCR17.7", "Art. 17.7."].map(meant)).toEqual([
    "OCR 17.7",
    "OCR 17.7",
    "OCR 17.7",
    "OCR 17.7",
    "OCR 17.7",
  ]);
  expect(["7.1", "law 7.1", "Laws 7.1", "FLC 7.1", "ocr 7.1", "9.5.3", "gen-8"].map(meant)).toEqual([
    "LAW 7.1",
    "LAW 7.1",
    "LAW 7.1",
    "LAW 7.1",
    "OCR 7.1",
    "LAW 9.5.3",
    "FSSI gen-8",
  ]);
  expect(["", "7", "7.7", "99", "OCR"].map(meant)).toEqual([undefined, undefined, undefined, undefined, undefined]);
});

it("names articles close to what is written so far, those of the Laws before others (OCR 17.10)", () => {
  const near = (typed: string) => rulesNear(RULES, typed).map((one) => one.id);
  expect(["9", "9.5.9", "7", "ocr 17", "laws 7.1.4", "gen", "", "x"].map(near)).toEqual([
    ["LAW 9.5.3"],
    ["LAW 9.5.3"],
    ["LAW 7.1", "OCR 7.1"],
    ["OCR 17.7"],
    ["LAW 7.1"],
    [],
    [],
    [],
  ]);
});
