/** Everything that travels between this page and the playing zone. One type per frame; nothing else is sent or read. */

export type Millis = number;
export type Seconds = number;
/** Milliseconds since 1970, by the server's clock. */
export type EpochMs = number;
export type Side = "WHITE" | "BLACK";
export type Role =
  | "PLAYER"
  | "ASSISTANT"
  | "SPECTATOR"
  | "CHIEF_ARBITER"
  | "DEPUTY_CHIEF_ARBITER"
  | "LOCAL_CHIEF_ARBITER"
  | "LOCAL_TECHNICAL_ARBITER"
  | "FLOOR_ARBITER"
  | "CHIEF_ORGANISER"
  | "LOCAL_ORGANISER"
  | "FAIR_PLAY_OFFICER"
  | "FAIR_PLAY_CHAIR"
  | "FAIR_PLAY_PANEL"
  | "ETHICS_COMMISSION"
  | "OPERATOR"
  | "SERVICE";
export type Link = "UP" | "SUSPECT" | "DOWN" | "NONE";
/** What is recorded about the player of a seat (DEC-13). */
export type SeatRecord = "NOTHING" | "PRESENT" | "ABSENT";
export type BoardStatus = "CREATED" | "PLAYING" | "PAUSED" | "AWAITING_CA" | "ADJOURNED" | "ENDED";
export type PauseCause = "ARBITER" | "DISCONNECTION" | "OUTAGE" | "CALL" | "LOSS";
export type Trouble = "UNDER_5_MINUTES" | "UNDER_2_MINUTES" | "UNDER_30_SECONDS";
export type CheckKind = "DEVICE" | "FAIR_PLAY";
export type OrderKind = "START" | "PAUSE" | "RESUME" | "SET_TIMES" | "ADD_TIME" | "CORRECT_SETTING";
export type DecisionOption =
  "RESUME" | "REDUCE" | "RESTART" | "RESTART_SHORTER" | "NO_ACTION" | "ADD_TIME" | "CONFIRM_FLAG" | "LOSS" | "DRAW";
/** In the order of OCR 18.4. */
export type PenaltyKind =
  | "WARNING"
  | "ADD_TIME_TO_OPPONENT"
  | "REDUCE_TIME_OF_OFFENDER"
  | "RAISE_SCORE_OF_OPPONENT"
  | "LOWER_SCORE_OF_OFFENDER"
  | "GAME_LOST"
  | "FINE"
  | "EXCLUSION"
  | "EXPULSION";
/** The ground for a fair-play ruling (APP-I A9, A10). */
export type FairPlayGround = "PROVEN" | "SUSPECTED";
/** Points for a game as text: "0.5" (OCR 7.1). */
export type Points = string;

export type LeaveTarget = "AREA" | "VENUE";
export type IncidentKind =
  | "DISREPUTE"
  | "DEVICE_NOT_ADMITTED"
  | "PERSONAL_DEVICE"
  | "INSPECTION_REFUSED"
  | "BAG_USED"
  | "NOTES_OR_ADVICE"
  | "DISTRACTION"
  | "UNREASONABLE_CLAIM"
  | "IMPROPER_MESSAGE"
  | "NOISE"
  | "UNAUTHORISED_ABSENCE"
  | "DRESS"
  | "SMOKING"
  | "TRADITIONAL_SET"
  | "HEARING_AID"
  | "OTHER_APPLICATION"
  | "ASSISTANT_TOLD_TIME"
  | "ASSISTANT_TALKED"
  | "ASSISTANT_OTHER_MOVE"
  | "SCORESHEET"
  | "HEADPHONES";
/** What an arbiter looks at and ticks for each player. */
export type Duty = "SCORESHEET_KEPT" | "SCORESHEET_HANDED_IN" | "DRESS" | Showing;
/** What players must show before a game (APP-I A6). */
export type Showing = "SURROUNDINGS_SHOWN" | "TASKS_SHOWN" | "SCREEN_SHARED";
/** The language in which an assistant announces the moves (APP-III 1.2). */
export type Language = "EN" | "IT";
export type IncidentOutcome = "PENALISED" | "NOT_ESTABLISHED" | "SETTLED" | "TAKEN_BACK";
export type Inspected = "CLOTHES" | "BAGS" | "ITEMS" | "BODY";
export type Gender = "FEMALE" | "MALE";
export type InspectionOutcome = "NOTHING_FOUND" | "FOUND" | "REFUSED";

export type MissingPoint =
  | "LOCAL_CHIEF_ARBITER"
  | "LOCAL_TECHNICAL_ARBITER"
  | "TWO_PERSONS"
  | "ARBITERS"
  | "CAMERAS"
  | "INTERNET_TEST"
  | "PROTECTION_MEASURES"
  | "OPENING"
  | "DEVICE_CHECK"
  | "FAIR_PLAY_CHECK"
  | "LINK"
  | "ASSISTANT_ADMITTED"
  | "ROLL_CALL";
export type StaffRole = "LOCAL_CHIEF_ARBITER" | "LOCAL_TECHNICAL_ARBITER" | "FLOOR_ARBITER" | "LOCAL_ORGANISER";
/** Protective measures taken in a venue before a round (OCR 16.4/a). */
export type Measure =
  | "AREA_SEARCHED"
  | "ROOMS_SEARCHED"
  | "DEVICES_HANDED_IN"
  | "DETECTORS_READY"
  | "NETWORKS_CHECKED"
  | "SPECTATORS_APART";
export type Permission = "ENTRY" | "DEVICE" | "WATCH";
export type PersonIncidentKind = "INTRUSION" | "DEVICE" | "INTERFERENCE";
export type Capacity = "SPECTATOR" | "CAPTAIN" | "COMPANION" | "PRESS" | "STAFF" | "FINISHED_PLAYER" | "UNKNOWN";
export type PersonOutcome = "EXPELLED" | "COMPLIED" | "NOT_ESTABLISHED";

export interface You {
  role: Role;
  /** The person's id in the competition. */ id?: string;
  name: string;
  venue: string;
  venueName: string;
  board: string;
  side: Side | "";
  /** The captain who calls arbiters for this player (FSSI team-b); null if the player calls himself. */
  captain?: string | null;
  /** Whether this player is the captain who calls for the team. */
  speaks?: boolean;
  /** Roles whose rulings this person cannot withdraw (DEC-21). */
  above?: readonly Role[];
}
export interface Enrolment extends You {
  token: string;
  competitionId: string;
}
export interface Venue {
  id: string;
  name: string;
  /** "Europe/Rome". */ timeZone: string;
}
/** A round, with its planned start and the start of the countdown; null if no start is planned. */
export interface Round {
  number: number;
  opened: boolean;
  /** Whether it was made official and nothing has changed since. */ official: boolean;
  startsAt: EpochMs | null;
  shownFrom: EpochMs | null;
  /** Venues whose reports are signed; "" stands for the round's report. */ signed: string[];
  /** Venues whose signatures became void because a result changed. */ lapsed?: string[];
  /** How often its reports were signed. */ signings?: number;
  /** The start position, once the round is open (960 II.1); absent for the standard one. */ chess960?: Start | null;
  /**
   * Pairings without a game, as far as the viewer may see them; before it is opened, those it would have if it were
   * opened now (OCR 18.4.8, 18.4.9).
   */ unplayed?: readonly Unplayed[];
  /**
   * Boards about which a ruling was made since it was official; none while it is official, and if it never was (17.11).
   */ changed: number[];
}
/** A pairing decided by a ruling that excludes one or both players. */
export interface Unplayed {
  board: number;
  white: UnplayedSeat;
  black: UnplayedSeat;
}
export interface UnplayedSeat {
  name: string;
  venue: string;
  venueName: string;
  /**
   * What excludes the player; null if only the opponent is excluded. `expelledIn`: the round of the expulsion (18.4.9).
   */
  excluded: { article: string; ruling: string; expelledIn?: number | null } | null;
}
/**
 * A round in which this player is paired but has no game. `own`: he himself is excluded; `theirs`: his opponent is, who
 * is "" before the round is open.
 */
