import { expect, it } from "vitest";
import { ruleMeant } from "../src/rules";

const rule = (id: string) => ({ id, en: "", it: "" });
const RULES = ["OCR 17.7", "OCR 7.1", "LAW 7.1", "LAW 9.5.3", "FSSI gen-8", "APP-II 7"].map(rule);

it("takes an article as people write it, a number alone as one of the Laws first (OCR 17.10, LAW 11.9)", () => {
  const meant = (typed: string) => ruleMeant(RULES, typed)?.id;
  expect(["OCR 17.7", "17.7", " ocr  17.7 ", "OCR17.7", "Art. 17.7."].map(meant)).toEqual(["OCR 17.7", "OCR 17.7", "OCR 17.7", "OCR 17.7", "OCR 17.7"]);
  expect(["7.1", "law 7.1", "Laws 7.1", "FLC 7.1", "ocr 7.1", "9.5.3", "gen-8"].map(meant)).toEqual(["LAW 7.1", "LAW 7.1", "LAW 7.1", "LAW 7.1", "OCR 7.1", "LAW 9.5.3", "FSSI gen-8"]);
  expect(["", "7", "7.7", "99", "OCR"].map(meant)).toEqual([undefined, undefined, undefined, undefined, undefined]);
});
