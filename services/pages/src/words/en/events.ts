import type { EventState, Saving, Section } from "../../events/terms";
import type { FileProblem } from "../../pairing/text-files";

const count = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);

const fileProblems: Readonly<Record<FileProblem, string>> = {
  TOO_LONG: "the file is too long",
  SPREADSHEET: "this is a spreadsheet; save it as CSV first",
  NOT_TEXT: "this is not a text file",
};

export const eventsWords = {
  title: "Events",
  toList: "All events",
  loading: "Loading…",
  again: "Try again",
  newEvent: "New event…",
  fromFiles: "From files…",
  empty:
    "There are no events yet. Press “New event” to set one up, or “From files” if you have the files of an event " +
    "(YAML, with tables as CSV or reports as TRF).",
  noneOfYours: "You are not the Chief Organiser of an event in this hall.",
  states: {
    DRAFT: "Drafts",
    OPEN: "Open",
    FINISHED: "Finished",
    ARCHIVED: "Archived",
  } satisfies Record<EventState, string>,
  facts: (venues: number, players: number, rounds: number) =>
    [count(venues, "venue", "venues"), count(players, "player", "players"), count(rounds, "round", "rounds")].join(
      ", ",
    ),
  official: (n: number) => `${count(n, "round is", "rounds are")} official`,
  running: (rounds: string) => `open: round ${rounds}`,
  noName: "(no name yet)",
  labelOf: (action: string, event: string) => `${action} (${event})`,
  edit: "Edit",
  open: "Open event…",
  codes: "Codes of the officials…",
  copy: "Copy…",
  download: "Download files",
  archive: "Archive…",
  discard: "Discard draft…",
  remove: "Remove",
  actions: "Actions",
  name: "Name",
  id: "Id",
  idHint: "The id is part of addresses and files. It cannot be changed later. Allowed: a-z, 0-9 and -.",
  idTaken: (id: string) => `There is an event with the id ${id} already.`,
  newTitle: "New event",
  make: "Create the draft",

  files: {
    title: "Event from files",
    hint:
      "Choose all files of the event together: the YAML file, and the tables (CSV) and tournament reports (TRF) that " +
      "it names. They become a draft; nothing is opened yet.",
    choose: "Files",
    oneYaml: "Choose exactly one YAML file, together with its tables and reports.",
    noId: "The YAML file states no id. Write a line like “id: spring-open” into it.",
    chosen: (id: string, names: string) => `${id}: ${names}`,
    make: "Create the draft",
    problem: (name: string, why: FileProblem) => `${name}: ${fileProblems[why]}.`,
  },
  opening: {
    title: (name: string) => `Open ${name}?`,
    text:
      "Officials and players can sign in from then on. Officials, venues, players and rounds can still be changed, " +
      "each change with its reason; the regulations cannot. An open event cannot become a draft again.",
    now: "Open event",
    edit: "Complete the draft",
  },
  copying: {
    title: (name: string) => `The same again: ${name}`,
    text:
      "The copy is a draft with the same venues, officials, regulations and number of rounds. It has no players, no " +
      "pairings and no planned starts.",
    now: "Copy",
  },
  archiving: {
    title: (name: string) => `Archive ${name}?`,
    text: "The event is closed for ever: everybody can still read it, but nobody can change anything about it again.",
    now: "Archive for ever",
  },
  discarding: {
    title: (name: string) => `Discard ${name}?`,
    text: "The draft and all its files are deleted. You cannot undo this. Download the files first if you need them.",
    now: "Discard draft",
  },
  signOut: {
    text:
      "To come back you need a code for the operator. Make one now and keep it in a safe place, or get one later " +
      "with “./onehall operator” on the hall's machine. It works once; a new code cancels an earlier unused code.",
    make: "Make a code",
    write: "Write it down before you sign out.",
  },

  sections: {
    event: "Event",
    venues: "Venues",
    officials: "Officials",
    players: "Players",
    rounds: "Rounds",
    rules: "Regulations",
  } satisfies Record<Section, string>,
  sectionsLabel: "Sections of this page",
  goTo: "Go to",
  saving: {
    SAVED: "Saved",
    CHANGED: "Saving in a moment…",
    SAVING: "Saving…",
    FAILED: "Not saved",
    OTHERS: "Not saved: somebody else has changed this draft",
  } satisfies Record<Saving, string>,
  nothingLost: "What you typed is kept on this page.",
  saveNow: "Save now",
  missing: {
    label: "What is missing",
    title: (n: number) => `What is missing (${n})`,
    nothing: "Nothing is missing: you can open the event.",
    notes: "Please check",
    more: (n: number) => `and ${n} more`,
    count: (n: number) => `${n} missing`,
    complete: "complete",
  },
  asText: "Edit as text",
  asForm: "Edit as a form",
  otherKeys: (keys: string) => `The draft also has parts that this form does not show. They stay as they are: ${keys}.`,
  others: {
    title: "Somebody else has changed this draft",
    text:
      "The draft was changed on another page while you were editing it. Keep your version, or take the other version " +
      "and lose what you have changed since it was last saved.",
    mine: "Keep my version",
    theirs: "Take the other version",
  },
  text: {
    title: "The draft as text",
    why: "The form cannot show this draft, because it takes players or rounds from a report or has an unusual shape.",
    add: "Add or replace files",
    remove: "Remove this file",
    removeOf: (name: string) => `Remove the file ${name}`,
  },

  venues: {
    none: "There are no venues yet. Add each place where people play.",
    newName: "Name of the new venue",
    add: "Add venue",
    zone: "Time zone",
    noZone: "choose",
    players: "Players",
    nameOf: (id: string) => `Name of the venue ${id}`,
    zoneOf: (name: string) => `Time zone of ${name}`,
    removeOf: (name: string) => `Remove ${name}`,
    removeText: (players: number) =>
      "The officials of this venue are removed too." +
      (players === 0 ? "" : ` ${count(players, "player needs", "players need")} another venue.`),
  },
  officials: {
    hint: "Type the name of each official. One person may have several roles: then type the name in each place.",
    role: "Role",
    central: "Whole event",
    local: "By venue",
    noVenues: "Add a venue first. Then you can name its officials here.",
    obligatory: "(needed)",
    advised: "(advised: pairs the rounds and looks after the event)",
    missing: "missing",
    nameOf: (role: string, place: string, number: number) =>
      `${role}, ${place}${number === 1 ? "" : `, number ${number}`}`,
    more: "Another one",
    moreOf: (role: string, place: string) => `Another one: ${role}, ${place}`,
    removeOf: (name: string) => `Remove ${name}`,
    unplaced: "These officials have a role or a venue that does not exist:",
  },
  columns: {
    id: "Id",
    name: "Name",
    venue: "Venue",
    rating: "Rating",
    federation: "Federation",
    fideId: "FIDE ID or member number",
    sex: "Sex",
    title: "Title",
    birthDate: "Date of birth",
    accepted: "acceptance of the conditions",
    startNumber: "Start number",
  } as Readonly<Record<string, string>>,
  players: {
    paste: "Take players from a spreadsheet…",
    pasteTitle: "Players from a spreadsheet",
    columnsHint:
      "Columns, in any order: name; also venue, rating, federation, fideId, sex, title, birthDate, id. The venue is " +
      "its name or its id.",
    file: "Or choose a CSV file",
    existing: (n: number) => `The event has ${count(n, "player", "players")} already`,
    keep: "Keep them and add these",
    replace: "Replace them with these",
    oddHint: "Lines with a remark can be taken too: you correct them in the table afterwards.",
    take: (n: number, all: number) =>
      n === all ? `Take ${count(n, "player", "players")}` : `Take ${n} of ${count(all, "player", "players")}`,
    add: "Add a player",
    line: "No.",
    count: (all: number, odd: number) =>
      all === 0
        ? "There are no players yet."
        : count(all, "player", "players") + (odd === 0 ? "" : `; ${odd} with something to correct`),
    more: (n: number) => `Show ${count(n, "more player", "more players")}`,
    cell: (column: string, name: string) => `${column}: ${name}`,
    removeOf: (name: string) => `Remove ${name}`,
    unreadable: (file: string) =>
      `${file} cannot be shown as a table, because a line has more or fewer cells than the first line or a quote is ` +
      "not closed. Correct its text.",
  },
  rounds: {
    count: "Number of rounds",
    hint: (zone: string) => `Date and time of each planned start, in the time of ${zone}. You can leave them empty.`,
    start: (round: number) => `Round ${round} begins`,
    noTime: (text: string) => `“${text}” is not a date and time.`,
    paired: "This round is paired already.",
  },
  profiles: {
    "fide-online-2021": "FIDE Online Chess Regulations (2021)",
    "fide-laws-2018": "FIDE Laws of Chess (2018), played as a hybrid event",
    "fssi-individual": "FSSI, individual championship",
    "fssi-team": "FSSI, team championship",
  } as Readonly<Record<string, string>>,
  first: {
    "appeals.body": "Who decides appeals",
    "fairplay.awardPointsToOpponents": "Opponents of an expelled player get the points of their games",
    "standings.tieBreaks": "Tie-breaks, the most important first",
    "broadcast.delayMinutes": "Delay of moves on the public page, in minutes",
    "public.page": "Public page",
  } as Readonly<Record<string, string>>,
  rules: {
    profile: "Profile",
    timeControl: "Time control",
    timeControlHint:
      "Minutes and seconds of increment, 90+30; of delay, 60d5; several periods, 40/90+30,30+30 (OCR 4.4).",
    periods: "The time control is a list of periods. Edit it as text.",
    all: (n: number) => `All rules (${n})`,
    search: "Search words and articles",
    onlyChanged: "Only what differs from the profile",
    found: (n: number) => count(n, "rule", "rules"),
    default: (value: string) => `The profile says: ${value}.`,
    fixed: "The profile does not allow a change.",
    none: "none",
    unstated: "not stated",
    empty: "nothing",
    yes: "yes",
    no: "no",
    range: (min: number, max: number) => `Allowed: ${min} to ${max}`,
    from: (min: number) => `Allowed: a number from ${min}`,
    orNone: ", or none.",
    mayBeNone: "May be none.",
    someOf: (values: string) => `Any of ${values}, with commas`,
    list: "With commas, such as DE, BH/C1, BH, SB.",
    fines: "Code and amount, with commas: A:20, B:50.",
    wrong: "This value is not allowed and is not saved.",
    reset: "As the profile says",
    resetOf: (rule: string) => `As the profile says: ${rule}`,
  },
  units: { seconds: "seconds", minutes: "minutes", milliseconds: "milliseconds", EUR: "EUR" } as Readonly<
    Record<string, string>
  >,
  /** What each rule means, by its key; the hall itself explains them in English. */
  explanations: {} as Readonly<Record<string, string>>,

  fault: {
    official: (role: string, venue: string, n: number) =>
      (n === 0 ? `${role} is missing` : `${n} × ${role}, only one is allowed`) + (venue && ` (${venue})`),
    arbiters: (venue: string, n: number, needed: number) =>
      `${venue} has ${count(n, "arbiter", "arbiters")} and needs ${needed}`,
    twoPersons: (venue: string) =>
      `${venue}: the Local Chief Arbiter and the Local Technical Arbiter must be two persons`,
    missing: {
      name: "The event needs a name",
      venues: "Add at least one venue",
      officials: "Name the officials",
      players: "Add the players",
      rounds: "State the number of rounds",
      regulations: "State the regulations",
      timeControl: "State the time control",
      "regulations.timeControl": "State the time control",
      "regulations.appeals.body": "State who decides appeals",
      "regulations.fairplay.awardPointsToOpponents":
        "State whether opponents of an expelled player get the points of their games",
      "regulations.rapid.supervision": "State whether there are enough arbiters for full supervision (rapid and blitz)",
    } as Readonly<Record<string, string>>,
    player: (line: number, column: string) => `Player ${line}: “${column}” is missing`,
    playerVenue: (line: number) => `Player ${line}: choose a venue`,
    place: (file: string, line: number) => `${file}, line ${line}`,
  },

  codesOf: {
    title: (name: string) => `Codes of the officials: ${name}`,
    opened: (name: string) => `${name} is open`,
    next: (address: string) =>
      `What to do next: give each official the code. The Chief Organiser opens ${address}, types the code, and pairs ` +
      "round 1 on the page “Pairings”.",
    noOrganiser: "This event has no Chief Organiser: the Chief Arbiter pairs round 1 and can appoint officials.",
    warning:
      "Each official gets a new code, which works once. Earlier codes that nobody has used yet stop working, also " +
      "those of players. People who have signed in stay signed in.",
    make: "Make the codes",
    print: "Print",
    made: (n: number) => (n === 0 ? "There is nobody who needs a code." : count(n, "code", "codes")),
    byOrganiser: "The operator or the page “Codes” gives the codes of the officials.",
  },
};

export type EventsWords = typeof eventsWords;
