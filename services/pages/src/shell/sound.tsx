import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { BoardView, Side } from "../protocol/protocol";
import { t } from "../words/strings";

/** How loud an opponent's move sounds on this device; off unless somebody turns it on, so that no other game is disturbed (OCR 20.3). */
export type Volume = "OFF" | "LOW" | "HIGH";
const VOLUMES: readonly Volume[] = ["OFF", "LOW", "HIGH"];
const GAIN: Record<Volume, number> = { OFF: 0, LOW: 0.05, HIGH: 0.3 };
const KEY = "onehall.sound";

export const readVolume = (kept: string | null): Volume => VOLUMES.find((volume) => volume === kept) ?? "OFF";

/** Whether the opponent has moved since; a game that began anew or a position that was restored is no move. */
export const opponentMoved = (
  before: { ply: number; attempt: number } | null,
  now: Pick<BoardView, "ply" | "attempt" | "turn">,
  side: Side,
): boolean => before !== null && before.attempt === now.attempt && now.ply > before.ply && now.turn === side;

const volume = signal<Volume>(typeof localStorage === "undefined" ? "OFF" : readVolume(localStorage.getItem(KEY)));
/** @property at seconds from the start; `hz` the pitch; `for` seconds */
export interface Note {
  at: number;
  hz: number;
  for: number;
}

/** The browser plays nothing before somebody has touched the page. */
export const blocked = signal(false);
let audio: AudioContext | null = null;
/** What was to sound while the browser kept silent; the last of it sounds at the first touch. */
let missed: (() => void) | null = null;

/** Finds out whether the browser lets this page sound; from the first touch on it does. */
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

/** At a touch: the browser lets the page sound from now on. */
export function unlock(): void {
  if (audio && audio.state !== "running") void audio.resume().then(look, () => {});
}

/** Plays some notes, or as soon as the browser lets the page sound; with no gain nothing. */
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

/** Sounds when the opponent has moved, and lets the player choose how loud; what is seen is always there. */
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
