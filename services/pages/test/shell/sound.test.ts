import { describe, expect, it } from "vitest";
import { opponentMoved, readVolume } from "../../src/shell/sound";
import { board } from "../fixtures";

describe("the sound of an opponent's move", () => {
  it("comes with the opponent's move only (OCR 20.3)", () => {
    const now = board({ ply: 5, attempt: 1, turn: "BLACK" });
    expect(opponentMoved({ ply: 4, attempt: 1 }, now, "BLACK")).toBe(true);
    expect(opponentMoved({ ply: 4, attempt: 1 }, now, "WHITE")).toBe(false);
    expect(opponentMoved({ ply: 5, attempt: 1 }, now, "BLACK")).toBe(false);
    expect(opponentMoved(null, now, "BLACK")).toBe(false);
    expect(opponentMoved({ ply: 7, attempt: 1 }, now, "BLACK")).toBe(false);
    expect(opponentMoved({ ply: 4, attempt: 2 }, now, "BLACK")).toBe(false);
  });

  it("is off on a device where nobody has turned it on (OCR 20.3)", () => {
    expect(readVolume(null)).toBe("OFF");
    expect(readVolume("LOUDEST")).toBe("OFF");
    expect(readVolume("LOW")).toBe("LOW");
  });
});
