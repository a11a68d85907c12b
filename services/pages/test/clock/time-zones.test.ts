import { describe, expect, test } from "vitest";
import type { Competition } from "../../src/protocol/protocol";
import { dayAt, placed, timeAt, zonesOf } from "../../src/clock/time-zones";
import { competition, who } from "../fixtures";

const AT = Date.UTC(2026, 10, 21, 14, 3, 7);
const venues = (...zones: string[]): Competition => ({
  ...competition(),
  venues: zones.map((timeZone, index) => ({ id: `v${index}`, name: `Venue ${index}`, timeZone })),
});
const THREE = venues("Europe/Rome", "Europe/London", "Asia/Tokyo");

describe("times of several venues (OCR 18.1, DEC-24)", () => {
  test("an arbiter of a venue reads them in the venue's zone, whatever his device thinks", () => {
    expect(placed(AT, zonesOf(who("LOCAL_CHIEF_ARBITER", "v2"), THREE))).toMatch(/^23:03:07 (GMT\+9|JST)$/);
    expect(placed(AT, zonesOf(who("LOCAL_TECHNICAL_ARBITER", "v1"), THREE))).toMatch(/^14:03:07 (GMT|UTC)$/);
    expect(placed(AT, zonesOf(who("PLAYER", "v0"), venues("Asia/Tokyo", "Asia/Tokyo")))).toBe("23:03:07");
  });
  test("the Chief Arbiter reads the venue's and the competition's where they differ", () => {
    const zones = zonesOf(who("CHIEF_ARBITER"), THREE);
    expect(placed(AT, zones, "Asia/Tokyo")).toMatch(/^23:03:07 (GMT\+9|JST) \(15:03:07 (GMT\+1|CET)\)$/);
    expect(placed(AT, zones, "Europe/Rome")).toMatch(/^15:03:07 (GMT\+1|CET)$/);
    expect(placed(AT, zones)).toMatch(/^15:03:07 (GMT\+1|CET)$/);
    expect(placed(AT, zones, "Europe/London", dayAt)).toMatch(/14:03:07.*\(.*15:03:07 (GMT\+1|CET)\)$/);
  });
  test("zones that show the same then are one", () => {
    const zones = zonesOf(who("CHIEF_ARBITER"), venues("Europe/Rome", "Europe/Oslo"));
    expect(placed(AT, zones, "Europe/Oslo")).toBe("15:03:07");
    expect(
      placed(
        Date.UTC(2026, 2, 15, 12),
        zonesOf(who("CHIEF_ARBITER"), venues("Europe/Rome", "America/New_York")),
        "America/New_York",
      ),
    ).toMatch(/^08:00:00 .* \(13:00:00 .*\)$/);
  });
  test("a zone the browser does not know is UTC", () => {
    expect(placed(AT, zonesOf(who("LOCAL_CHIEF_ARBITER", "v0"), venues("Nowhere/Land")))).toBe("14:03:07");
    expect(placed(AT, zonesOf(who("CHIEF_ARBITER"), venues("Europe/Rome", "Nowhere/Land")), "Nowhere/Land")).toMatch(
      /^14:03:07 UTC \(15:03:07 /,
    );
  });
  test("spectators read the time of their device", () =>
    expect(placed(AT, zonesOf(who("SPECTATOR"), THREE), "Asia/Tokyo")).toBe(timeAt(AT, undefined)));
});
