import type { OrdersWords } from "../en/orders";
import { commonWords } from "./common";
import { counted, formOf } from "../plurals";

export const ordersWords: OrdersWords = {
  orderScope: "Scacchiere di questo ordine",
  order: {
    START: "Avvia scacchiere",
    PAUSE: "Sospendi scacchiere",
    RESUME: "Riprendi scacchiere",
    SET_TIMES: "Imposta i tempi",
    ADD_TIME: "Dai o togli tempo",
    CORRECT_SETTING: "Correggi la cadenza",
  },
  orderName: {
    START: "Avvio",
    PAUSE: "Sospensione",
    RESUME: "Ripresa",
    SET_TIMES: "Tempi impostati",
    ADD_TIME: "Tempo cambiato",
    CORRECT_SETTING: "Cadenza corretta",
  },
  orderDone: {
    START: "avviate",
    PAUSE: "sospese",
    RESUME: "riprese",
    SET_TIMES: "impostate",
    ADD_TIME: "cambiate",
    CORRECT_SETTING: "corrette",
  },
  orderCode: {
    GAME_ENDED: "già finite",
    NOT_RUNNING: "già sospese",
    NOT_PAUSED: "già in corso",
    AWAITING_CHIEF_ARBITER: "in attesa dell'Arbitro principale",
    CASE_OPEN: "non eseguite: una disconnessione è da decidere",
    GAME_NOT_STARTED: "non iniziate",
    ALREADY_STARTED: "già avviate",
    DEVICE_CHECK_MISSING: "non avviate senza il controllo del dispositivo",
    FAIR_PLAY_CHECK_MISSING: "non avviate senza il controllo fair play",
    START_HELD: "non avviate: l'avvio è trattenuto",
    REDUCTION_TOO_LARGE: "non cambiate: resta troppo poco tempo",
    CLOCKS_CHANGED: "non eseguite: gli orologi sono cambiati",
  },
  orderRefused: "non eseguite",
  orderTitle: "Orologi",
  orderKind: "Che cosa fare",
  orderConfirm: (kind, boards) => {
    const these = boards === 1 ? "1 scacchiera" : `${boards} scacchiere`;
    return {
      START: `Avvia ${these}`,
      PAUSE: `Sospendi ${these}`,
      RESUME: `Riprendi ${these}`,
      SET_TIMES: `Imposta i tempi di ${these}`,
      ADD_TIME: `Cambia il tempo di ${these}`,
      CORRECT_SETTING: `Correggi la cadenza di ${these}`,
    }[kind];
  },
  orderSure: (boards) => (boards === 1 ? "Sì, questa scacchiera" : `Sì, tutte le ${boards} scacchiere`),
  sureQuestion: (boards, venues) =>
    `Il tuo ordine cambia tutto il turno: ${counted(boards, "scacchiera", "scacchiere")} in ` +
    `${counted(venues, "sede", "sedi")}.`,
  orderProgress: (done, all, what) => `${done} ${formOf(done, "scacchiera", "scacchiere")} su ${all} ${what}`,
  startMeans: (boards) =>
    boards === 1 ? "1 scacchiera può iniziare ora" : `${boards} scacchiere possono iniziare ora`,
  orderMeans: (kind, boards) => {
    const [one, more] = {
      START: ["da iniziare", "da iniziare"],
      PAUSE: ["in corso", "in corso"],
      RESUME: ["sospesa", "sospese"],
      SET_TIMES: ["non finita", "non finite"],
      ADD_TIME: ["non finita", "non finite"],
      CORRECT_SETTING: ["non finita", "non finite"],
    }[kind];
    return boards === 1 ? `1 scacchiera ${one}` : `${boards} scacchiere ${more}`;
  },
  exceptions: "Scacchiere escluse",
  beforeAndAfter: "Orologi prima e dopo",
  venuesOfRound: (n) => `Sedi del turno ${n}`,
  moreOrders: "Orologi…",
  startLater: "Scegli l'ora di avvio…",
  startAt: "Ora di avvio (vuoto: subito)",
  startsAt: (at, left) => `gli orologi partono alle ${at}, fra ${left}`,
  scope: (round, venue, board) =>
    [board > 0 ? commonWords.board(board) : "", venue, round > 0 ? commonWords.round(round) : ""]
      .filter(Boolean)
      .join(", ") || commonWords.allVenues,
  stopped: (where, at) => `${where}, orologi fermi dalle ${at}:`,
  withdraw: "Ritira l'ordine",
  withdrawn: "ordine ritirato",
  timeFor: {
    SET_TIMES: (side) => `L'orologio del ${commonWords.side[side]} segna`,
    ADD_TIME: (side) => `Tempo da dare al ${commonWords.side[side]} (con − lo togli)`,
    RESUME: (side) => `Tempo da dare al ${commonWords.side[side]} (facoltativo)`,
  },
  timeFormat: "Scrivi 1:30:00 per un'ora e mezza, oppure 5:00 o 5 per cinque minuti.",
  rightSetting: "Cadenza giusta",
  rightSettingBlack: "Cadenza giusta per il Nero, se diversa",
  scheduleSuffers:
    "Senza la correzione il turno finirebbe troppo tardi (serve solo se entrambi i giocatori hanno fatto 10 " +
    "mosse)",
  propose: "Mostra l'effetto",
  proposalsCaption: "Dopo la correzione gli orologi e i contamosse mostrano questi valori. Puoi cambiarli.",
  settingStays:
    "Entrambi i giocatori hanno già fatto molte mosse. Ora puoi cambiare la cadenza solo se senza il " +
    "cambio il turno finirebbe troppo tardi (RAP A.4.1.1). Confermalo, o lascia la cadenza com'è.",
  noProposals: "La cadenza di queste scacchiere non può essere corretta.",
  boardColumn: "Scacchiera",
  nowColumn: "Tempi attuali (Bianco, Nero)",
  counter: "mosse",
  newMoves: (board, side) => `Scacchiera ${board}, mosse fatte dal ${commonWords.side[side]}`,
  computed: (time, moves) => `tempo calcolato: ${time}, mosse: ${moves}`,
  computedTooLittle: (time, moves) => `tempo calcolato: ${time}, mosse: ${moves}. Scegli un tempo sopra lo zero.`,
  newTime: (board, side) => `Scacchiera ${board}, nuovo tempo del ${commonWords.side[side]}`,
  stop: "Ferma gli orologi…",
  stopTitle: "Ferma subito gli orologi",
  stopVenue: (venue, boards) =>
    `Ferma gli orologi di ${venue} (${boards} ${boards === 1 ? "scacchiera" : "scacchiere"})`,
  stopAll: "Ferma tutti gli orologi…",
  stopAllSure: (boards) => (boards === 1 ? "Sì, ferma questa scacchiera" : `Sì, ferma tutte le ${boards} scacchiere`),
  stopHint:
    "Se fermi gli orologi di una sede, si fermano entrambi gli orologi di ogni partita con un giocatore " +
    "di quella sede. Restano fermi finché un arbitro non riprende la partita.",
  earlyTitle: "Iniziare prima dell'ora prevista?",
  earlyText: (planned, span) =>
    `L'inizio è previsto alle ${planned}, tra ${span}. L'inizio anticipato viene messo a ` +
    `verbale; la tolleranza conta comunque dalle ${planned}.`,
  earlyYes: "Inizia ora",
};
