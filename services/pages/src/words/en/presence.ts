import type { Side } from "../../protocol/protocol";
import { commonWords } from "./common";

export const presenceWords = {
  presence: "At the board",
  present: "at the board",
  presentLabel: (board: number, side: Side) => `${commonWords.side[side]}: at the board, board ${board}`,
  held: (reason: string) => `start held: ${reason}`,
  holdStart: "Hold start",
  releaseStart: "Release",
  releaseReason: "Ready now",
  holdReasons: ["Device not connected", "Technical problem"] as readonly string[],
  rollCall: "Roll call",
  rollCount: (here: number, all: number) => `${here} of ${all} at their boards`,
  exclusion: {
    ask: "Exclude",
    back: "Take back",
    label: (name: string) => `Exclude ${name} from this game`,
    backLabel: (name: string) => `Take back the exclusion of ${name}`,
    title: (name: string) => `Exclude ${name} from this game?`,
    means:
      "The game is lost for this player without being played, unless you take the exclusion back before the start (FSSI ind-b).",
    called: (at: string) => `The players are called at ${at}.`,
    early: (at: string) => `The roll call is only at ${at}.`,
    stands: "excluded",
    help: "A device that is in ticks its player: look at every board, and untick who is not there. Who does not answer may be excluded from the game until its start (FSSI ind-b). Not excluded: the default time decides.",
    you: "You did not answer the roll call and are excluded from this game. If that is wrong, call the arbiter before it starts.",
    youOfTeam: (captain: string) =>
      `You did not answer the roll call and are excluded from this game. If that is wrong, tell your captain, ${captain}, who calls the arbiter before it starts.`,
    told: (name: string) => `${name} did not answer the roll call and is excluded from this game.`,
  },
  absence: {
    ask: "Absent…",
    label: (board: number, side: Side) => `Absent: board ${board}, ${commonWords.side[side]}`,
    title: (name: string) => `Record ${name} as absent?`,
    means:
      "The game then starts without this player's checks, and the default time decides. Who comes in time is checked first and moves then; the clock runs meanwhile.",
    meansAdjourned:
      "At the resumption this player counts as absent, also while the device is on, until an arbiter ticks the player as present. The default time decides.",
    yes: "Record as absent",
    stands: "absent: starts without",
    recorded: "recorded as absent",
    count: (n: number) => `${n} absent`,
    help: "Who has not come can't be checked: record that player as absent, and the game starts without.",
    unready: (boards: readonly number[]) =>
      `${commonWords.boards(boards.slice(0, 20))}${boards.length > 20 ? ` … (${boards.length})` : ""}: checks are missing, so ${boards.length === 1 ? "it does" : "they do"} not start. Make the checks, or record who has not come as absent: then the game starts and the default time decides.`,
    toCheck: "came late: check",
    came: (name: string) =>
      `${name} came after the game had begun and may not move before both checks are made. The clock runs.`,
    opponent: "Your opponent is absent. The game starts without, then the default time decides.",
    you: "You may not move yet: the game began without you, and the arbiter checks you and your device first. Your clock runs.",
  },
  defaultMinutes: (n: number) =>
    n === 0 ? "Who is absent at the start forfeits." : `Who is absent ${n} minutes after the start forfeits.`,
  defaultAt: (at: string, left: string) => `Absent at ${at}: forfeit (in ${left})`,
  defaultWaived: "No forfeit for being late: an arbiter has decided so.",
  waive: "Waive default time",
  waiveWhom: "For",
  waiveMinutes: (rule: number) => `Minutes after the start instead of ${rule} (empty: no forfeit at all)`,
  waiveReasons: ["Delayed transport", "Venue not ready", "Error of the organisers"] as readonly string[],
  reverseForfeit: "Take back forfeit",
};

export type PresenceWords = typeof presenceWords;
