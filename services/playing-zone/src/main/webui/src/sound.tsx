import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { BoardView, Side } from "./protocol";
import { t } from "./strings";

/** How loud an opponent's move sounds on this device; off unless somebody turns it on, so that no other game is disturbed (OCR 20.3). */
export type Volume = "OFF" | "LOW" | "HIGH";
const VOLUMES: readonly Volume[] = ["OFF", "LOW", "HIGH"];
const GAIN: Record<Volume, number> = { OFF: 0, LOW: 0.05, HIGH: 0.3 };
const KEY = "onehall.sound";

export const readVolume = (kept: string | null): Volume => VOLUMES.find((volume) => volume === kept) ?? "OFF";

/** Whether the opponent has moved since; a game that began anew or a position that was restored is no move. */
export const opponentMoved = (before: { ply: number; attempt: number } | null, now: Pick<BoardView, "ply" | "attempt" | "turn">, side: Side): boolean =>
  before !== null && before.attempt === now.attempt && now.ply > before.ply && now.turn === side;

const volume = signal<Volume>(typeof localStorage === "undefined" ? "OFF" : readVolume(localStorage.getItem(KEY)));
let audio: AudioContext | null = null;

function sound(gain: number): void {
  if (gain === 0) return;
  audio ??= new AudioContext();
  const [tone, level] = [audio.createOscillator(), audio.createGain()];
  tone.frequency.value = 660;
  level.gain.setValueAtTime(gain, audio.currentTime);
  level.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.15);
  tone.connect(level).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.15);
}

/** Sounds when the opponent has moved, and lets the player choose how loud; what is seen is always there. */
export function MoveSound({ board, side }: { board: BoardView; side: Side }) {
  const before = useRef<{ ply: number; attempt: number } | null>(null);
  useEffect(() => {
    if (opponentMoved(before.current, board, side)) sound(GAIN[volume.value]);
    before.current = { ply: board.ply, attempt: board.attempt };
  }, [board.ply, board.attempt]);
  return (
    <label class="inline-label quiet">{t.sound.label}
      <select value={volume.value} onChange={(event) => {
        volume.value = readVolume(event.currentTarget.value);
        localStorage.setItem(KEY, volume.value);
        sound(GAIN[volume.value]);
      }}>{VOLUMES.map((each) => <option key={each} value={each}>{t.sound.volumes[each]}</option>)}</select>
    </label>
  );
}
