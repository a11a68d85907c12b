import { expect, test } from "vitest";
import { instantAfter, instantBefore, instantOf, timeField } from "../../src/clock/local-instants";

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

test("a time of day is that of the venue, whatever the device thinks", () => {
  const now = Date.UTC(2026, 10, 23, 14, 3, 7);
  expect(timeField(now, "Asia/Tokyo")).toBe("23:03:07");
  expect(instantAfter("23:30", now, "Asia/Tokyo")).toBe(Date.UTC(2026, 10, 23, 14, 30));
  expect(instantAfter("09:00", now, "Asia/Tokyo")).toBe(Date.UTC(2026, 10, 24, 0, 0));
  expect(instantBefore("23:30", now, "Asia/Tokyo")).toBe(Date.UTC(2026, 10, 22, 14, 30));
  expect(instantBefore("15:00", now, "Europe/Rome")).toBe(Date.UTC(2026, 10, 23, 14, 0));
  expect(instantOf("2026-11-24T09:30", "Asia/Tokyo")).toBe(Date.UTC(2026, 10, 24, 0, 30));
  expect(instantOf("", "Asia/Tokyo")).toBeUndefined();
});
test("a change of the clocks on the way is reckoned with (DEC-24)", () => {
  const before = Date.UTC(2026, 2, 28, 22, 0);
  expect(instantAfter("09:00", before, "Europe/Rome")).toBe(Date.UTC(2026, 2, 29, 7, 0));
  expect(instantBefore("23:30", Date.UTC(2026, 2, 29, 7, 0), "Europe/Rome")).toBe(Date.UTC(2026, 2, 28, 22, 30));
});
