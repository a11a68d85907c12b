/**
 * The real pages in front of a hall that is not there: its frames come from the fixtures. The address says which page,
 * whose, and what is going on: `/console?lang=it&role=CHIEF_ARBITER&state=ORDERS`. `boards=1000` fills the hall,
 * `view=TABLE` chooses how the boards are shown, and `every=20` moves a piece somewhere every 20 milliseconds.
 */
import { keepAsTab } from "../../src/network/kept-sessions";
import type { BoardView, OrderView, Role, ServerFrame } from "../../src/protocol/protocol";
import { board, competition, disconnection, order, player, premises, who } from "../fixtures";

const asked = new URLSearchParams(location.search);
const now = Date.now();
const role = (asked.get("role") ?? "CHIEF_ARBITER") as Role;
const state = asked.get("state") ?? "QUIET";
const count = Number(asked.get("boards") ?? 12);
const every = Number(asked.get("every") ?? 0);
const you = {
  ...who(role, role.startsWith("LOCAL") ? "cup/rome" : ""),
  name: "Silvana Montelupo",
  venueName: role.startsWith("LOCAL") ? "Rome" : "",
};

const NAMES = [
  "Ulisse Monteverna",
  "Ottilia Grancampo",
  "Ruggero Valfredda",
  "Mirella Vossoloni",
  "Anselmo Rivachiusa",
];
const seat = (n: number, venue: string, more = {}) => ({
  ...player(NAMES[n % NAMES.length]!, `cup/${venue}`, more),
  venueName: venue === "rome" ? "Rome" : "Milan",
});
const waits = { present: false, checks: { device: false, fairPlay: false } };
const outage = { from: now - 90_000, to: now - 30_000 };
const STOOD: Partial<BoardView> = { status: "PAUSED", pauseCause: "OUTAGE", outage };
const STOPPED: Partial<BoardView> = { status: "PAUSED", pauseCause: "ARBITER" };
const boards = Array.from({ length: count }, (_, i) => {
  const begun = state !== "STEP" && (count > 12 || i < 7);
  return board({
    id: `cup/1/${i + 1}`,
    number: i + 1,
    white: seat(i, "rome", begun ? {} : waits),
    black: seat(i + 1, "milan", begun ? {} : waits),
    status: begun ? "PLAYING" : "CREATED",
    clocks: { whiteMs: 5_430_000, blackMs: 5_430_000, running: begun ? "WHITE" : null, at: now, flagAt: null },
    ...(begun && state === "STANDSTILL" ? STOOD : {}),
    ...(i === 6 && state === "ORDERS" ? STOPPED : {}),
  });
});
const lost = ["ALARMS", "OUTAGE"].includes(state) ? boards.slice(0, 5) : [];
const cases = lost.map(({ id, white }, i) =>
  disconnection({
    id: `cup/rome/case-${i}`,
    board: id,
    venue: "cup/rome",
    playerName: white.name,
    lostAt: now - 60_000 - i * 1000,
    startedAt: now - 60_000 - i * 1000,
    incident: state === "OUTAGE" ? { kind: "VENUE", id: "cup/rome/outage-1" } : null,
  }),
);
const given = (id: string, more: Partial<OrderView>) =>
  order({ id, round: 1, by: "Silvana Montelupo", reason: "", boards: 1, applied: 1, at: now - 5000, ...more });
const refused = [3, 4].map((n) => ({ board: `cup/1/${n}`, code: "ALREADY_STARTED", text: "started" }));
const orders = ["QUIET", "STANDSTILL", "STEP"].includes(state)
  ? []
  : [
      given("o1", { kind: "START", venueName: "", board: 3, at: now - 9000 }),
      given("o2", { kind: "START", venueName: "Milan", boards: 8, applied: 6, refused, at: now - 7000 }),
      given("o3", { boards: 12, applied: 12, reason: "Fire alarm or evacuation of the building" }),
    ];

const POINTS = ["LOCAL_CHIEF_ARBITER", "LOCAL_TECHNICAL_ARBITER", "TWO_PERSONS", "ARBITERS", "CAMERAS"] as const;
const closed = premises("cup/rome", {
  name: "Rome",
  open: false,
  missing: POINTS.map((point) => ({ point, article: "OCR 16.8", gate: "VENUE" })),
});

const frames: ServerFrame[] = [
  {
    t: "hello",
    you,
    now,
    competition: {
      ...competition(),
      id: "cup",
      name: "Mediterranean Hybrid Cup",
      venues: [
        { id: "cup/rome", name: "Rome", timeZone: "Europe/Rome" },
        { id: "cup/milan", name: "Milan", timeZone: "Europe/Rome" },
      ],
    },
  },
  {
    t: "snapshot",
    boards,
    cases,
    outages: [],
    calls: [],
    rulings: [],
    orders,
    alarms: [],
    premises: state === "STEP" ? [closed] : [],
    sheets: 0,
    standstill: null,
  },
];

/** Four half-moves that lead back to the beginning, each with the position after it. */
const ROUND = [
  { uci: "f6g8", fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 4 3" },
  { uci: "g1f3", fen: "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1" },
  { uci: "g8f6", fen: "rnbqkb1r/pppppppp/5n2/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 2 2" },
  { uci: "f3g1", fen: "rnbqkb1r/pppppppp/5n2/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 3 2" },
];

/** Answers the greeting with everything that is to be known, and signs of life with the time. */
class NoHall {
  static readonly OPEN = 1;
  readonly readyState = NoHall.OPEN;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    setTimeout(() => {
      this.onopen?.();
      for (const frame of frames) this.says(frame);
      if (every > 0) this.plays();
    });
  }
  /** On one board after the other a knight goes out and comes back. */
  plays(): void {
    let made = 0;
    setInterval(() => {
      const at = made++ % boards.length;
      const before = boards[at]!;
      const ply = before.ply + 1;
      const turn = ply % 2 === 0 ? "WHITE" : "BLACK";
      const after = {
        ...before,
        ply,
        turn,
        sequence: before.sequence + 1,
        fen: ROUND[ply % ROUND.length]!.fen,
        lastMove: ROUND[ply % ROUND.length]!.uci,
        clocks: { ...before.clocks, running: turn, at: Date.now() },
      } satisfies BoardView;
      boards[at] = after;
      this.says({ t: "board", board: after });
    }, every);
  }
  says(frame: ServerFrame): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  send(sent: string): void {
    const frame = JSON.parse(sent) as { t: string; n: number };
    if (frame.t === "ping") this.says({ t: "pong", n: frame.n, now: Date.now() });
  }
  close(): void {}
}
Object.assign(window, { WebSocket: NoHall });
localStorage.clear();
sessionStorage.clear();
localStorage.setItem("onehall.wall", asked.get("view") ?? "");
keepAsTab({ ...you, token: "t", competitionId: "cup" });
void import("../../src/main");
