import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { BoardView, Side } from "../protocol/protocol";
import { t } from "../words/words";

/**
 * How loud the sound of an opponent's move is on this device; off unless somebody turns it on, so that no other game is
 * disturbed (OCR 20.3).
 */
export type Volume = "OFF" | "LOW" | "HIGH";
const VOLUMES: readonly Volume[] = ["OFF", "LOW", "HIGH"];
const GAIN: Record<Volume, number> = { OFF: 0, LOW: 0.05, HIGH: 0.3 };
const KEY = "onehall.sound";

export const readVolume = (kept: string | null): Volume => VOLUMES.find((volume) => volume === kept) ?? "OFF";

/** Whether the opponent has moved since; a new game or a restored position does not count as a move. */
export const opponentMoved = (
  before: { ply: number; attempt: number } | null,
  now: Pick<BoardView, "ply" | "attempt" | "turn">,
  side: Side,
): boolean => before !== null && before.attempt === now.attempt && now.ply > before.ply && now.turn === side;

const volume = signal<Volume>(typeof localStorage === "undefined" ? "OFF" : readVolume(localStorage.getItem(KEY)));
/** @property at in seconds from the start; `hz` is the pitch, `for` the duration in seconds */
export interface Note {
  at: number;
  hz: number;
  for: number;
}

/** Whether the browser blocks sound, as it does until somebody has touched the page. */
export const blocked = signal(false);
let audio: AudioContext | null = null;
/** The last sound that the browser blocked; it is played at the first touch. */
let missed: (() => void) | null = null;

/** Finds out whether the browser lets this page play sound; from the first touch on it does. */
export function prepareSound(): void {
  if (typeof AudioContext === "undefined") return;
  if (!audio) {
    audio = new AudioContext();
    audio.onstatechange = look;
    for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, unlock, { capture: true });
  }
  look();
}

function look(): void {
  blocked.value = audio?.state !== "running";
  if (blocked.value || missed === null) return;
  const sounds = missed;
  missed = null;
  sounds();
}

/** At a touch: from now on the browser lets the page play sound. */
export function unlock(): void {
  if (audio && audio.state !== "running") void audio.resume().then(look, () => {});
}

/** Plays notes, at once or as soon as the browser allows it; with no gain it plays nothing. */
export function play(notes: readonly Note[], wave: OscillatorType, gain: number): void {
  if (gain === 0) return;
  prepareSound();
  if (!audio) return;
  if (audio.state !== "running") {
    missed = () => play(notes, wave, gain);
    return;
  }
  for (const note of notes) {
    const [tone, level] = [audio.createOscillator(), audio.createGain()];
    const from = audio.currentTime + note.at;
    tone.type = wave;
    tone.frequency.value = note.hz;
    level.gain.setValueAtTime(gain, from);
    level.gain.exponentialRampToValueAtTime(0.001, from + note.for);
    tone.connect(level).connect(audio.destination);
    tone.start(from);
    tone.stop(from + note.for);
  }
}

const sound = (gain: number): void => play([{ at: 0, hz: 660, for: 0.15 }], "sine", gain);

/** Plays a sound when the opponent has moved, and lets the player choose the volume; the move is always visible too. */
export function MoveSound({ board, side }: { board: BoardView; side: Side }) {
  const before = useRef<{ ply: number; attempt: number } | null>(null);
  useEffect(() => {
    if (opponentMoved(before.current, board, side)) sound(GAIN[volume.value]);
    before.current = { ply: board.ply, attempt: board.attempt };
  }, [board.ply, board.attempt]);
  return (
    <label class="inline-label quiet">
      {t.sound.label}
      <select
        value={volume.value}
        onChange={(event) => {
          volume.value = readVolume(event.currentTarget.value);
          localStorage.setItem(KEY, volume.value);
          sound(GAIN[volume.value]);
        }}
      >
        {VOLUMES.map((each) => (
          <option key={each} value={each}>
            {t.sound.volumes[each]}
          </option>
        ))}
      </select>
    </label>
  );
}