export interface NoGame {
  round: number;
  opponent: string;
  own: boolean;
  theirs: boolean;
  article: string;
  /** The round of the expulsion (18.4.9). */
  expelledIn?: number | null;
}
/** A Chess960 position: its number, and White's pieces from the a-file on. */
export interface Start {
  number: number;
  array: string;
}
export interface Competition {
  id: string;
  name: string;
  rounds: Round[];
  venues: Venue[];
  /** The announced time control. */ control: string;
  /** Checks of both players before every game, including one after a restart (DEC-26). */ checks: CheckKind[];
  /** Whether there is a Deputy Chief Arbiter. */ deputy: boolean;
  penalties: PenaltyRules;
  calls: CallRules;
  appeals: AppealRules;
  floor: FloorRules;
  input?: InputRules;
}
/** How players may enter moves and are informed of them (OCR 3.6, 20.3). */
export interface InputRules {
  smartMove: boolean;
  autoPromotion: readonly Promotion[];
  sound: boolean;
}
export type Promotion = "Q" | "R" | "B" | "N";
/** What the regulations require of players besides playing (OCR 17.8, 20.7, LAW 11.2.4). */
export interface FloorRules {
  scoresheets: boolean;
  dressCode: string | null;
  opponentReports: boolean;
  /** What players must show before each game (APP-I A6). */ showings?: readonly Showing[];
  /** Whether headphones may be worn (OCR 9.7). */ headphones?: boolean;
  /** Whether Appendix I is adopted (APP-I A7, A8). */ appendix?: boolean;
  /** Minutes before the planned start at which the roll is called (FSSI ind-b). */ rollCall?: number | null;
}
/** What the regulations say about appeals (OCR 17.11); the fee is in EUR. */
export interface AppealRules {
  allowed: boolean;
  results: boolean;
  deadlineMinutes: number | null;
  fee: string;
  body: string;
}
/**
 * What the regulations say about calls (OCR 19.1): whether a call pauses the game, and whether a call without a valid
 * reason must be penalised.
 */
export interface CallRules {
  stopsClock: boolean;
  shallPenalise: boolean;
}
/** The part of the regulations that penalties need (OCR 7.1, 17.3, 18.4). */
export interface PenaltyRules {
  win: Points;
  draw: Points;
  loss: Points;
  /** Proposed for a time penalty. */
  seconds: Seconds;
  fines: { code: string; amount: string }[];
  /** The penalty for a forbidden device: "LOSS", or another penalty by name. */
  forbidden: string;
  /** Whether a warning or a lost game may be shown as a card. */
  cards: boolean;
  /**
   * Whether players are responsible for their connections, so that a decision about a disconnection may include a
   * penalty (OCR 11.1, 16.5).
   */
  ownLine?: boolean;
  /** Whether cheating that is not proven may be sanctioned (APP-I A9). */
  withoutProof: boolean;
  /** Whether a lost game or an exclusion for fair-play reasons cannot be appealed against (APP-I A10). */
  fairPlayFinal: boolean;
}

export interface PlayerView {
  name: string;
  rating?: number | null;
  venue: string;
  venueName: string;
  /** Null if the viewer may not see it. */
  link?: Link | null;
  checks?: { device: boolean; fairPlay: boolean; /** Recorded as not passed. */ failed?: CheckKind[] } | null;
  /** Whether the player is at the board (DEC-13); null if the viewer may not see it. */
  present?: boolean | null;
  /** Why the start is held for this seat (DEC-27). */
  held?: string | null;
  /** The last level of time trouble of this side in this attempt; only for arbiters. */
  trouble?: Trouble | null;
  /** Whether the page is covered or another one has the keyboard focus (OCR 16.7); only for arbiters. */
  away?: boolean | null;
  /** Null if none is required and nothing is known. */
  meeting?: MeetingView | null;
  /** What is missing before the game; players see only why their start is held. */
  missing?: Missing[];
  /** Cards shown to the player in the competition so far; only for arbiters. */
  cards?: number;
  /** The assistant who enters the moves, or will; null without one, and for the opponent. */
  assistant?: AssistantView | null;
  /** The helper, who does not enter moves; only for arbiters (LAW 8.1.6). */
  helper?: { name: string; disabled: boolean } | null;
  /**
   * Further data to find the player: the id in the competition, FIDE number and team, "" if there is none; only for
   * officials.
   */
  entry?: { id: string; fide: string; team: string } | null;
}
/** A player's assistant (APP-III 1), and when the player asked him for the times. */
export interface AssistantView {
  id: string;
  name: string;
  language: Language;
  admitted: boolean;
  asked: { at: EpochMs; ply: number }[];
}
/** What is missing before a round: it keeps the venue closed, holds the board, or is only mentioned. */
export interface Missing {
  point: MissingPoint;
  article: string;
  gate: "VENUE" | "BOARD" | "WARNING";
}
/** A venue before and during a round (OCR 16). */
export interface PremisesView {
  /** "competition/venue". */
  id: string;
  venue: string;
  name: string;
  /** The round in question. */
  round: number;
  open: boolean;
  missing: Missing[];
  staff: { person: string; name: string; role: StaffRole; present: boolean }[];
  minArbiters: number;
  cameras: { camera: string; reporting: boolean; since: EpochMs }[];
  minCameras: number;
  /** Alerts of lost cameras; without a note they are open. */
  alerts: { id: string; camera: string; at: EpochMs; note: string | null }[];
  internet: { passed: boolean; at: EpochMs; note: string } | null;
  measures: Measure[];
  /** Whether its players were told that decisions of the platform are outside the arbiters' power (APP-I A7). */
  told: boolean;
  /** Names of arbiters who know the platform's procedures (APP-I A8). */
  informed: string[];
  permissions: { person: string; permission: Permission; note: string; at: EpochMs }[];
  incidents: PersonIncident[];
  /** Devices registered to play on; while there is none, any device is admitted (OCR 16.6). */
  devices: { device: string; label: string; at: EpochMs }[];
  ownDevices: boolean;
  bagsAllowed: boolean;
  bags: { person: string; place: string; at: EpochMs }[];
  /** Null if nobody has reported it (FSSI gen-6). */
  medical: {
    present: boolean;
    hospitalKm: number | null;
    ambulance: boolean;
    covered: boolean;
    note: string;
    at: EpochMs;
  } | null;
}
export interface PersonIncident {
  id: string;
  kind: PersonIncidentKind;
  person: string;
  capacity: Capacity;
  article: string;
  note: string;
  at: EpochMs;
  by: Role;
  /** Null while it is open. */
  outcome: PersonOutcome | null;
  outcomeNote: string | null;
}
/** A player's link to the communication system: a separate link, never a disconnection (OCR 18.8). */
export interface MeetingView {
  required: boolean;
  /** Null if nobody has reported it. */
  present: boolean | null;
  since: EpochMs | null;
  source: "ZOOM" | "JITSI" | "ARBITER" | null;
  /** Half-moves made outside the meeting, if these are recorded (OCR 13.3). */
  moves: number[];
}
export interface MoveView {
  ply: number;
  san: string;
  uci: string;
  clockMs: Millis | null;
  offer: boolean;
  /** Compensation for the network delay of the frames (DEC-03); 0 if none. */ lagMs: Millis;
  enPassant: boolean;
}
export interface Clocks {
  whiteMs: Millis;
  blackMs: Millis;
  running: Side | null;
  /** The instant for which both values are valid. */
  at: EpochMs;
  flagAt: EpochMs | null;
  /** When the current period of the running side ends and the next begins (LAW 6.4). */
  periodEndsAt?: EpochMs | null;
}
export interface ScreeningSide {
  moves: number;
  matches: number;
  matchPercent: number;
  meanLoss: number;
}
export interface Screening {
  state: "NONE" | "QUEUED" | "DONE";
  engine?: string | null;
  white?: ScreeningSide | null;
  black?: ScreeningSide | null;
}

