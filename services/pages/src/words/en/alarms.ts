import type { AlarmView } from "../../protocol/protocol";

export const alarmsWords = {
  resumeWaits: (n: number) =>
    `On ${n === 1 ? "one board" : `${n} boards`} a player was disconnected, and the Chief Arbiter has not decided ` +
    `yet (18.9). ${n === 1 ? "This game stays" : "These games stay"} paused. After the decision, ` +
    `${n === 1 ? "the game resumes" : "each game resumes"} automatically.`,
  disk: {
    label: "The server's disk",
    left: (size: string) => `The server's disk is nearly full: only ${size} are free.`,
    low: "Please ask the operator to free some space on the disk.",
    noNewRound:
      "Games continue, but no round can be opened. Please ask the operator to free some space on the disk now.",
    full: "All games will stop soon. Please ask the operator to free some space on the disk immediately.",
  },
  standstillLabel: "Standstill of the server",
  standstill: (from: string, to: string) => `The server did not answer from ${from} to ${to}.`,
  standstillBoards: (n: number) => `${n === 1 ? "1 board is" : `${n} boards are`} paused; no player has lost time.`,
  standstillWas: (n: number) =>
    `The server did not answer for some time. ${n === 1 ? "1 board was" : `${n} boards were`} affected; ` +
    "no player has lost time.",
  standstillList: "Boards",
  resumeAll: (n: number) => (n === 1 ? "Resume this board" : `Resume all ${n} boards`),
  alarms: "Alarms",
  alarmKind: {
    SETTING_DIFFERS: "the clock setting differs from the announced setting",
    TIME_NOT_CONSERVED: "the sum of the clock times is wrong",
    OUTAGE: "the server did not answer",
  } satisfies Record<AlarmView["kind"], string>,
  alarmAdvice: {
    SETTING_DIFFERS: "Correct the clock setting, or give a reason why this setting is right (OCR 19.5).",
    TIME_NOT_CONSERVED: "Compare the clocks with the list of moves, then set the right times (OCR 19.5).",
  } satisfies Record<Exclude<AlarmView["kind"], "OUTAGE">, string>,
  expectedFound: (expected: string, found: string) =>
    `Expected value: ${expected || "–"}. Found value: ${found || "–"}.`,
  correctThis: "Correct clock setting…",
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
      "The players have exchanged seats, but each device is still signed in for the old seat of its " +
      "player. Make a new sign-in code for each of these seats (in the panel of the board or on the page " +
      `“Codes”): ${seats.join("; ")}.`,
    codesTile: "new game: make sign-in codes",
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
