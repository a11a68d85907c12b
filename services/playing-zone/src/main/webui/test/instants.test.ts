import { expect, test } from "vitest";
import { instantAfter, instantBefore, timeField } from "../src/instants";

const NOW = new Date(2026, 10, 23, 14, 3, 7).getTime();
const DAY = 86_400_000;

test("a time of day is the next or the last one of this place", () => {
  expect(instantAfter("14:03:08", NOW)).toBe(NOW + 1000);
  expect(instantAfter("14:03:07", NOW)).toBe(NOW + DAY);
  expect(instantBefore("14:03:07", NOW)).toBe(NOW);
  expect(instantBefore("14:03", NOW)).toBe(NOW - 7000);
  expect(instantBefore("14:03:08", NOW)).toBe(NOW + 1000 - DAY);
  expect(instantBefore("", NOW)).toBeUndefined();
});
test("an instant fills a time field", () => expect(timeField(NOW)).toBe("14:03:07"));
