import matrix from "../../shared/regulations/src/test/resources/rights.csv?raw";
import type {
  BoardView,
  CaseDecision,
  CaseView,
  Competition,
  OrderView,
  PenaltyRules,
  PlayerView,
  PremisesView,
  You,
} from "../src/protocol/protocol";

export const player = (name: string, venue: string, more: Partial<PlayerView> = {}): PlayerView => ({
  name,
  venue,
  venueName: venue,
  link: "UP",
  checks: { device: true, fairPlay: true },
  ...more,
});

export const board = (more: Partial<BoardView> = {}): BoardView => ({
  id: "demo/1/3",
  round: 1,
  number: 3,
  attempt: 1,
  sequence: 10,
  status: "PLAYING",
  white: player("Anna", "rome"),
  black: player("Boris", "paris"),
  fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
  lastMove: null,
  check: false,
  turn: "WHITE",
  ply: 0,
  moves: [],
  clocks: { whiteMs: 600_000, blackMs: 500_000, running: "WHITE", at: 1_000_000, flagAt: 1_600_000 },
  drawOffer: null,
  result: null,
  termination: null,
  rule: null,
  resultStatus: null,
  pauseReason: null,
  pauseCause: null,
  outage: null,
  arrival: null,
  adjournment: null,
  ...more,
});

/** What can be decided about the disconnection of White at {@link board}: everything, unless said otherwise. */
export const decision = (
  options: Partial<CaseDecision["options"]> = {},
  more: Partial<CaseDecision> = {},
): CaseDecision => ({
  options: {
    RESUME: null,
    REDUCE: null,
    RESTART: null,
    RESTART_SHORTER: null,
    NO_ACTION: null,
    ADD_TIME: null,
    CONFIRM_FLAG: null,
    LOSS: null,
    DRAW: null,
    ...options,
  },
  base: board().clocks,
  mostSeconds: 599,
  shorter: "",
  ...more,
});

export const disconnection = (more: Partial<CaseView> = {}): CaseView => ({
  id: "c1",
  board: "demo/1/3",
  venue: "rome",
  venueName: "Rome",
  side: "WHITE",
  playerName: "Anna",
  startedAt: 1_000_000,
  detectedAt: 1_005_000,
  lostAt: 1_000_000,
  earlier: [],
  restoredAfterMs: null,
  state: "OPEN",
  reported: false,
  reportDueAt: 1_065_000,
  overdue: false,
  reportNote: null,
  attempt: 1,
  ply: 12,
  toMove: "WHITE",
  whiteMs: 580_000,
  blackMs: 500_000,
  drawOffer: null,
  earlierCases: 0,
  cause: null,
  outageId: null,
  incident: null,
  rulingId: null,
  deputy: null,
  deputyAt: null,
  decision: decision(),
  ...more,
});

const [head = [], ...rows] = matrix
  .trim()
  .split("\n")
  .map((line) => line.split(","));
/** What the hall says that a role may do. */
export const rightsOf = (role: You["role"]): NonNullable<You["rights"]> =>
  Object.fromEntries(
    rows.map((row) => [row[0], row[head.indexOf(role)]]).filter(([, scope]) => scope !== "NO"),
  ) as NonNullable<You["rights"]>;

export const who = (role: You["role"], venue = ""): You => ({
  role,
  name: "X",
  venue,
  venueName: venue,
  board: "",
  side: "",
  rights: rightsOf(role),
});

/** A venue that is open, and at which nothing is missing. */
export const premises = (venue: string, more: Partial<PremisesView> = {}): PremisesView => ({
  id: `demo/${venue}`,
  venue,
  name: venue,
  round: 1,
  open: true,
  missing: [],
  staff: [
    { person: "a", name: "Luca", role: "LOCAL_CHIEF_ARBITER", present: true },
    { person: "b", name: "Tea", role: "LOCAL_TECHNICAL_ARBITER", present: true },
  ],
  minArbiters: 2,
  cameras: [{ camera: "door", reporting: true, since: 1 }],
  minCameras: 1,
  alerts: [],
  internet: null,
  measures: [],
  told: false,
  informed: [],
  permissions: [],
  incidents: [],
  devices: [],
  ownDevices: false,
  bagsAllowed: false,
  bags: [],
  medical: null,
  ...more,
});

export const order = (more: Partial<OrderView> = {}): OrderView => ({
  id: "o1",
  kind: "PAUSE",
  round: 0,
  venueName: "Rome",
  board: 0,
  reason: "fire",
  by: "",
  boards: 40,
  applied: 37,
  refused: [],
  changed: [],
  complete: true,
  withdrawn: false,
  at: 1_000_000,
  startAt: null,
  ...more,
});

/** Four rounds of which the first is open, one announced fine. */
export const competition = (penalties: Partial<PenaltyRules> = {}): Competition => ({
  id: "demo",
  name: "Demo",
  rounds: [1, 2, 3, 4].map((number) => ({
    number,
    opened: number === 1,
    official: false,
    startsAt: null,
    shownFrom: null,
    signed: [],
    changed: [],
  })),
  venues: [],
  control: "90+30",
  checks: [],
  deputy: false,
  penalties: {
    win: "1",
    draw: "0.5",
    loss: "0",
    seconds: 120,
    fines: [{ code: "PHONE", amount: "50" }],
    forbidden: "LOSS",
    cards: false,
    withoutProof: false,
    fairPlayFinal: false,
    ...penalties,
  },
  calls: { stopsClock: false, shallPenalise: false },
  appeals: { allowed: true, results: true, deadlineMinutes: 10, fee: "0", body: "" },
  floor: { scoresheets: false, dressCode: null, opponentReports: false },
});