/** Situations in which a draw may have been missed (OCR 5.4, 19.3). */
export type DrawSituation = "REPETITION" | "DEAD_POSITION" | "MOVE_COUNT";
/** Irregularities at the board and their consequences (AMD 7.5). */
export type IrregularityKind = "ILLEGAL_MOVE" | "UNPROMOTED_PAWN" | "CLOCK_WITHOUT_MOVE" | "TWO_HANDS";
export type IrregularityConsequence = "WARNING" | "TIME" | "END";
export interface Irregularity {
  side: Side;
  kind: IrregularityKind;
  ply: number;
  number: number;
  consequence: IrregularityConsequence;
  reason: string;
  article: string;
  at: EpochMs;
  /** Null if the hall detected it. */
  by: Role | null;
  /** Id of the arbiter; "" if there is none. */
  recordedBy?: string;
  /** The player who sat there then (OCR 19.2). */
  player?: string;
}
/** The part of the regulations needed at the board: draw claims, illegal moves; null if there are none. */
export interface PlayRules {
  claimSeconds: Seconds | null;
  illegalMoves: "LAWS_2018" | "LAWS_2017" | null;
  limited: boolean;
  seconds: Seconds;
  /** The position from which the game begins, in Chess960 (960 II.1). */ chess960?: Start | null;
  /** When draws may not be offered; null if they always may (LAW 9.1.1). */ offerBan?: OfferBan | null;
  /** Whether a move may be queued while the opponent thinks (OCR 3.6 b). */ preMoves?: boolean;
  /** Those of the game's category; null for those of the competition (BLZ B.2, RAP A.2). */
  penaltySeconds?: Seconds | null;
  scoresheets?: boolean | null;
}
/** Whether an arbiter may lift the ban for a game, and whether one has for this game. */
export interface OfferBan {
  until: number | null;
  consent: boolean;
  lifted: boolean;
}
/** The new result of a game whose result is changed (OCR 19.4). */
export type ResultOutcome = "WHITE_WINS" | "BLACK_WINS" | "DRAW" | "GOES_ON";
export type Winnability = "WINNABLE" | "UNWINNABLE" | "UNDECIDED";
/** What the software can tell about a position; a line only with WINNABLE, "" if the position is already checkmate. */
export interface Judgement {
  attempt: number;
  ply: number;
  fen: string;
  occurrences: number;
  halfMoves: number;
  white: { verdict: Winnability; line: string; positions: number };
  black: { verdict: Winnability; line: string; positions: number };
}
/** A result that an arbiter has corrected (OCR 19.3, 19.4). */
export interface Correction {
  article: string;
  /** The previous result and how it came about; null if there was none. */
  was: string | null;
  termination: string | null;
  /** OCR 19.3: the draw that was missed, and after which half-move. */
  situation: DrawSituation | null;
  ply: number | null;
  occurrences: number | null;
  halfMoves: number | null;
  /** What the software found; null if it was not asked. */
  white: Winnability | null;
  black: Winnability | null;
  line: string;
  reason: string;
  goesOn: boolean;
  at: EpochMs;
  by: Role;
}

export interface BoardView {
  /** "competition/round/board". */
  id: string;
  round: number;
  number: number;
  /** From 1; a restart (OCR 18.9 c, d) begins the next one. */
  attempt: number;
  sequence: number;
  status: BoardStatus;
  white: PlayerView;
  black: PlayerView;
  fen: string;
  lastMove: string | null;
  check: boolean;
  turn: Side;
  ply: number;
  moves: MoveView[];
  /** In UCI; only for the player on move. */
  legal?: string[] | null;
  clocks: Clocks;
  drawOffer: Side | null;
  result: string | null;
  termination: string | null;
  rule: string | null;
  resultStatus: "UNAPPROVED" | "OFFICIAL" | null;
  pauseReason: string | null;
  pauseCause: PauseCause | null;
  /** The standstill of the hall that paused this board: no time was charged in between (OCR 19.6). */
  outage: { from: EpochMs; to: EpochMs } | null;
  /** The start and late players (OCR 16.11); null if the viewer may not see it. */
  arrival: {
    startAt: EpochMs | null;
    minutes: number;
    defaultAt: EpochMs | null;
    waived: boolean;
    rollCall: boolean;
    excluded: readonly Side[];
    absent: readonly Side[];
    unchecked: readonly Side[];
    /** Seats whose new players have not yet entered with a new code (OCR 19.2). */ newCodes?: readonly Side[];
  } | null;
  adjournment: Adjournment | null;
  screening?: Screening | null;
  /** The announced time control in words, if the server sends it. */
  control?: string | null;
  /** Half-moves made when the colours were found to be reversed and were kept (DEC-18). */
  coloursKept?: number | null;
  /** Points of both players as changed by a ruling, "0.5-0"; null if those of the result apply. */
  score?: string | null;
  /** How often times or settings of its clocks were changed. */
  clockChanges?: number;
  /** Sides whose last move is not yet confirmed on the traditional board (OCR 20.5). */
  toReproduce?: readonly Side[];
  /** The clock times from which a decision starts while a provisional flag fall waits for it (DEC-16). */
  base?: { whiteMs: Millis; blackMs: Millis } | null;
  /** What happened around the board (OCR 17), for the seats the viewer may know about. */
  floor?: FloorView | null;
  /** The players' requests to the arbiters, for the seats the viewer may know about. */
  help?: HelpView | null;
  /** Corrections of its result, in order; none for a viewer who may not see them. */
  corrections?: Correction[];
  rules?: PlayRules;
  irregularities?: Irregularity[];
  /** Whether each player has confirmed the result; null if he has said nothing about the present result (LAW 8.7). */
  confirmation?: { white: boolean | null; black: boolean | null; disputes?: readonly Dispute[] };
}
/**
 * A player's statement that a result is wrong: open until an arbiter answers with an approval, whatever happens to the
 * result until then (LAW 8.7).
 */
