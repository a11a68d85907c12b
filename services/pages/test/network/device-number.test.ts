import { describe, expect, it } from "vitest";
import { isDevice, numbered, readDevice, shownDevice } from "../../src/network/device-number";

describe("the number of a playing device (OCR 16.6)", () => {
  it("is eight characters that cannot be taken for each other", () => {
    const number = numbered((bytes) => Uint8Array.from({ length: bytes }, (_, i) => i * 31));
    expect(isDevice(number)).toBe(true);
    expect(isDevice("K7QF3M2")).toBe(false);
    expect(isDevice("K7QF3M2O")).toBe(false);
  });

  it("is read as people say it and shown in two halves", () => {
    expect(readDevice(" k7qf-3m2o ")).toBe("K7QF3M20");
    expect(readDevice("il1o-0000")).toBe("11100000");
    expect(shownDevice("K7QF3M2P")).toBe("K7QF-3M2P");
    expect(shownDevice("laptop")).toBe("laptop");
  });
});
