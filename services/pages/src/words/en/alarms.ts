import type { AlarmView } from "../../protocol/protocol";

export const alarmsWords = {
  resumeWaits: (n: number) =>
    `${n === 1 ? "One board has" : `${n} boards have`} a disconnection that is not decided yet, so ` +
    `${n === 1 ? "it stays" : "they stay"} paused. The Chief Arbiter decides about the disconnection (18.9). ` +
    `After the decision, ${n === 1 ? "the game resumes" : "each game resumes"} automatically.`,
  disk: {
    label: "The hall's disk",
    left: (size: string) => `Only ${size} of space is left on the hall's disk.`,
    low: "Please ask the operator to free some space on the disk.",
    noNewRound:
      "Games continue, but no round can be opened. Please ask the operator to free some space on the disk now.",
    full: "All games will stop soon. Please ask the operator to free some space on the disk immediately.",
  },
  standstillLabel: "Standstill of the hall",
  standstill: (from: string, to: string) => `The hall did not answer from ${from} to ${to}.`,
  standstillBoards: (n: number) => `${n === 1 ? "1 board is" : `${n} boards are`} paused; no player has lost time.`,
  standstillWas: (n: number) =>
    `The standstill affected ${n === 1 ? "1 board" : `${n} boards`}; no player has lost time.`,
  standstillList: "Paused boards",
  resumeAll: (n: number) => (n === 1 ? "Resume this board" : `Resume all ${n} boards`),
  alarms: "Alarms",
  alarmCount: (n: number) => `${n} ${n === 1 ? "alarm" : "alarms"}`,
  alarmKind: {
    SETTING_DIFFERS: "the clock setting is not the announced setting",
    TIME_NOT_CONSERVED: "the sum of the clock times is wrong",
    OUTAGE: "the hall did not answer",
  } satisfies Record<AlarmView["kind"], string>,
  alarmAdvice: {
    SETTING_DIFFERS: "Correct the clock setting, or give a reason why this setting is right (OCR 19.5).",
    TIME_NOT_CONSERVED: "Compare the clocks with the list of moves, then set the times (OCR 19.5).",
  } satisfies Record<Exclude<AlarmView["kind"], "OUTAGE">, string>,
  expectedFound: (expected: string, found: string) =>
    `Expected value: ${expected || "–"}. Found value: ${found || "–"}.`,
  correctThis: "Correct the setting…",
  errands: "Please go to these boards",
  covered:
    "On the player's device, the page with the board is hidden or another program is open. " +
    "Check what the screen shows.",
  notInMeeting: (time: string) =>
    `The player is not in the online meeting${time ? ` (since ${time})` : ""}. The game continues.`,
  again: {
    title: "Games that must start again",
    count: (n: number) => `${n} ${n === 1 ? "game" : "games"} must start again`,
    code: (side: string, name: string, venue: string) => `${side}, ${name} (${venue})`,
    codes: (seats: readonly string[]) =>
      "The players have exchanged seats, so each signed-in device now belongs to the other " +
      "player. Make a new code for each of these seats (in the panel of the board or on the " +
      `page “Codes”): ${seats.join("; ")}.`,
    codesTile: "new game: make new codes",
    tile: (done: number) => (done < 4 ? `new game: ${done} of 4 checks done` : "new game: start the board"),
    seat: (side: string, name: string, venue: string, checks: readonly string[]) =>
      `${side}, ${name} (${venue}): ${checks.join(" and ")}`,
    checks: (seats: readonly string[]) =>
      "The earlier game does not count. The Local Chief Arbiter of each venue must repeat these " +
      `checks: ${seats.join("; ")}. Then one of these arbiters starts the board.`,
    start:
      "The earlier game does not count, and all checks have been repeated. Now the Local Chief Arbiter " +
      "of one of the two venues starts the board.",
    player: (checks: readonly string[]) =>
      "Your earlier game on this board does not count. You will play a new game. First an arbiter " +
      `repeats the ${checks.join(" and the ")}, then an arbiter starts the clocks. Please stay ` +
      "at your board. No clock runs before the start.",
  },
};

export type AlarmsWords = typeof alarmsWords;