export interface Dispute {
  side: Side;
  of: string;
  at: EpochMs;
  /** Articles by which the result was changed since. */ changes: readonly string[];
  /** What was approved; null while the dispute is open. */ answer: string | null;
  /** The reason, in the arbiter's words. */ reason?: string;
}
/** The sides whose dispute no arbiter has answered yet, White first. */
export const openDisputes = (board: BoardView): Side[] =>
  (["WHITE", "BLACK"] as const).filter(
    (side) => board.confirmation?.disputes?.some((one) => one.side === side && one.answer === null) ?? false,
  );
/** What a player has said about the result. */
export const bySideOf = (
  said: { white: boolean | null; black: boolean | null } | undefined,
  side: Side,
): boolean | null => (side === "WHITE" ? said?.white : said?.black) ?? null;
/** Requests to the arbiters; the newest last. */
export interface HelpView {
  calls: CallView[];
  questions: QuestionView[];
  appeals: AppealView[];
  /** Rulings about the board that remain in force; the `appealable` sides may appeal against them. */
  rulings: { id: string; kind: string; rule: string; at: EpochMs; appealable: Side[] }[];
  /** Only for arbiters. */
  failedPauses: FailedPause[];
  /** When the appeal period ends (OCR 17.11); null if there is no such limit. */
  appealUntil?: EpochMs | null;
  /**
   * Sides whose disconnection waits for a decision, even if this reader does not see the case (OCR 18.9); for arbiters.
   */
  undecided?: readonly Side[];
  /** Earlier positions to which an arbiter went back (LAW 7.1); for arbiters. */
  restored?: readonly Restored[];
}
/**
 * An earlier position to which an arbiter went back: the half-moves that remain, and the moves that were taken back.
 */
export interface Restored {
  at: EpochMs;
  attempt: number;
  by: Role;
  ply: number;
  cut: readonly MoveView[];
  reason: string;
  article: string;
}
/** An attempt to pause the clocks that failed (OCR 19.6). */
export interface FailedPause {
  id: string;
  wantedAt: EpochMs;
  reason: string;
  attempt: number;
  /** When the failure was recorded. */ at: EpochMs;
  by: Role;
  name: string;
  state: "OWED" | "COMPENSATED" | "CLOSED";
  /** The ruling that adds time for it. */
  ruling: string | null;
  /** Why no time is added. */
  closing: string | null;
}
export type AppealOutcome = "UPHELD" | "CHANGED" | "DISMISSED";
/** An appeal (OCR 17.11, FSSI gen-8): both sides see it. */
export interface AppealView {
  id: string;
  side: Side;
  playerName: string;
  /** Null if the appeal is against the result. */ ruling: string | null;
  text: string;
  at: EpochMs;
  by: Role;
  deadline: EpochMs | null;
  /** In EUR; the appeal is open for decision once it is paid. */
  fee: string;
  paid: boolean;
  reference: string | null;
  /** When the other side received its copy. */
  copyAt: EpochMs | null;
  body: string;
  outcome: AppealOutcome | null;
  reason: string | null;
  /** The ruling that decides it. */
  decision: string | null;
}
/** A question about a rule (OCR 17.10), and the article that answers it, with its meaning. */
export interface QuestionView {
  id: string;
  side: Side;
  venue: string;
  playerName: string;
  text: string;
  at: EpochMs;
  answer: { article: string; en: string; it: string; note: string; by: Role; at: EpochMs } | null;
}
/** The game at which a player is wanted while he sits at another board. */
export interface NextGame {
  board: string;
  round: number;
  number: number;
  side: Side;
  opponent: string;
}
/** A player's code on a slip; `number` is that of the board. */
export interface SeatCode {
  board: string;
  number: number;
  side: Side;
  player: string;
  venueName: string;
  code: string;
}
/** A person to whom a code may be issued; the venue is "" if there is none. */
export interface OfficialView {
  id: string;
  role: Role;
  name: string;
  venue: string;
  venueName: string;
}
/** An article of the catalogue of rules. */
/** An article, its document and its meaning; "" if we do not explain it. */
export interface Rule {
  id: string;
  document: string;
  en: string;
  it: string;
}

/**
 * A player's leave, or absence without one (OCR 17.7); the plies are the half-moves made when the player left, and when
 * he came back.
 */
export interface LeaveView {
  id: string;
  side: Side;
  target: LeaveTarget;
  state: "ASKED" | "GRANTED" | "REFUSED" | "OUT" | "BACK";
  authorised: boolean;
  note: string;
  /** What the player wrote when asking. */ asked: string;
  since: EpochMs;
  outPly: number | null;
  backPly: number | null;
  /** The player who sat there then (OCR 19.2). */ player?: string;
}
/** A breach of the rules of conduct, and the game at that moment (OCR 17). */
export interface ConductView {
  id: string;
  side: Side;
  kind: IncidentKind;
  article: string;
  note: string;
  at: EpochMs;
  by: Role;
  ply: number;
  toMove: Side | null;
  whiteMs: Millis | null;
  blackMs: Millis | null;
  confirmed: boolean;
  /** Id of the person who recorded it, or who confirmed it later. */ vouchedBy: string;
  outcome: IncidentOutcome | null;
  rulingId: string | null;
  /** The player who sat there then, and his venue (OCR 19.2). */ player?: string;
  venue?: string;
}
export interface InspectionView {
  /** The player who sat there then (OCR 19.2). */
  player?: string;
  side: Side;
  what: Inspected;
  inspector: string;
  outcome: InspectionOutcome;
  note: string;
  at: EpochMs;
}
/** The floor log of a board; players see only their own leave. */
export interface FloorView {
  leaves: LeaveView[];
  incidents: ConductView[];
  inspections: InspectionView[];
  duties: DutyView[];
}
/** A duty ticked for a player of the present game. */
export interface DutyView {
  side: Side;
  duty: Duty;
  done: boolean;
  at: EpochMs;
}

/** Sealing of a move and adjournment (ADJ I). No frame contains the sealed move. */
export interface Adjournment {
  ordered: boolean;
  reason: string | null;
  sessionEnd: EpochMs | null;
  /** The side that has sealed a move. */
  sealed: Side | null;
  /** Whether the sealing player has confirmed, so that the game is adjourned. */
  confirmed: boolean;
  place: string | null;
  resumesAt: EpochMs | null;
}

