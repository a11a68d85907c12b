import { signal } from "@preact/signals";
import type { NeedKind } from "./tasks";
import { play, type Note, type Volume } from "./sound";

/**
 * How alarms sound on this device: loud unless somebody chooses otherwise, because an official who is not looking must
 * hear them (OCR 18.9, 19.1).
 */
export type Tune = "CHIME" | "BELL" | "PIPS";
export const TUNES: readonly Tune[] = ["CHIME", "BELL", "PIPS"];
export const VOLUMES: readonly Volume[] = ["OFF", "LOW", "HIGH"];
export interface AlarmSound {
  tune: Tune;
  volume: Volume;
}
const KEY = "onehall.alarms";
const GAIN: Record<Volume, number> = { OFF: 0, LOW: 0.08, HIGH: 0.4 };

/**
 * The melody of each kind, whatever the instrument: falling for a lost link, rising for a call, one long tone for a
 * standstill.
 */
const MELODY: Record<NeedKind, readonly Note[]> = {
  CASE: [
    { at: 0, hz: 880, for: 0.18 },
    { at: 0.2, hz: 660, for: 0.18 },
    { at: 0.4, hz: 494, for: 0.34 },
  ],
  CALL: [
    { at: 0, hz: 523, for: 0.16 },
    { at: 0.18, hz: 784, for: 0.34 },
  ],
  STANDSTILL: [
    { at: 0, hz: 392, for: 0.5 },
    { at: 0.6, hz: 392, for: 0.5 },
  ],
  OTHER: [{ at: 0, hz: 698, for: 0.3 }],
};
const INSTRUMENT: Record<Tune, { wave: OscillatorType; raise: number; short: boolean }> = {
  CHIME: { wave: "sine", raise: 1, short: false },
  BELL: { wave: "triangle", raise: 1.5, short: false },
  PIPS: { wave: "square", raise: 1, short: true },
};

export function melody(kind: NeedKind, tune: Tune): readonly Note[] {
  const { raise, short } = INSTRUMENT[tune];
  return MELODY[kind].map((note) => ({
    at: note.at,
    hz: note.hz * raise,
    for: short ? Math.min(0.1, note.for) : note.for,
  }));
}

/** The sound stored on this device, or the default. */
export function readAlarmSound(kept: string | null): AlarmSound {
  try {
    const { tune, volume } = JSON.parse(kept ?? "{}") as Partial<AlarmSound>;
    return {
      tune: TUNES.find((one) => one === tune) ?? "CHIME",
      volume: VOLUMES.find((one) => one === volume) ?? "HIGH",
    };
  } catch {
    return { tune: "CHIME", volume: "HIGH" };
  }
}

export const alarmSound = signal<AlarmSound>(
  readAlarmSound(typeof localStorage === "undefined" ? null : localStorage.getItem(KEY)),
);
export function chooseSound(choice: Partial<AlarmSound>): void {
  alarmSound.value = { ...alarmSound.value, ...choice };
  localStorage.setItem(KEY, JSON.stringify(alarmSound.value));
}

/** Plays a kind of alarm with the sound chosen on this device. */
export function ring(kind: NeedKind): void {
  const { tune, volume } = alarmSound.value;
  play(melody(kind, tune), INSTRUMENT[tune].wave, GAIN[volume]);
}
