import type { Side } from "../../protocol/protocol";
import { commonWords } from "./common";

export const presenceWords = {
  presence: "At the board",
  present: "at the board",
  presentLabel: (board: number, side: Side) => `${commonWords.side[side]}: at the board, board ${board}`,
  held: (reason: string) => `start on hold: ${reason}`,
  holdStart: "Hold start",
  releaseStart: "Release start",
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
      "This player loses the game without playing, unless you take the exclusion back before the start (FSSI ind-b).",
    called: (at: string) => `The roll call is at ${at}.`,
    early: (at: string) => `The roll call is not before ${at}.`,
    stands: "excluded",
    help:
      "A player whose device is signed in is marked as present. So look at every board, and " +
      "untick players who are not there. Until the game starts, you may exclude a player who " +
      "does not answer (FSSI ind-b). If you do not exclude the player, the default time " +
      "decides.",
    you:
      "You did not answer the roll call and are excluded from this game. If that is wrong, " +
      "call the arbiter before the game starts.",
    youOfTeam: (captain: string) =>
      "You did not answer the roll call and are excluded from this game. If that is wrong, " +
      `tell your captain, ${captain}, who must call the arbiter before the game starts.`,
    told: (name: string) => `${name} did not answer the roll call and is excluded from this game.`,
  },
  absence: {
    ask: "Absent…",
    label: (board: number, side: Side) => `Absent: board ${board}, ${commonWords.side[side]}`,
    title: (name: string) => `Record ${name} as absent?`,
    means:
      "The game then starts without this player's checks, and the default time decides. If " +
      "the player arrives in time, the checks must be made before the player may move. The " +
      "player's clock runs meanwhile.",
    meansAdjourned:
      "When the game resumes, this player counts as absent, even if the device is on, until an " +
      "arbiter marks the player as present. The default time decides.",
    yes: "Record as absent",
    stands: "absent: the game starts without checks",
    recorded: "recorded as absent",
    count: (n: number) => `${n} absent`,
    help:
      "You cannot check a player who has not arrived. Record the player as absent; then the " +
      "game starts without the checks.",
    unready: (boards: readonly number[]) =>
      `${commonWords.boards(boards.slice(0, 20))}${boards.length > 20 ? ` … (${boards.length})` : ""}: ` +
      `checks are missing, so ${boards.length === 1 ? "it does" : "they do"} not start. Make ` +
      "the checks, or record players who have not arrived as absent: then the game starts and " +
      "the default time decides.",
    toCheck: "came late: must be checked",
    came: (name: string) =>
      `${name} arrived after the start and must not move before both checks are done. The player's clock is running.`,
    opponent: "Your opponent is absent. The game starts anyway; then the default time decides.",
    you:
      "You must not move yet: the game began without you, and the arbiter must first check " +
      "you and your device. Your clock is running.",
  },
  defaultMinutes: (n: number) =>
    n === 0
      ? "A player who is absent at the start forfeits."
      : `A player who is absent ${n} minutes after the start forfeits.`,
  defaultAt: (at: string, left: string) => `Forfeit if absent at ${at} (in ${left})`,
  defaultWaived: "Arriving late is not a forfeit: an arbiter has waived the default time.",
  waive: "Waive default time",
  waiveWhom: "For",
  waiveMinutes: (rule: number) =>
    `Default time in minutes after the start (${rule} in the regulations; empty: no forfeit)`,
  waiveReasons: ["Delayed transport", "Venue not ready", "Error of the organisers"] as readonly string[],
  reverseForfeit: "Take back forfeit",
};

export type PresenceWords = typeof presenceWords;
