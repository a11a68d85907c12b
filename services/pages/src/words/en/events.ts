import type { EventState, Saving, Section } from "../../events/terms";
import type { FileProblem } from "../../pairing/text-files";
import { ruleChoices } from "./rule-choices";
import { ruleTitles } from "./rules";

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
    "There are no events yet. To set one up, press “New event”. If you already have the files of an event (YAML, " +
    "with tables as CSV or tournament reports as TRF), press “From files”.",
  noneOfYours: "You are not the Chief Organiser of any event in this hall.",
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
  running: (rounds: string) => `open: ${rounds.includes(",") ? "rounds" : "round"} ${rounds}`,
  noName: "(no name yet)",
  notSaved: "not saved",
  labelOf: (action: string, event: string) => `${action} (${event})`,
  edit: "Edit",
  open: "Open event…",
  codes: "Codes of the officials…",
  toOpenOnes:
    "The boards and the pairings of an open event are for its officials. Sign in with the code of its Chief " +
    "Organiser or Chief Arbiter; “Codes of the officials…” makes new codes.",
  copy: "Copy…",
  download: "Download files",
  archive: "Archive…",
  discard: "Discard draft…",
  remove: "Remove",
  actions: "Actions",
  name: "Name",
  id: "Id",
  idHint: "The id is part of web addresses and files. You cannot change it later. Allowed: a-z, 0-9 and hyphens (-).",
  idTaken: (id: string) => `An event with the id ${id} already exists.`,
  newTitle: "New event",
  make: "Create the draft",

  files: {
    title: "Event from files",
    hint:
      "Choose all files of the event together: the main YAML file, and the tables (CSV), tournament reports (TRF) " +
      "and other YAML files that it names. They become a draft. The event is not opened yet.",
    choose: "Files",
    oneYaml:
      "Choose the main YAML file of the event together with all files that it names. Only the main YAML file has " +
      "an id.",
    unknownEncoding: (name: string, encoding: string) =>
      `${name}: this browser cannot read the encoding ${encoding}. Save the file as UTF-8, and remove the encoding ` +
      "from the YAML file.",
    noId: "The YAML file has no id. Add a line to it, such as “id: spring-open”.",
    chosen: (id: string, names: string) => `${id}: ${names}`,
    make: "Create the draft",
    /** A file that is not UTF-8, as a spreadsheet may save it. */
    guessed: (names: string) => `${names}: read as Windows-1252. Look at the accents.`,
    problem: (name: string, why: FileProblem) => `${name}: ${fileProblems[why]}.`,
  },
  opening: {
    title: (name: string) => `Open ${name}?`,
    notYet: (name: string) => `${name} cannot be opened yet`,
    text:
      "From then on, officials and players can sign in. Officials, venues, players and rounds can still be changed; " +
      "each change needs a reason. The regulations cannot be changed. An open event cannot become a draft again.",
    now: "Open event",
    edit: "Complete the draft",
  },
  copying: {
    title: (name: string) => `Copy ${name}?`,
    text:
      "The copy is a draft for another event. It has the same venues, officials, regulations and number of rounds, " +
      "but no players, no pairings and no planned starts.",
    now: "Copy",
  },
  archiving: {
    title: (name: string) => `Archive ${name}?`,
    text:
      "You cannot undo this. Nobody can change anything in an archived event, and nobody gets a code for it. Its " +
      "public page, if it has one, stays; the operator gets its papers with ./onehall event export.",
    now: "Archive event",
  },
  discarding: {
    title: (name: string) => `Discard ${name}?`,
    text: "The draft and all its files are deleted. You cannot undo this. Download the files first if you need them.",
    now: "Discard draft",
  },
  signOut: {
    text:
      "To sign in again, you need a new code for the operator. Make one now and keep it in a safe place, or make one " +
      "later with “./onehall operator” on the hall's machine. A code works once. A new code cancels an earlier " +
      "unused code.",
    make: "Make a code",
    write: "Write it down before you sign out.",
    unsaved: (ids: string) =>
      `Not everything is saved${ids && `: ${ids}`}. Your changes stay on this device. You can save them when you ` +
      "sign in here again.",
    anyway: "Log out without saving",
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
  nothingLost: "Your changes are still on this page.",
  saveNow: "Save now",
  missing: {
    label: "What is missing",
    title: (n: number) => `What is missing (${n})`,
    nothing: "Nothing is missing: you can open the event.",
    notes: "Please check",
    more: (n: number) => `and ${n} more`,
    count: (n: number) => `${n} missing`,
    complete: "complete",
    noPlayers: "no players yet",
    rounds: (n: number) => count(n, "round", "rounds"),
  },
  asText: "Edit as text",
  asForm: "Edit as a form",
  otherKeys: (keys: string) => `The form does not show these parts of the draft; they stay as they are: ${keys}.`,
  comments:
    "The YAML of this draft has comments (#). A change in this form removes them. To keep them, press “Edit as text”.",
  others: {
    title: "Somebody else has changed this draft",
    text:
      "The draft was changed on another page while you were editing it. You can keep your version: it replaces the " +
      "other one. Or you can take the other version: you then lose your changes since the last save.",
    mine: "Keep my version",
    theirs: "Take the other version",
  },
  text: {
    title: "The draft as text",
    why:
      "The form cannot show this draft: it takes players or rounds from a tournament report, its regulations are in " +
      "a separate file, or its YAML has an unusual structure. Edit the files here.",
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
    hint: "Type the name of each official. If one person has several roles, type the name in each place.",
    role: "Role",
    central: "Whole event",
    local: "By venue",
    noVenues: "Add a venue first. Then you can name its officials here.",
    obligatory: "(required)",
    advised: "(recommended: pairs the rounds and manages the event)",
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
    accepted: "Acceptance of the conditions",
    startNumber: "Start number",
  } as Readonly<Record<string, string>>,
  players: {
    paste: "Add players from a spreadsheet…",
    pasteTitle: "Players from a spreadsheet",
    columnsHint:
      "Columns, in any order: name; if you like, also venue, rating, federation, fideId, sex, title, birthDate, id. " +
      "In the column venue, write the name or the id of a venue.",
    file: "Or choose a CSV file",
    existing: (n: number) => `The event already has ${count(n, "player", "players")}`,
    keep: "Keep them and add these",
    replace: "Replace them with these",
    oddHint: "You can also add players with a remark: correct them in the table afterwards.",
    take: (n: number, all: number) =>
      n === all ? `Add ${count(n, "player", "players")}` : `Add ${n} of ${count(all, "player", "players")}`,
    add: "Add a player",
    order: "Order by rating",
    orderHint: "The order of the lines gives the start numbers.",
    line: "No.",
    count: (all: number, odd: number) =>
      all === 0
        ? "There are no players yet."
        : count(all, "player", "players") + (odd === 0 ? "" : `; ${odd} to correct`),
    more: (n: number) => `Show ${count(n, "more player", "more players")}`,
    cell: (column: string, name: string) => `${column}: ${name}`,
    removeOf: (name: string) => `Remove ${name}`,
    unreadable: (file: string) =>
      `${file} cannot be shown as a table: a line has more or fewer cells than the first line, or a quotation mark ` +
      "is not closed. Correct the text here.",
  },
  rounds: {
    count: "Number of rounds",
    hint: (zone: string) =>
      `Planned start of each round: date and time in the time zone ${zone}. You can leave a field empty.`,
    start: (round: number) => `Start of round ${round}`,
    noTime: (text: string) => `“${text}” is not a date with a time.`,
    paired: "This round is already paired.",
    unreadable: (file: string) =>
      `The pairings in ${file} cannot be read as a table. They stay as they are. Press “Edit as text” to correct them.`,
  },
  profiles: {
    "fide-online-2021": "FIDE Online Chess Regulations (2021)",
    "fide-laws-2018": "FIDE Laws of Chess (2018), for hybrid events",
    "fssi-individual": "FSSI, individual championship",
    "fssi-team": "FSSI, team championship",
  } as Readonly<Record<string, string>>,
  rules: {
    profile: "Profile",
    timeControl: "Time control",
    timeControlHint:
      "90+30: 90 minutes, increment of 30 seconds. 60d5: 60 minutes, delay of 5 seconds. 40/90+30,30+30: 90 minutes " +
      "for 40 moves, then 30 minutes, with an increment of 30 seconds (OCR 4.4).",
    periods: "The time control is a list of periods. To change it, press “Edit as text”.",
    all: (n: number) => `All rules (${n})`,
    search: "Search words and articles",
    onlyChanged: "Only rules that differ from the profile",
    found: (n: number) => count(n, "rule", "rules"),
    default: (value: string) => `The profile says: ${value}.`,
    fixed: "In this profile you cannot change this rule.",
    none: "none",
    unstated: "not stated",
    empty: "nothing",
    yes: "yes",
    no: "no",
    range: (min: number, max: number) => `Allowed: ${min} to ${max}`,
    from: (min: number) => `Allowed: a number from ${min}`,
    orNone: ", or “none”.",
    mayBeNone: "“none” is also allowed.",
    someOf: (values: string) => `Allowed: one or more of ${values}, with commas between them`,
    list: "Codes with commas between them, for example DE, BH/C1, BH, SB.",
    fines: "Code and amount of each fine, for example A:20, B:50.",
    wrong: "This value is not allowed and is not saved.",
    reset: "Use the value of the profile",
    resetOf: (rule: string) => `Use the value of the profile: ${rule}`,
  },
  units: { seconds: "seconds", minutes: "minutes", milliseconds: "milliseconds", EUR: "EUR" } as Readonly<
    Record<string, string>
  >,
  /** What each rule is called, by its key. */
  titles: ruleTitles,
  /** What the values of a rule are called. */
  choices: ruleChoices,
  /** What each rule means, by its key; the hall itself explains them in English. */
  explanations: {} as Readonly<Record<string, string>>,

  fault: {
    official: (role: string, venue: string, n: number) =>
      (n === 0 ? `${role} is missing` : `${role}: ${n} are named, only 1 is allowed`) + (venue && ` (${venue})`),
    arbiters: (venue: string, n: number, needed: number) =>
      `${venue} has ${count(n, "arbiter", "arbiters")} and needs ${needed}`,
    twoPersons: (venue: string) =>
      `${venue}: the Local Chief Arbiter and the Local Technical Arbiter must be two different people`,
    missing: {
      name: "The event needs a name",
      venues: "Add at least one venue",
      officials: "Name the officials",
      players: "Add the players",
      rounds: "Enter the number of rounds",
      regulations: "Choose the regulations",
      timeControl: "Enter the time control",
      "regulations.timeControl": "Enter the time control",
      "regulations.appeals.body": "Enter who decides appeals",
      "regulations.fairplay.awardPointsToOpponents":
        "Choose whether opponents get the points that an expelled player scored against them",
      "regulations.rapid.supervision":
        "Choose whether there are enough arbiters for full supervision (rapid and blitz)",
    } as Readonly<Record<string, string>>,
    player: (line: number, column: string) => `Player ${line}: “${column}” is missing`,
    playerVenue: (line: number) => `Player ${line}: choose a venue`,
    officialVenue: (line: number) => `Official ${line}: choose a venue`,
    timeZone: (venue: string) => `${venue}: choose a time zone`,
    name: (section: string, line: number) => `${section}, line ${line}: enter a name of 1 to 100 characters`,
    takenId: (line: number) => `Player ${line}: somebody else already has this id`,
    cell: (line: number, column: string, allowed: string) => `Player ${line}: correct “${column}” (${allowed})`,
    /** What is allowed in a column. */
    cells: {
      id: "1 to 32 small letters, digits or hyphens",
      name: "1 to 100 characters",
      rating: "0 to 4000",
      federation: "three capital letters, such as ITA",
    } as Readonly<Record<string, string>>,
    unstated: (path: string) => `${path} is missing`,
    unknownKey: (key: string, path: string) => `${path ? `${path}: ` : ""}there is nothing called “${key}” here`,
    usedTwice: (id: string, path: string) => `${path ? `${path}: ` : ""}the id ${id} is used twice`,
    /** Before a fault that the hall words in English. */
    inEnglish: (_section: string) => "",
    /** The title of a rule inside a sentence. */
    quoted: (title: string) => `“${title}”`,
    place: (file: string, line: number) => `${file}, line ${line}`,
  },

  codesOf: {
    title: (name: string) => `Codes of the officials: ${name}`,
    opened: (name: string) => `${name} is open`,
    next: (address: string) =>
      `Next: give each official the code with their name. The Chief Organiser opens ${address || "the hall's page"}, ` +
      "types the code, and prepares the next round on the page “Pairings”.",
    noOrganiser: "This event has no Chief Organiser. The Chief Arbiter prepares the rounds and can appoint officials.",
    warning:
      "Each official gets a new code, which works once. Earlier unused codes of the officials are cancelled. " +
      "Codes of players stay valid, and people who are signed in stay signed in.",
    make: "Make the codes",
    again: "Make other codes…",
    againText:
      "Each official gets another code, and the codes on this page no longer let anybody in. Slips that are already " +
      "printed are then of no use.",
    print: "Print the slips",
    made: (n: number) => (n === 0 ? "Nobody needs a code." : count(n, "code", "codes")),
    byOrganiser: "You can get the codes of the officials from the operator or on the page “Codes”.",
  },
};

export type EventsWords = typeof eventsWords;
