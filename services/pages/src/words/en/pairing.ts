import type { FileProblem } from "../../pairing/text-files";
import type { RoundStage } from "../../pairing/round-stage";
import type { ByeKind, Float, PairingSource, Side } from "../../protocol/protocol";

/** The values of a finding, by name. */
type Values = Readonly<Record<string, string>>;

const players = (n: number): string => (n === 1 ? "1 player" : `${n} players`);
const boards = (n: number): string => (n === 1 ? "1 board" : `${n} boards`);

export const pairingWords = {
  title: "Pairings",
  rounds: {
    title: "Rounds",
    stage: {
      OFFICIAL: "official",
      OPEN: "open",
      PUBLISHED: "published",
      PAIRED: "paired",
      NOT_PAIRED: "not paired",
      NOT_OPEN: "not open",
    } satisfies Record<RoundStage, string>,
    noStart: "no start planned",
    add: (n: number) => `Add round ${n}…`,
    addTitle: (n: number) => `Add round ${n}`,
    start: "Planned start (optional; you can change it until the round is open)",
    startAt: (zone: string) => `Planned start, ${zone} (optional; you can change it until the round is open)`,
    changeStart: (n: number) => `Change the start of round ${n}…`,
    startTitle: (n: number) => `Change the planned start of round ${n}`,
    changingStart: (n: number) => `Change the start of round ${n}`,
    adding: (n: number) => `Add round ${n}`,
    remove: (n: number) => `Remove round ${n}…`,
    removeTitle: (n: number) => `Remove round ${n}`,
    removeText: (n: number) => `Round ${n} has no pairings. You can add it again later.`,
    removing: (n: number) => `Remove round ${n}`,
    none: "There are no rounds yet. Add the first one.",
    isOfficial: (n: number) => `Round ${n} is official, so its pairings cannot be set here any more.`,
    isOpen: (n: number) =>
      `Round ${n} is open, so its pairings cannot be set here any more. The Chief Arbiter can repair a pairing until ` +
      "the first move at its board.",
  },
  step1: {
    title: (n: number) => `1. Get the pairings of round ${n}`,
    download: "For a pairing program, download the tournament report with all results so far:",
    trf: (version: number) => `Download TRF${version}`,
    choose: "Where do the pairings come from?",
    swiss:
      "A Swiss is paired by a pairing program: pair the round in your own and choose its TRF. If the operator adds a " +
      "program to this hall (ONEHALL_PAIRING_PROGRAM), rounds can be paired here.",
    sources: {
      TRF: "TRF of a pairing program",
      TABLE: "Table (CSV or copied cells)",
      PROGRAM: "Pairing program on the server",
      ROUND_ROBIN: "Round robin (C.05)",
      DOUBLE_ROUND_ROBIN: "Double round robin (C.05)",
      SCHEVENINGEN: "Scheveningen (C.05)",
      HAND: "By hand",
    } satisfies Record<PairingSource, string>,
    hints: {
      TRF:
        "Pair the round in your program (Swiss-Manager, Vega, Sharly-Chess, JaVaFo, bbpPairings) and save the " +
        "tournament report (TRF). It must contain the pairings of this round.",
      TABLE:
        "One line for each board: board, White, Black, separated by tabs, semicolons or commas. A player is a start " +
        "number, an id or a name. Write “bye” or “half bye” in place of an opponent.",
      PROGRAM: "The server gives its pairing program the results so far and reads the pairings of this round.",
      ROUND_ROBIN: "Everybody meets everybody once. The start numbers are the lots.",
      DOUBLE_ROUND_ROBIN: "Everybody meets everybody twice. The start numbers are the lots.",
      SCHEVENINGEN: "Each player of one team meets each player of the other team.",
      HAND: "You choose White and Black of each board yourself.",
    } satisfies Record<PairingSource, string>,
    file: "Choose a file",
    drop: "or drop it here",
    text: "Or paste the text",
    read: "Read the pairings",
    pair: (n: number) => `Pair round ${n}`,
    byHand: "Pair by hand",
    busy: "Pairing…",
    reading: "Reading…",
    /** After the name of a file that is not UTF-8, as a spreadsheet may save it. */
    guessed: "read as Windows-1252. Look at the accents.",
    fileProblem: {
      TOO_LONG: "This file is too long. It can have 500 kB.",
      SPREADSHEET: "This is a spreadsheet. Save it as CSV and choose that file, or copy its cells and paste them here.",
      NOT_TEXT: "This file does not contain text.",
    } satisfies Record<FileProblem, string>,
    faults: (n: number) =>
      n === 1 ? "The text has 1 error. Nothing was changed." : `The text has ${n} errors. Nothing was changed.`,
    line: (n: number) => `Line ${n}`,
    moreFaults: (n: number) => `And ${n} more.`,
    noPairings: "There are no pairings. Nothing was changed.",
    changeSaved: "Change the saved pairings",
    correct: "Correct the text and read it again.",
    replaces: "The boards below are replaced. You can undo this.",
    noSources: "The sources of pairings could not be loaded.",
    again: "Try again",
  },
  step2: {
    title: (n: number) => `2. Check the pairings of round ${n}`,
    count: (n: number, byes: number) =>
      boards(n) + (byes === 0 ? "" : byes === 1 ? ", 1 player with a bye" : `, ${byes} players with a bye`),
    errors: (n: number) => (n === 1 ? "1 error stops these pairings" : `${n} errors stop these pairings`),
    warnings: (n: number) => (n === 1 ? "1 warning: please look at it" : `${n} warnings: please look at them`),
    none: "No errors and no warnings.",
    error: "Error",
    warning: "Warning",
    stale: "You changed the pairings. What is said about them here is from before your changes.",
    unchecked: "These pairings are not checked yet.",
    check: "Check the pairings",
    undo: "Undo",
    boards: "Boards",
    board: "Board",
    boardNumber: (n: number) => `Number of board ${n}`,
    swap: "Swap colours",
    swapAt: (n: number) => `Board ${n}: swap colours`,
    remove: "Remove",
    removeAt: (n: number) => `Board ${n}: remove`,
    number: "Number the boards from 1",
    exchange: (name: string) => `${name}: exchange with another player`,
    picked: (name: string) => `Now choose the player who takes the place of ${name}. Escape cancels.`,
    howToExchange: "To exchange two players, choose one name after the other.",
    unknown: (id: string) => `unknown player (${id})`,
    points: (text: string) => (text === "1" || text === "½" ? `${text} point` : `${text} points`),
    unrated: "unrated",
    colours: (list: string) => `colours so far: ${list}`,
    colour: { W: "White", B: "Black", "-": "no game" } as Readonly<Record<string, string>>,
    letter: { W: "W", B: "B", "-": "–" } as Readonly<Record<string, string>>,
    due: (side: Side): string => (side === "WHITE" ? "White is due" : "Black is due"),
    floats: {
      UP: "plays an opponent with more points",
      DOWN: "plays an opponent with fewer points",
      NONE: "",
    } satisfies Record<Float, string>,
    floatedBefore: (round: number, float: Float) => `round ${round}: ${float === "UP" ? "floated up" : "floated down"}`,
    byes: "Byes",
    bye: {
      ALLOCATED: "pairing-allocated bye",
      FULL: "full-point bye",
      HALF: "half-point bye",
      ZERO: "zero-point bye",
    } satisfies Record<ByeKind, string>,
    otherByes: "Byes of other kinds are saved as if the players had asked for them.",
    removeBye: (name: string) => `${name}: remove the bye`,
    free: (n: number) => `Players without a game (${n})`,
    everybody: "Everybody has a board or a bye.",
    available: "available",
    others: "withdrawn, excluded, absent or reserve",
    chooseWhite: "White",
    chooseBlack: "Black",
    nobody: "choose a player",
    exchangeColours: "Swap White and Black",
    add: (n: number) => `Add board ${n}`,
    giveBye: "Give White this bye",
    howToAdd: "Choose White and Black, then press Enter or the button. Typing letters finds a name.",
    said: {
      added: (n: number, white: string, black: string) => `Board ${n} added: ${white} against ${black}.`,
      removed: (n: number) => `Board ${n} removed.`,
      swapped: (n: number, white: string) => `Board ${n}: ${white} now has White.`,
      exchanged: (one: string, other: string) => `${one} and ${other} have exchanged their places.`,
      renumbered: (n: number, to: number) => `Board ${n} is now board ${to}.`,
      numbered: (n: number) => `The boards are numbered from 1 to ${n}.`,
      bye: (name: string) => `${name} gets a bye.`,
      noBye: (name: string) => `${name} has no bye any more.`,
      undone: "Your last change is undone.",
    },
  },
  step3: {
    title: (n: number) => `3. Save and publish round ${n}`,
    nothing: (n: number) => `Round ${n} has no pairings yet.`,
    has: (n: number, saved: number) => `Round ${n} has saved pairings: ${boards(saved)}.`,
    means:
      "Saved pairings take the place of those that the round has. Players do not see them until they are published.",
    hides: "This round is published. If you save, players do not see its pairings until you publish them again.",
    first: {
      NOTHING: "First get the pairings.",
      UNCHECKED: "First check the pairings.",
      ERRORS: "First correct the errors.",
    },
    save: "Save the pairings",
    saving: "Saving…",
    saved: (n: number) => `The pairings of round ${n} are saved.`,
    notSaved: "You have changes that are not saved.",
    publish: "Publish…",
    publishTitle: (n: number) => `Publish the pairings of round ${n}`,
    publishText: (n: number) =>
      `Everybody can see who plays whom in round ${n}. The games do not start. You can still replace the pairings ` +
      "until the round is opened; then you must publish them again.",
    publishing: "Publish",
    published: (n: number) => `The pairings of round ${n} are published. Everybody can see them.`,
    next: "Next: open the round when everything is ready.",
    open: "Go to the page “Boards” to open the round",
  },
  /** What was found in the pairings, by its code. */
  found: {
    NO_BOARDS: () => "There is no board. Add at least one pairing.",
    UNKNOWN_PLAYER: (is) => `This competition has no player ${is.player}.`,
    BOARD_NUMBER: () => "A board's number must be from 1 to 9999.",
    BOARD_TWICE: (is) => `More than one board has the number ${is.board}. Give each board its own number.`,
    PLAYS_ITSELF: (is) => `${is.player} would play against themselves.`,
    TWICE_IN_ROUND: (is) => `${is.player} appears twice in this round: ${is.first} and ${is.second}.`,
    WITHDRAWN: (is) => `${is.player} has withdrawn from the competition.`,
    EXCLUDED: (is) => `A ruling excludes ${is.player} from round ${is.round}.`,
    ABSENT: (is) => `${is.player} asked not to play in this round and gets a ${is.bye} bye.`,
    OTHER_BYE: (is) => `${is.player} gets a ${is.bye} bye here, but asked for a ${is.asked} bye.`,
    MISSING: (is) => `${is.player} is available, but has neither a game nor a bye.`,
    LEFT_OUT: (is) => `${is.player} is available, but has no game in this round.`,
    MET_BEFORE: (is) => `${is.white} and ${is.black} have already met in round ${is.rounds}.`,
    THIRD_COLOUR: (is) => `${is.player} would have ${is.colour} for the third time in a row.`,
    COLOUR_DIFFERENCE: (is) =>
      `${is.player} would have White ${is.whites} times and Black ${is.blacks} times. The difference must not be ` +
      "greater than 2.",
    SAME_VENUE: (is) => `${is.white} and ${is.black} both play from ${is.venue}.`,
    FORBIDDEN_PAIR: (is) => `${is.white} and ${is.black} must not be paired in this competition.`,
    SECOND_ALLOCATED_BYE: (is) =>
      `${is.player} cannot get the pairing-allocated bye: in round ${is.earlier} this player already got as many ` +
      "points as for a win without playing.",
    SEVERAL_ALLOCATED_BYES: (is) => `${is.number} players get the pairing-allocated bye. Only one player can get it.`,
    NO_DEVICE: (is) => `${is.venue} needs ${is.seats} devices for this round and has ${is.devices}.`,
    RESULT_OPEN: (is) =>
      `${is.player} has no result in round ${is.earlier} yet. These pairings may change when the result is known.`,
  } as Readonly<Record<string, (is: Values) => string>>,
  /** The same about several players at once. */
  foundOfSeveral: {
    MISSING: (n: number, names: string) => `${players(n)} are available, but have neither a game nor a bye: ${names}.`,
    LEFT_OUT: (n: number, names: string) => `${players(n)} are available, but have no game in this round: ${names}.`,
  } as Readonly<Record<string, (n: number, names: string) => string>>,
  /** Why there are no pairings, by code, for codes that have words of their own; the rest is the server's text. */
  fault: {} as Readonly<Record<string, (said: string) => string>>,
  notes: "What was read in another way than written",
  /** Words in the values of a finding that the server sends in English. */
  values: (text: string): string => text,
};

export type PairingWords = typeof pairingWords;
