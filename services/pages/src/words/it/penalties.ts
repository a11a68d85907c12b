import type { PenaltiesWords } from "../en/penalties";
import { commonWords } from "./common";

export const penaltiesWords: PenaltiesWords = {
  conduct: {
    ask: "Incidente…",
    at: (side) => `Incidente, ${commonWords.side[side]}`,
    title: "Incidente alla scacchiera",
    atOnce: "Registrati subito",
    record: (kind) => `Registra: ${kind}`,
    other: "Registra un incidente diverso, o aggiungi una nota",
    where: (board, move, turn) =>
      `Scacchiera ${board}, mossa ${move}${turn ? `, tocca al ${commonWords.side[turn]}` : ""}.`,
    recorded: (kind, name) => `${kind}, ${name}: registrato.`,
    undo: "Annulla…",
    mistake: "Registrato per errore…",
    takeBack: "Annulla l'incidente",
    stays: "La registrazione resta agli atti e mostra chi l'ha annullata e perché. Non serve nessuna sanzione (17.9).",
    whoTakesBack: "È un errore? Lo può annullare l'arbitro che l'ha registrato o confermato, o l'Arbitro principale.",
    reasons: ["Registrato per errore", "Giocatore sbagliato", "Scacchiera sbagliata"],
  },
  callReason: "Chiamata senza valido motivo (OCR 17.6, 19.1)",
  penalty: "Sanzione",
  penaltyKind: "Tipi di sanzione",
  showCard: (shown) =>
    "Conta come cartellino per comunicazione persa: " +
    (shown === 0
      ? "giallo, il primo in questa competizione"
      : `${shown === 1 ? "1 mostrato" : `${shown} mostrati`} in questa competizione, si propone il rosso`),
  noCard: "Il cartellino giallo è un'ammonizione. Il rosso significa partita persa e viene dopo un giallo.",
  cardReason: "Comunicazione persa",
  inFairPlay: "Decisione per il fair play",
  fairPlayGround: { NONE: "No", PROVEN: "L'illecito è provato", SUSPECTED: "Sospetto, senza prova (APP-I A9)" },
  proofNeeded: "Il regolamento non ammette sanzioni senza prova dell'illecito (APP-I A9).",
  widerSanction: (penalties) =>
    "Una decisione per il fair play può essere solo la partita persa, un'esclusione o " +
    `un'espulsione. Infliggi a parte queste sanzioni: ${penalties.join(", ")}.`,
  fairPlayFinal: "Il regolamento non ammette ricorsi contro questa decisione (APP-I A10).",
  penaliseWhom: (side, name) => `Sanziona il ${commonWords.side[side]} – ${name}`,
  usualPenalty: {
    WARNING: () => "Ammonizione",
    ADD_TIME_TO_OPPONENT: (opponent, time) => `${commonWords.side[opponent]} +${time}`,
    REDUCE_TIME_OF_OFFENDER: (_, time) => `−${time}`,
  },
  otherPenalty: "Altra sanzione…",
  penaltyFor: (side, name) => `Sanzione per il ${commonWords.side[side]}, ${name}`,
  penaltyNamed: {
    ADD_TIME_TO_OPPONENT: (_, opponent) => `Più tempo a ${opponent} (18.4.2)`,
    REDUCE_TIME_OF_OFFENDER: (name) => `Meno tempo a ${name} (18.4.3)`,
    RAISE_SCORE_OF_OPPONENT: (_, opponent) => `Più punti a ${opponent} (18.4.4)`,
    LOWER_SCORE_OF_OFFENDER: (name) => `Meno punti a ${name} (18.4.5)`,
  },
  pointsOf: (name) => `Punti di ${name}`,
  penalties: {
    WARNING: "Ammonizione (18.4.1)",
    ADD_TIME_TO_OPPONENT: "Tempo in più all'avversario (18.4.2)",
    REDUCE_TIME_OF_OFFENDER: "Tempo in meno (18.4.3)",
    RAISE_SCORE_OF_OPPONENT: "Più punti all'avversario (18.4.4)",
    LOWER_SCORE_OF_OFFENDER: "Meno punti al giocatore (18.4.5)",
    GAME_LOST: "Partita persa (18.4.6)",
    FINE: "Multa (18.4.7)",
    EXCLUSION: "Esclusione da turni (18.4.8)",
    EXPULSION: "Espulsione (18.4.9)",
  },
  penaltyArticle: {
    WARNING: "18.4.1",
    ADD_TIME_TO_OPPONENT: "18.4.2",
    REDUCE_TIME_OF_OFFENDER: "18.4.3",
    RAISE_SCORE_OF_OPPONENT: "18.4.4",
    LOWER_SCORE_OF_OFFENDER: "18.4.5",
    GAME_LOST: "18.4.6",
    FINE: "18.4.7",
    EXCLUSION: "18.4.8",
    EXPULSION: "18.4.9",
  },
  penaltyPoints: {
    RAISE_SCORE_OF_OPPONENT: "Punti dell'avversario",
    LOWER_SCORE_OF_OFFENDER: "Punti del giocatore",
    GAME_LOST: "Punti dell'avversario",
  },
  penaltyReasons: [
    "Disturbo all'avversario (17.6)",
    "Appunti o suggerimenti (17.5)",
    "Allontanamento senza permesso (17.7)",
    "Dispositivo vietato (17.3)",
  ],
  deviceReason: "Dispositivo vietato (17.3)",
  deviceFound: (penalty) =>
    `È stato trovato un dispositivo vietato. Il regolamento prevede ${penalty} (OCR 17.3). ` +
    "Sono possibili anche altre sanzioni.",
  deviceAsks: (penalty) =>
    `Per un dispositivo vietato il regolamento prevede: ${penalty}. Viene inflitta solo se la scegli.`,
  penaltyOf: (role) =>
    role === "CHIEF_ARBITER"
      ? "Spetta all'Arbitro principale."
      : "Spetta all'Arbitro principale locale o all'Arbitro principale.",
  notInProgress: "La partita non è in corso.",
  notStarted: "La partita non è iniziata.",
  noScoreYet: "È possibile quando la partita ha un risultato.",
  noFines: "Prima del torneo non è stata annunciata nessuna multa.",
  noLaterRounds: "Non restano altri turni.",
  notTogether: (penalty) => `Non si può combinare con: ${penalty}.`,
  scoreThen: (score) => `Il punteggio diventa ${score}.`,
  scoreNotAllowed: "Il regolamento non ammette questo punteggio.",
  laterRounds: "Turni successivi",
  fine: "Multa",
  seconds: "Secondi",
  penalise: (penalties) => `Sanziona: ${penalties.join(" + ")}`.trim(),
};
