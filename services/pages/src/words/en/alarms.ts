import type { AlarmView } from "../../protocol/protocol";

export const alarmsWords = {
  hallBack: "Hall is back",
  resumeWaits: (n: number) =>
    `${n === 1 ? "One board has" : `${n} boards have`} an open disconnection and ` +
    `${n === 1 ? "stays" : "stay"} paused. The Chief Arbiter decides (18.9); the decision ` +
    `resumes ${n === 1 ? "the game" : "the games"}.`,
  disk: {
    label: "The hall's disk",
    left: (size: string) => `Only ${size} is left on the hall's disk.`,
    low: "Please ask the operator to make room on the disk.",
    noNewRound: "Games continue, but no round can be opened. Please ask the operator to make room on the disk now.",
    full: "Play is about to stop. Please ask the operator to make room on the disk immediately.",
  },
  standstillLabel: "Standstill of the hall",
  standstill: (from: string, to: string) => `The hall did not answer from ${from} to ${to}.`,
  standstillBoards: (n: number) => `${n === 1 ? "1 board is" : `${n} boards are`} paused; no player has lost time.`,
  standstillWas: (n: number) => `${n === 1 ? "1 board was" : `${n} boards were`} affected; no player has lost time.`,
  standstillList: "Boards",
  resumeAll: (n: number) => (n === 1 ? "Resume it" : `Resume all ${n}`),
  alarms: "Alarms",
  alarmCount: (n: number) => `${n} ${n === 1 ? "alarm" : "alarms"}`,
  alarmKind: {
    SETTING_DIFFERS: "the clock setting differs from the announced one",
    TIME_NOT_CONSERVED: "the sum of the clock times is wrong",
    OUTAGE: "the hall did not answer",
  } satisfies Record<AlarmView["kind"], string>,
  alarmAdvice: {
    SETTING_DIFFERS: "Correct the setting, or give the reason why it is right (OCR 19.5).",
    TIME_NOT_CONSERVED: "Compare the clocks with the list of moves, then set the times (OCR 19.5).",
  } satisfies Record<Exclude<AlarmView["kind"], "OUTAGE">, string>,
  expectedFound: (expected: string, found: string) => `Expected: ${expected || "–"}. Found: ${found || "–"}.`,
  correctThis: "Correct…",
  errands: "Walk to the board",
  covered: "The page with the board is hidden, or another program is in use. Check what the screen shows.",
  notInMeeting: (time: string) =>
    `The player is not in the meeting${time ? ` (since ${time})` : ""}. The game goes on.`,
  again: {
    title: "Games to start again",
    count: (n: number) => `${n} ${n === 1 ? "game" : "games"} to start again`,
    code: (side: string, name: string, venue: string) => `${side}, ${name} (${venue})`,
    codes: (seats: readonly string[]) =>
      "The players have exchanged seats, so each signed-in device now belongs to the other " +
      "player. In the panel of the board or on the page Codes, make a new code for: " +
      `${seats.join("; ")}.`,
    codesTile: "new game: make new codes",
    tile: (done: number) => (done < 4 ? `new game: checks ${done}/4` : "new game: start it"),
    seat: (side: string, name: string, venue: string, checks: readonly string[]) =>
      `${side}, ${name} (${venue}): ${checks.join(" and ")}`,
    checks: (seats: readonly string[]) =>
      "The earlier game is void. The Local Chief Arbiter of each venue must repeat these " +
      `checks: ${seats.join("; ")}. Then one of these arbiters starts the board.`,
    start:
      "The earlier game is void and all checks have been repeated: the Local Chief Arbiter of " +
      "either venue starts the board.",
    player: (checks: readonly string[]) =>
      "Your earlier game on this board is void, and you will play a new one. Next, an " +
      `arbiter repeats the ${checks.join(" and the ")} and then starts the clocks. Stay at ` +
      "your board; no clock runs until then.",
  },
};

export type AlarmsWords = typeof alarmsWords;
