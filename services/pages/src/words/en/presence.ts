import type { Side } from "../../protocol/protocol";
import { commonWords } from "./common";
import { counted, formOf } from "../plurals";

export const presenceWords = {
  presence: "Players at the board",
  present: "player is at the board",
  presentLabel: (board: number, side: Side) => `${commonWords.side[side]}: player is at the board, board ${board}`,
  held: (reason: string) => `start delayed: ${reason}`,
  holdStart: "Delay the start",
  releaseStart: "Allow the start",
  rollCall: "Roll call",
  rollCount: (here: number, all: number) =>
    `${here} of ${counted(all, "player", "players")} ${formOf(here, "is at the board", "are at their boards")}`,
  exclusion: {
    ask: "Exclude the player",
    back: "Take back the exclusion",
    label: (name: string) => `Exclude the player ${name} from this game`,
    backLabel: (name: string) => `Take back the exclusion of ${name}`,
    title: (name: string) => `Exclude ${name} from this game?`,
    means:
      "An excluded player loses this game without playing. You can take the exclusion back until the game " +
      "starts (FSSI ind-b).",
    called: (at: string) => `The roll call is at ${at}.`,
    early: (at: string) => `The roll call has not begun: it is at ${at}.`,
    stands: "excluded from this game",
    help:
      "The server marks every player with a signed-in device as present. So look at every board, and " +
      "remove the mark of players who are not there. Until the game starts, you may exclude a player who " +
      "does not answer the roll call (FSSI ind-b). A player whom you do not exclude can still come until " +
      "the end of the default time. After that, an absent player loses by forfeit.",
    you:
      "You did not answer the roll call, so you are excluded from this game. If the exclusion is " +
      "wrong, call the arbiter before the game starts.",
    youOfTeam: (captain: string) =>
      "You did not answer the roll call, so you are excluded from this game. If the exclusion is " +
      `wrong, tell your captain, ${captain}. Your captain must call the arbiter before the game starts.`,
    told: (name: string) => `${name} did not answer the roll call and is excluded from this game.`,
  },
  absence: {
    ask: "Record as absent…",
    label: (board: number, side: Side) => `Record as absent: board ${board}, ${commonWords.side[side]}`,
    title: (name: string) => `Record ${name} as absent?`,
    means:
      "The game can then start without the checks of this player. A player who arrives within the default " +
      "time must be checked before moving. The player's clock runs during the checks.",
    meansAdjourned:
      "When the game resumes, this player counts as absent, even if the device is on. Only an arbiter can " +
      "then mark the player as present. A player who is still absent after the default time loses by " +
      "forfeit.",
    yes: "Yes, record as absent",
    stands: "absent: the game can start without this player's checks",
    recorded: "recorded as absent",
    count: (n: number) => `${n} ${n === 1 ? "player" : "players"} absent`,
    help:
      "You cannot check a player who has not arrived. If you record the player as absent, the game " +
      "can start without the checks.",
    unready: (boards: readonly number[]) =>
      "These boards cannot start, because checks are missing: " +
      `${commonWords.boards(boards.slice(0, 20))}${boards.length > 20 ? ` … (${boards.length})` : ""}. ` +
      "Make the checks, or record players who have not arrived as absent. A game with an absent player " +
      "can start without that player's checks.",
    toCheck: "check this late player",
    came: (name: string) =>
      `${name} arrived after the start. Check this player now: the player may move only after both ` +
      "checks, and the player's clock is running.",
    opponent:
      "Your opponent is absent. The game starts anyway. If your opponent is still absent after the " +
      "default time, your opponent loses by forfeit.",
    you:
      "You may not move yet. The game began without you, so the arbiter must first check you and your " +
      "device. Your clock is running.",
  },
  defaultMinutes: (n: number) =>
    n === 0
      ? "A player who is absent at the start loses by forfeit."
      : `A player who is still absent ${counted(n, "minute", "minutes")} after the start loses by forfeit.`,
  defaultAt: (at: string, left: string) => `The player loses by forfeit if absent at ${at} (in ${left})`,
  defaultWaived: "Late players do not lose by forfeit: an arbiter has cancelled the default time.",
  waive: "Extend or cancel the default time",
  waiveWhom: "Extend or cancel the default time for",
  waiveMinutes: (rule: number) =>
    `Default time (latest arrival) in minutes after the start (regulations: ${rule}; leave empty if ` +
    "nobody should lose by forfeit)",
  reverseForfeit: "Take back the forfeit",
};

export type PresenceWords = typeof presenceWords;