/** The quality of a link, from the pings of its last half minute (OCR 18.8). */
export interface LinkQuality {
  ms: Millis;
  jitterMs: Millis;
  latePercent: number;
}
/** A seat's link, its present state and its history; the newest comes last. */
export interface LinkRow {
  board: string;
  number: number;
  side: Side;
  player: string;
  venue: string;
  venueName: string;
  link: Link;
  inPlay: boolean;
  away: boolean;
  meeting: MeetingView | null;
  /** Address of the present or the last device; null if there was none. */
  address: string | null;
  since: EpochMs | null;
  lastSeen: EpochMs | null;
  /** The takeovers: another page opened the seat while one was connected. */
  takeovers: { at: EpochMs; from: string; to: string }[];
  course: { at: EpochMs; state: Link }[];
  samples: ({ at: EpochMs } & LinkQuality)[];
}
/** Where a link probably broke, and what else was lost with it. */
export interface CauseView {
  segment: "DEVICE" | "VENUE_NETWORK" | "VENUE_LINE" | "ZONE";
  confidence: "LOW" | "MEDIUM" | "HIGH";
  seatsHere: number;
  lostHere: number;
  venues: number;
  venuesLost: number;
  /** Whether nothing more will become known, except what a node measured while it was cut off. */
  settled: boolean;
  probes: Probes | null;
}
export type Probe = "ANSWERED" | "SILENT";
/** What was measured in the venue when the link was lost; null if nothing is known. */
export interface Probes {
  device: Probe | null;
  gateway: Probe | null;
  provider: Probe | null;
  zone: Probe | null;
  node: Probe | null;
  communication: Probe | null;
}
export type Hop = "DEVICE" | "GATEWAY" | "PROVIDER" | "ZONE";
/** The measurements of a venue's node (OCR 18.8). */
export interface NodeView {
  venue: string;
  venueName: string;
  node: string;
  heard: EpochMs | null;
  offsetMs: Millis | null;
  hops: {
    hop: Hop;
    target: string;
    board: string | null;
    side: Side | null;
    lost: boolean;
    since: EpochMs;
    until: EpochMs;
    roundTripMs: Millis | null;
  }[];
}
export interface VenueLinks {
  nodes: NodeView[];
  /** Participants of the meeting whose names do not identify a player. */ unknown: { name: string; at: EpochMs }[];
}
export interface CaseView {
  id: string;
  board: string;
  venue: string;
  venueName: string;
  side: Side;
  playerName: string;
  startedAt: EpochMs;
  detectedAt: EpochMs;
  /** Last sign of life before the present loss, or the last one if the link is back. */
  lostAt: EpochMs;
  /** Losses of this case before that one. */
  earlier: readonly { at: EpochMs; restoredAfterMs: Millis }[];
  restoredAfterMs: Millis | null;
  state: "OPEN" | "RESTORED" | "CLOSED";
  /** Whether the Local Technical Arbiter has confirmed it. */
  reported: boolean;
  reportDueAt: EpochMs | null;
  /** Whether it was not confirmed in time, so that the draft counts as the report (OCR 18.9). */
  overdue: boolean;
  reportNote: string | null;
  /** The attempt at the board, from 1; 0 if unknown. */
  attempt: number;
  ply: number;
  toMove: Side | null;
  /**
   * Both clocks at the last sign of life: before the present loss, or before an earlier one if they have been stopped
   * since.
   */
  whiteMs: Millis;
  blackMs: Millis;
  drawOffer: Side | null;
  earlierCases: number;
  /** Null until it has been judged. */
  cause: CauseView | null;
  outageId: string | null;
  /**
   * The venue's outage, or the failure of the zone across several venues, to which it belongs; null if the case stands
   * alone.
   */
  incident: { kind: "VENUE" | "ZONE"; id: string } | null;
  rulingId: string | null;
  /** Why the deputy may decide; null while he may not. */
  deputy: "HANDED_OVER" | "UNANSWERED" | null;
  /** When he may decide if the Chief Arbiter has not; null while nobody can decide, and if no time limit applies. */
  deputyAt: EpochMs | null;
}
export interface OutageView {
  id: string;
  venue: string;
  since: EpochMs;
  caseIds: string[];
}
export interface CallView {
  id: string;
  board: string;
  venue: string;
  side: Side;
  playerName: string;
  /** The captain who called for the player (FSSI team-b). */ captain?: { name: string; board: number } | null;
  text: string | null;
  at: EpochMs;
  state: "OPEN" | "ANSWERED";
  valid: boolean | null;
  note: string | null;
  /** Null for anything else. */
  kind: CallKind | null;
  /** The arbiter who is coming; null until one has said so. */
  onTheWay: { role: Role; name: string; at: EpochMs } | null;
  /** Whether no arbiter said so in time. */
  overdue: boolean;
  /** Whether it had no valid reason and its penalty has not yet been imposed (LAW 6.11.4). */
  owed: boolean;
  penalised: boolean;
  /** Whether the clocks were stopped for it (LAW 6.11.2); null if they were not meant to be. */
  paused: boolean | null;
  whyNotPaused: string | null;
  /** The code of that refusal. */ notPausedCode: string | null;
  /**
   * Number of the player's earlier calls without a valid reason, in this game and in the other games of the
   * competition.
   */
  invalidHere: number;
  invalidElsewhere: number;
}
export type CallKind = "MEDICAL" | "TECHNICAL";
export interface RulingView {
  id: string;
  board: string;
  caseId: string | null;
  kind: string;
  detail: string | null;
  reason: string | null;
  rule: string | null;
  by: string;
  at: EpochMs;
  state: "MADE" | "APPLIED" | "REFUSED";
  code: string | null;
  text: string | null;
  /** How similar cases of the event had been decided until then, the most frequent first. */
  precedents: Precedent[];
  /** Checks of both players before the new game (DEC-26); none if there is no new game. */
  checksAgain: CheckKind[];
  /** The effects of the ruling; `detail` is the English text. */
  effects: Effect[];
  /** The ruling whose penalties it takes back (OCR 18.3). */
  withdraws: string | null;
  /**
   * Which of its own penalties were taken back, and by which ruling; if rounds are given, only for those, while earlier
   * effects remain (18.4.8, 18.4.9).
   */
  withdrawn: { kind: PenaltyKind; article: string; by: string; rounds: number[] }[];
  /** The players who had the colours then, because players may exchange seats (OCR 19.2). */
  white?: string;
  black?: string;
}
/**
 * The effect of a decision or of one penalty of a ruling. `side`: the disconnected side, the offender, or the side that
 * a decision gives time.
 */
