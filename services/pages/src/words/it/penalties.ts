import type { PenaltiesWords } from "../en/penalties";
import { commonWords } from "./common";

export const penaltiesWords: PenaltiesWords = {
  conduct: {
    ask: "Registra un incidente…",
    at: (side) => `Registra un incidente, ${commonWords.side[side]}`,
    title: "Incidente alla scacchiera",
    atOnce: "Registra subito un incidente",
    record: (kind) => `Registra: ${kind}`,
    other: "Registra un incidente diverso, o aggiungi una nota",
    where: (board, move, turn) =>
      `Scacchiera ${board}, mossa ${move}${turn ? `, tocca al ${commonWords.side[turn]}` : ""}.`,
    recorded: (kind, name) => `Incidente registrato: ${kind}, ${name}.`,
    undo: "Annulla incidente…",
    mistake: "Incidente registrato per errore…",
    takeBack: "Annulla l'incidente",
    stays:
      "L'incidente resta agli atti. Gli atti mostrano chi l'ha annullato e perché. Il giocatore non riceve " +
      "sanzioni per questo incidente (17.9).",
    whoTakesBack: "È un errore? Lo può annullare l'arbitro che l'ha registrato o confermato, o l'Arbitro principale.",
  },
  penalty: "Sanzione",
  penaltyKind: "Tipi di sanzione",
  showCard: (shown) =>
    "Mostra al giocatore un cartellino per comunicazione persa: " +
    (shown === 0
      ? "un giallo, il suo primo in questo torneo"
      : `ne ha già ${shown} in questo torneo, quindi si propone un rosso`),
  noCard: "Il cartellino giallo è un'ammonizione. Il rosso significa partita persa e viene dopo un giallo.",
  inFairPlay: "È una decisione per il fair play?",
  fairPlayGround: { NONE: "No", PROVEN: "L'illecito è provato", SUSPECTED: "Sospetto, senza prova (APP-I A9)" },
  proofNeeded: "Il regolamento non ammette sanzioni senza prova dell'illecito (APP-I A9).",
  widerSanction: (penalties) =>
    "Una decisione per il fair play può essere solo la partita persa, un'esclusione o " +
    `un'espulsione. Infliggi a parte queste sanzioni: ${penalties.join(", ")}.`,
  fairPlayFinal: "Il regolamento non ammette ricorsi contro questa decisione (APP-I A10).",
  penaliseWhom: (side, name) => `Sanziona il ${commonWords.side[side]} – ${name}`,
  usualPenalty: {
    WARNING: () => "Ammonizione",
    ADD_TIME_TO_OPPONENT: (opponent, time) => `Dai ${time} in più al ${commonWords.side[opponent]}`,
    REDUCE_TIME_OF_OFFENDER: (_, time) => `Togli ${time}`,
  },
  otherPenalty: "Scegli un'altra sanzione…",
  penaltyFor: (side, name) => `Sanzione per il ${commonWords.side[side]}, ${name}`,
  penaltyNamed: {
    ADD_TIME_TO_OPPONENT: (_, opponent) => `Più tempo a ${opponent} (18.4.2)`,
    REDUCE_TIME_OF_OFFENDER: (name) => `Meno tempo a ${name} (18.4.3)`,
    RAISE_SCORE_OF_OPPONENT: (_, opponent) => `Più punti a ${opponent} (18.4.4)`,
    LOWER_SCORE_OF_OFFENDER: (name) => `Meno punti a ${name} (18.4.5)`,
  },
  pointsOf: (name) => `Punti di ${name} in questa partita`,
  penalties: {
    WARNING: "Ammonizione (18.4.1)",
    ADD_TIME_TO_OPPONENT: "Tempo in più all'avversario (18.4.2)",
    REDUCE_TIME_OF_OFFENDER: "Tempo in meno al giocatore (18.4.3)",
    RAISE_SCORE_OF_OPPONENT: "Più punti all'avversario (18.4.4)",
    LOWER_SCORE_OF_OFFENDER: "Meno punti al giocatore (18.4.5)",
    GAME_LOST: "Partita persa (18.4.6)",
    FINE: "Multa in denaro (18.4.7)",
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
  deviceFound: (penalty) =>
    `È stato trovato un dispositivo vietato. Il regolamento prevede questa sanzione: ${penalty} (OCR ` +
    "17.3). Sono possibili anche altre sanzioni.",
  deviceAsks: (penalty) =>
    `Per un dispositivo vietato il regolamento prevede questa sanzione: ${penalty}. Viene inflitta solo ` +
    "se la scegli.",
  penaltyOf: (role) =>
    role === "CHIEF_ARBITER"
      ? "Solo l'Arbitro principale può infliggere questa sanzione."
      : "Solo l'Arbitro principale locale o l'Arbitro principale può infliggere questa sanzione.",
  notInProgress: "La partita non è in corso.",
  notStarted: "La partita non è iniziata.",
  noScoreYet: "Questa sanzione è possibile quando la partita ha un risultato.",
  noFines: "Una multa non è possibile: prima del torneo non ne è stata annunciata nessuna.",
  noLaterRounds: "Un'esclusione non è possibile: non restano altri turni.",
  notTogether: (penalty) => `Questa sanzione non si può combinare con: ${penalty}.`,
  scoreThen: (score) => `Con questa sanzione il punteggio è ${score}.`,
  scoreNotAllowed: "Il regolamento non ammette questo punteggio.",
  heavyPenalty: {
    GAME_LOST: (name) => `${name} perde questa partita.`,
    EXCLUSION: (name, rounds) => `Esclusione di ${name} ${rounds.includes(",") ? "dai turni" : "dal turno"} ${rounds}.`,
    EXPULSION: (name) => `Espulsione di ${name} dal torneo.`,
  },
  heavyAsk: "Vuoi infliggere questa sanzione?",
  heavyYes: "Sì, infliggi la sanzione",
  laterRounds: "Turni da cui escludere",
  fine: "Importo della multa",
  seconds: "Tempo in secondi",
  penalise: (penalties) => `Sanziona: ${penalties.join(" + ")}`.trim(),
};