export interface Effect {
  kind: string;
  side: Side | null;
  ms: Millis | null;
  control: string | null;
  points: string | null;
  count: number | null;
  fine: string | null;
  amount: string | null;
  /** How many of the warnings counted by `count` remain, if some were taken back. */
  standing: number | null;
  rounds: number[];
}
/** How often similar cases were decided in this way. */
export interface Precedent {
  option: DecisionOption;
  count: number;
}
export interface OrderView {
  id: string;
  kind: OrderKind;
  /** 0, "" and 0 mean any. */ round: number;
  venueName: string;
  board: number;
  reason: string | null;
  boards: number;
  applied: number;
  refused: { board: string; code: string; text: string }[];
  complete: boolean;
  at: EpochMs;
  /** The clocks just before and after, for the boards where it changed them. */
  changed: { board: string; whiteBefore: Millis; blackBefore: Millis; whiteAfter: Millis; blackAfter: Millis }[];
  withdrawn: boolean;
  /** The instant for which a start waits. */
  startAt: EpochMs | null;
}
/** Something that the hall itself found. */
export interface AlarmView {
  id: string;
  kind: "SETTING_DIFFERS" | "TIME_NOT_CONSERVED" | "OUTAGE";
  board: string;
  boards: number;
  expected: string;
  found: string;
  text: string;
  at: EpochMs;
  /** The beginning and end of an outage. */
  from: EpochMs | null;
  to: EpochMs | null;
}
/** What a correction of the setting would do to one board (DEC-19). Asking changes nothing. */
export interface Proposal {
  board: string;
  whiteMs: Millis;
  blackMs: Millis;
  proposedWhiteMs: Millis;
  proposedBlackMs: Millis;
  whiteMoves: number;
  blackMoves: number;
  needsDecision: boolean;
  text: string;
}
export interface TimeSheetRow {
  board: number;
  white: string;
  black: string;
  whiteMoves: number;
  blackMoves: number;
  whiteMs: Millis;
  blackMs: Millis;
  running: Side | null;
  expectedMs: Millis;
  sumRight: boolean;
  status: BoardStatus;
  /** Orders that changed its clocks until then. */ changes: Step[];
}
export type StepGroup = "START" | "MOVES" | "CLOCKS" | "CALLS" | "FLOOR" | "LINKS" | "RULINGS" | "RESULT";
export type StepKind =
  | "CREATED"
  | "CHECK"
  | "PRESENT"
  | "HELD"
  | "EXCLUDED"
  | "DEFAULT_WAIVED"
  | "STARTED"
  | "MOVE"
  | "DRAW_OFFERED"
  | "DRAW_DECLINED"
  | "PAUSED"
  | "RESUMED"
  | "TIME_CHANGED"
  | "CLOCKS_SET"
  | "SETTING_CORRECTED"
  | "PERIOD"
  | "OUTAGE"
  | "TROUBLE"
  | "ALARM"
  | "ORDER_REFUSED"
  | "PAUSE_FAILED"
  | "PAUSE_COMPENSATED"
  | "PAUSE_CLOSED"
  | "SEALING_ORDERED"
  | "SEALED"
  | "ADJOURNED"
  | "ENVELOPE"
  | "ADJOURNMENT_RESUMED"
  | "SEALED_OPENED"
  | "CALLED"
  | "CALL_ACKNOWLEDGED"
  | "CALL_OVERDUE"
  | "CALL_PAUSE"
  | "CALL_ANSWERED"
  | "ASKED"
  | "EXPLAINED"
  | "LEAVE_ASKED"
  | "LEAVE_GRANTED"
  | "LEAVE_REFUSED"
  | "LEFT"
  | "RETURNED"
  | "INCIDENT"
  | "INCIDENT_CONFIRMED"
  | "INCIDENT_CLOSED"
  | "INSPECTED"
  | "DUTY_TICKED"
  | "SCREENED"
  | "CASE_LOST"
  | "CASE_DETECTED"
  | "CASE_CAUSE"
  | "CASE_RESTORED"
  | "CASE_LOST_AGAIN"
  | "CASE_REPORTED"
  | "CASE_OVERDUE"
  | "CASE_DELEGATED"
  | "CASE_UNANSWERED"
  | "CASE_GAME_VOID"
  | "CASE_CLOSED"
  | "MOVED_OUTSIDE"
  | "DECIDED"
  | "PENALISED"
  | "PENALTY_WITHDRAWN"
  | "RULING_APPLIED"
  | "RULING_REFUSED"
  | "POSITION_RESTORED"
  | "VOIDED"
  | "RESTARTED"
  | "COLOURS_KEPT"
  | "IRREGULARITY"
  | "IRREGULARITY_TAKEN_BACK"
  | "OFFERS_ALLOWED"
  | "REPRODUCED"
  | "HELPER_ACCEPTED"
  | "HELPER_DISMISSED"
  | "ASSISTANT_NAMED"
  | "ASSISTANT_ADMITTED"
  | "ASSISTANT_DISMISSED"
  | "TIMES_ASKED"
  | "FLAG_FELL"
  | "ENDED"
  | "FORFEIT_REVERSED"
  | "RESULT_SET_ASIDE"
  | "DRAW_DECLARED"
  | "DRAW_CLAIMED"
  | "CONFIRMED"
  | "APPROVED"
  | "WITHDRAWN"
  | "SCORE_CHANGED"
  | "APPEALED"
  | "APPEAL_COPY"
  | "APPEAL_FEE"
  | "APPEAL_DECIDED";
/**
 * One thing that happened on a board; `by` is "" for the hall itself and for a move, `attempt` is the number of its
 * game on the board.
 */
export interface Step {
  at: EpochMs;
  attempt: number;
  ply: number;
  kind: StepKind;
  group: StepGroup;
  side: Side | null;
  /** The player who sat there then; "" without a side. */
  player?: string;
  /** "" for the hall itself. */
  by: Role | "AUTOMATIC" | "";
  name: string;
  article: string;
  /** The text that a person wrote. */
  text: string;
  details: Readonly<Record<string, string>>;
  before: ClocksThen | null;
  after: ClocksThen | null;
  /** How long it took, or by how much a clock was changed. */
  ms: Millis | null;
  ruling: RulingView | null;
}
export interface ClocksThen {
  at: EpochMs;
  whiteMs: Millis;
  blackMs: Millis;
}
/**
 * Everything that happened on a board, in order; `attempt` is the game that counts, and the time zone is that of the
 * named venue.
 */
export interface Timeline {
  board: string;
  attempt: number;
  timeZone: string;
  venueName: string;
  steps: Step[];
}
export interface TimeSheet {
  id: string;
  round: number;
  at: EpochMs;
  rows: TimeSheetRow[];
}

/**
 * A message to the person at a seat: `text` is in English; for other languages it is worded from its kind and details.
 */
export interface NoticeFrame {
  t: "notice";
  level: "info" | "warn";
  kind: string;
  details: Readonly<Record<string, string>>;
  article: string;
  reason: string;
  text: string;
  board?: string;
  /** The penalties concerned: this notice replaces earlier ones about them (OCR 18.3). */
  about?: string[];
  /** When it happened. */
  at?: EpochMs;
}

/** From best to worst: enough; below 2 GiB or a tenth; no round can be opened; play stops soon. */
export type DiskLevel = "ENOUGH" | "LOW" | "NO_NEW_ROUND" | "FULL";

export type ServerFrame =
  | {
      t: "hello";
      you: You;
      now: EpochMs;
      competition: Competition;
      thresholds?: { heartbeatMs: Millis; suspectMs: Millis; downMs: Millis };
      address?: string;
    }
  | {
      t: "snapshot";
      boards: BoardView[];
      cases: CaseView[];
      outages: OutageView[];
      calls: CallView[];
      rulings: RulingView[];
      orders: OrderView[];
      alarms: AlarmView[];
      premises: PremisesView[];
      sheets: number;
      standstill: EpochMs | null;
    }
  /** Since when the hall itself has not answered; null if it answers. */
  | { t: "standstill"; since: EpochMs | null }
  /** How full the hall's disk is, for officials; `free` bytes are left. */
  | { t: "disk"; level: DiskLevel; free: number }
  | { t: "pong"; n: number; now: EpochMs }
  | { t: "board"; board: BoardView }
  | { t: "case"; case: CaseView }
  | { t: "outage"; outage: OutageView }
  | { t: "call"; call: CallView }
  | { t: "ruling"; ruling: RulingView }
  | { t: "order"; order: OrderView }
  | { t: "alarm"; alarm: AlarmView }
  | { t: "premises"; premises: PremisesView }
  | { t: "sheets"; sheets: number }
  /** The queued move, only for the player who queued it; null if none is queued (OCR 3.6 b). */
  | { t: "preMove"; board: string; uci: string | null }
  /** The player's next game, and a round in which he has no game, only for him; null if there is none. */
  | { t: "next"; game: NextGame | null; none?: NoGame | null }
  | { t: "qualities"; seats: ({ board: string; side: Side } & LinkQuality)[] }
  | NoticeFrame
  | {
      t: "ok";
      id: string;
      code?: string;
      codes?: SeatCode[];
      proposals?: Proposal[];
      clocks?: Clocks;
      [more: string]: unknown;
    }
  | {
      t: "refused";
      id: string;
      code: string;
      rule?: string | null;
      text: string;
      details?: Readonly<Record<string, string>>;
    };

export type LackingPoint =
  | "ROUND_NOT_OPEN"
  | "NOT_PLAYING"
  | "GAME_OPEN"
  | "NOT_APPROVED"
  | "VENUE_NOT_SIGNED"
  | "VENUE_CHANGED"
  | "NOT_OPENED"
  | "MEASURES"
  | "MEDICAL"
  | "ALERT_OPEN"
  | "PERSON_INCIDENT_OPEN"
  | "CALL_OPEN"
  | "QUESTION_OPEN"
  | "INCIDENT_OPEN"
  | "CASE_OPEN"
  | "RULING_PENDING"
  | "PAUSE_OWED"
  | "APPEAL_OPEN"
  | "APPEAL_TIME"
  | "SCORESHEETS"
  | "DISPUTED"
  | "NOT_SCREENED";
/** What a round's report still lacks, with the boards or venues concerned; it may be signed if nothing blocks it. */
export interface Lacking {
  point: LackingPoint;
  blocks: boolean;
  of: string[];
}
export interface Signature {
  role: Role;
  name: string;
  at: EpochMs;
  remarks: string;
  sha256: string;
}
/** The report of a round, as far as a page shows it; `unchanged`: the signed report equals the present one. */
/** `earlier`: signatures that are no longer valid, oldest first. */
export interface RoundPaper {
  sha256: string;
  signature: Signature | null;
  unchanged: boolean;
  missing: Lacking[];
  earlier: Signature[];
}

export type TeamCriterion = "BOARD_POINTS" | "MATCH_POINTS" | "BOARD_1" | "BOARD_2" | "BOARD_3" | "BOARD_4";
export type MarkKind = "EXCLUDED" | "EXPELLED" | "RAISED" | "LOWERED" | "AWARDED";
export interface StandingsMark {
  kind: MarkKind;
  rounds: number[];
  article: string;
}
/** A player's round; points are null while there are none. */
export interface StandingsCell {
  round: number;
  kind: "GAME" | "FORFEIT" | "OPEN" | "BYE" | "EXCLUDED" | "NONE";
  board: number;
  opponentId: string;
  colour: Side | null;
  points: Points | null;
  change: StandingsMark | null;
  official: boolean;
}
export interface StandingsPlayer {
  rank: number;
  /** Whether others have the same rank. */ shared: boolean;
  /** A number that nobody else has. */ startNumber: number;
  playerId: string;
  name: string;
  rating: number;
  federation: string;
  teamId: string;
  points: Points;
  official: boolean;
  marks: StandingsMark[];
  cells: StandingsCell[];
}
export interface StandingsTeam {
  rank: number;
  shared: boolean;
  teamId: string;
  name: string;
  captainId: string;
  seeding: number;
  boardPoints: Points;
  matchPoints: Points;
  boards: Points[];
  official: boolean;
  matches: {
    round: number;
    opponentId: string;
    own: Points;
    theirs: Points;
    /** Null until every board has a result. */ points: Points | null;
  }[];
}
/** The standings (OCR 7.1, FSSI team-h); without criteria no teams play. */
export interface Standings {
  official: boolean;
  rounds: number[];
  /** Official rounds that count as before a later ruling; boards whose points differ by now. */ changed: {
    round: number;
    boards: number[];
  }[];
  players: StandingsPlayer[];
  criteria: TeamCriterion[];
  teams: StandingsTeam[];
}

/** The arguments of each command, by its name. A player's board and side come from the token. */
export interface Commands {
  play: { uci: string; offerDraw?: boolean; expectedPly?: number };
  offerDraw: Record<string, never>;
  acceptDraw: Record<string, never>;
  declineDraw: Record<string, never>;
  resign: Record<string, never>;
  /** `number`: if a captain calls, the number of the team's board; without it his own board. */
  callArbiter: { text?: string; kind?: CallKind; number?: number };
  openRound: { round: number };
  closeRound: { round: number };
  /** OCR 18.3: without a venue, the report of the whole round; `sha256` is that of the report the page showed. */
  signReport: { round: number; venue: string; remarks: string; sha256: string };
  /**
   * `seen`: the recorded answer that the page showed, null if none; refused if another arbiter's opposite answer is not
   * named.
   */
  recordCheck: { board: string; side: Side; kind: CheckKind; passed: boolean; note?: string; seen: boolean | null };
  order: Order;
  propose: Order;
  withdraw: { order: string; reason: string };
  takeTimeSheet: { round: number };
  /** `seen`: what the page showed about the seat. */
  recordPresence: { board: string; side: Side; present: boolean; seen?: SeatRecord };
  excludeSeat: { board: string; side: Side; excluded: boolean };
  holdStart: { board: string; side: Side; held: boolean; reason: string };
  /** Without a side: for both; without minutes: no default time applies. */
  waiveDefault: { board: string; side?: Side; minutes?: number; reason: string };
  reverseForfeit: { board: string; reason: string };
  orderSealing: { board: string; reason: string; sessionEnd?: EpochMs };
  sealMove: { uci: string };
  confirmSealed: Record<string, never>;
  confirmReproduced: { ply: number };
  queuePreMove: { uci: string; expectedPly: number };
  cancelPreMove: Record<string, never>;
  /**
   * `seen`: the record that the page showed, null if none; refused if a different record of another arbiter is not
   * named.
   */
  confirmEnvelope: {
    board: string;
    place: string;
    resumesAt: EpochMs;
    seen: { place: string; resumesAt: EpochMs } | null;
  };
  resumeAdjourned: { board: string };
  /** `ply` is the number of half-moves that remain; a clock without a time stays unchanged. */
  /** `seen`: the board's `clockChanges` that the page showed; refused if the number differs. */
  restorePosition: { board: string; ply: number; whiteMs?: Millis; blackMs?: Millis; reason: string; seen: number };
  reverseColours: { board: string; reason: string };
  /** Starts from a Chess960 position, given by its number. */
  replay: { board: string; position: number; reason: string };
  allowEarlyOffers: { board: string; allowed: boolean; reason: string; attempt: number };
  /** OCR 19.3: after which half-move, of which attempt. */
  claimDraw: { situation: DrawSituation; uci?: string };
  /**
   * `seen`: how many records of the game the page showed; `again`: records the same irregularity once more at the same
   * half-move (AMD 7.5.5).
   */
  recordIrregularity: {
    board: string;
    side: Side;
    kind: IrregularityKind;
    ply: number;
    giveTime?: boolean;
    reason: string;
    attempt: number;
    seen: number;
    again?: boolean;
  };
  /** The last record of the game; `seen` as above. */
  takeBackIrregularity: { board: string; reason: string; attempt: number; seen: number };
  declareDraw: { board: string; situation: DrawSituation; ply: number; reason: string; attempt: number };
  /** OCR 19.4: `line`: moves that lead to checkmate, if it can be shown. */
  changeResult: { board: string; outcome: ResultOutcome; line?: string; reason: string; attempt: number };
  /** OCR 16.11: the player reports that he is at the board. */
  checkIn: Record<string, never>;
  askClockTimes: Record<string, never>;
  nameAssistant: { board: string; side: Side; name: string; language: Language };
  admitAssistant: { board: string; side: Side; assistant: string };
  dismissAssistant: { board: string; side: Side; assistant: string; reason: string };
  acceptHelper: { board: string; side: Side; name: string; disabled: boolean };
  dismissHelper: { board: string; side: Side; reason: string };
  adjustForHelp: { board: string; side: Side; changeMs: Millis; reason: string; attempt: number; seen: number };
  askLeave: { target: LeaveTarget; note?: string };
  /** Without a target, the leave is refused. */
  /** `seen`: what the page showed about the seat's open leave, none if absent; refused if that has changed. */
  answerLeave: { board: string; side: Side; granted?: LeaveTarget; note?: string; seen?: "ASKED" | "GRANTED" };
  /** Without a target, the player is back. */
  recordAbsence: { board: string; side: Side; left?: LeaveTarget };
  /** `seen`: how many incidents of the board the page showed; refused if another arbiter has recorded the same since. */
  openIncident: { board: string; side: Side; kind: IncidentKind; note: string; seen: number };
  confirmIncident: { board: string; incident: string; note?: string };
  closeIncident: { board: string; incident: string; outcome: IncidentOutcome; ruling?: string; note?: string };
  recordInspection: {
    board: string;
    side: Side;
    what: Inspected;
    inspector: string;
    inspectorGender: Gender;
    playerGender: Gender;
    privatePlace: boolean;
    outcome: InspectionOutcome;
    note?: string;
  };
  tickDuty: { board: string; side: Side; duty: Duty; done: boolean };
  openVenue: { venue: string; round: number };
  closeVenue: { venue: string };
  recordStaff: { venue: string; person: string; role: StaffRole; present: boolean };
  reportCamera: { venue: string; camera: string; reporting: boolean };
  answerAlert: { venue: string; alert: string; note?: string };
  recordInternetTest: { venue: string; passed: boolean; note?: string };
  /** APP-I A7, A8. */
  tellPlayers: { venue: string; told: boolean };
  confirmProcedures: { venue: string; known: boolean };
  tickMeasure: { venue: string; round: number; measure: Measure; done: boolean };
  recordPermission: { venue: string; person: string; permission: Permission; granted: boolean; note?: string };
  openPersonIncident: { venue: string; kind: PersonIncidentKind; person: string; capacity: Capacity; note?: string };
  closePersonIncident: { venue: string; incident: string; outcome: PersonOutcome; note?: string };
  registerDevice: { venue: string; device: string; label?: string; registered: boolean };
  recordBag: { venue: string; person: string; stored: boolean; place?: string; deviceOff?: boolean };
  recordMedical: { venue: string; present: boolean; hospitalKm?: number; ambulance?: boolean; note?: string };
  recordCommunication: { board: string; side: Side; present: boolean };
  confirmReport: { venue: string; caseId: string; note?: string };
  askQuestion: { text: string; number?: number };
  answerQuestion: { board: string; question: string; article: string; note?: string };
  /** Without a ruling, the appeal is against the result. */
  fileAppeal: { ruling?: string; text: string; number?: number };
  fileAppealFor: { board: string; side: Side; ruling?: string; text: string };
  takeCopy: { board: string; appeal: string };
  recordFee: { board: string; appeal: string; reference?: string };
  /** `seen`: how many rulings of the board the page showed; refused if another one was made in the meantime. */
  decideAppeal: {
    board: string;
    appeal: string;
    outcome: AppealOutcome;
    white?: Points;
    black?: Points;
    reason: string;
    seen: number;
    /** Effects of the ruling that cannot be undone may stay. */ effectStays?: true;
  };
  recordFailedPause: { board: string; wantedAt: EpochMs; reason: string };
  /** At least one of the two. */
  compensateFailedPause: { board: string; failure: string; whiteMs?: Millis; blackMs?: Millis };
  closeFailedPause: { board: string; failure: string; reason: string };
  acknowledgeCall: { board: string; callId: string };
  answerCall: { board: string; callId: string; valid: boolean; note?: string };
  decideDisconnection: {
    board: string;
    caseId: string;
    option: DecisionOption;
    reduceSeconds?: Seconds;
    control?: string;
    reason?: string;
    addTo?: Side;
    addSeconds?: Seconds;
    /** For the disconnected player, if responsible for his connection (OCR 11.1). */ penalties?: Penalty[];
  };
  delegateDecision: { board: string; caseId: string };
  /** `seen` as above. */
  penalise: {
    board: string;
    offender: Side;
    items: Penalty[];
    reason: string;
    seen: number;
    /** The call without a valid reason that is penalised (LAW 6.11.4). */ call?: string;
    /** Shown as a card. */ card?: boolean;
    /** The ground of a fair-play ruling. */ fairPlay?: FairPlayGround;
  };
  /** All of the named penalties, or none; `seen` as above (OCR 18.3). */
  withdrawRuling: { board: string; ruling: string; kinds: PenaltyKind[]; reason: string; seen: number };
  /** `seen`: the score the page showed; refused if it differs by now. */
  /** With the players whom the page shows as disputing it (LAW 8.7). */
  approveResult: {
    board: string;
    seen: string;
    disputed: Side[];
    /** The reason, for the player who disputes it. */ reason?: string;
  };
  confirmResult: { agrees: boolean };
  /** Shuts out all devices of an official, because one was lost. */
  shutOut: { official: string };
  /** For the seats of a round whose players have no signed-in device, in the official's own venue or in all. */
  issueRoundCodes: { round: number };
  issueCode: { board: string; side: Side; /** For the seat's assistant. */ assistant?: boolean } | { official: string };
}
/** One of the penalties of a ruling, with the data its kind needs. */
export interface Penalty {
  kind: PenaltyKind;
  seconds?: Seconds;
  points?: Points;
  fine?: string;
  rounds?: number[];
}
/** An order about clocks: its scope, and the data its kind needs. */
export interface Order {
  kind: OrderKind;
  round?: number;
  venue?: string;
  board?: string;
  reason?: string;
  /** START: the time of the start. */
  startAt?: EpochMs;
  /**
   * SET_TIMES: the clock times; ADD_TIME: the changes, negative to take time; RESUME: the added time; CORRECT_SETTING:
   * the times instead of the proposal.
   */
  whiteMs?: Millis;
  blackMs?: Millis;
  /**
   * SET_TIMES, ADD_TIME, CORRECT_SETTING: the `clockChanges` that the page showed, for one board, or by "round/board";
   * a board with a different number refuses.
   */
  seen?: number | Record<string, number>;
  /** CORRECT_SETTING: the right controls and moves made. */
  whiteControl?: string;
  blackControl?: string;
  whiteMoves?: number;
  blackMoves?: number;
  scheduleSuffers?: boolean;
}
export type CommandName = keyof Commands;
export type Outcome =
  | { ok: true; code?: string; codes?: SeatCode[]; proposals?: Proposal[]; clocks?: Clocks }
  | { ok: false; code: string; rule: string; text: string; details?: Readonly<Record<string, string>> };

export const other = (side: Side): Side => (side === "WHITE" ? "BLACK" : "WHITE");
/** The present side of the player who had this side then, because players may exchange seats (OCR 19.2). */
export const sideNow = (board: BoardView, side: Side, player: string | undefined): Side =>
  player && bySide(board, side).name !== player && bySide(board, other(side)).name === player ? other(side) : side;
export const bySide = (board: BoardView, side: Side): PlayerView => (side === "WHITE" ? board.white : board.black);
