import type { PlayerWords } from "../en/player";
import { commonWords } from "./common";
import { counted } from "../plurals";

export const playerWords: PlayerWords = {
  confirmation: {
    ask: (result) => `Il risultato registrato è ${result}. Il risultato è giusto? Poi un arbitro lo omologherà.`,
    right: "Sì, il risultato è giusto",
    wrong: "No, il risultato è sbagliato",
    saidRight: "Hai confermato il risultato.",
    saidWrong: "Hai detto che il risultato è sbagliato. Un arbitro lo vedrà; resta alla scacchiera.",
    confirms: (side) => `Il ${commonWords.side[side]} conferma il risultato`,
    dispute: (side, of, changes, answer, reason) =>
      `Il ${commonWords.side[side]} ha detto che il risultato ${of} è sbagliato; ` +
      (changes && `il risultato è stato cambiato secondo ${changes}; `) +
      (answer === null
        ? "nessun arbitro ha ancora risposto"
        : `un arbitro ha risposto e ha omologato ${answer}${reason && `: ${reason}`}`),
    mine: (of, changes, answer, reason) =>
      `Hai detto che il risultato ${of} è sbagliato; ` +
      (changes && `il risultato è stato cambiato secondo ${changes}; `) +
      (answer === null
        ? "nessun arbitro ha ancora risposto. Se ora pensi che il risultato sia giusto, confermalo."
        : `un arbitro ha visto la tua risposta e ha omologato ${answer}${reason && `: ${reason}`}.`),
    mayAppeal: "Puoi fare ricorso (17.11): premi «Ricorso».",
    appealUntil: (at) => `Puoi fare ricorso fino alle ${at} (17.11): premi «Ricorso».`,
    appealOver: (at) => `Non puoi più fare ricorso: il termine è scaduto alle ${at} (17.11).`,
  },
  chess960: (number, array) => `Chess960, posizione ${number}: ${array}`,
  castle960: "Per arroccare porta il re sulla torre, oppure scrivi O-O o O-O-O.",
  next: {
    game: (round, board, side, opponent) =>
      `La tua prossima partita: turno ${round}, scacchiera ${board}, ${side}, contro ${opponent}.`,
    bySelf: (seconds) =>
      `Questa pagina passa alla tua prossima scacchiera entro ${counted(seconds, "secondo", "secondi")}.`,
    go: "Vai alla prossima scacchiera",
    stay: "Resta qui",
    arrived: (round, board, side) => `Ora sei alla tua scacchiera: turno ${round}, scacchiera ${board}, ${side}.`,
  },
  ownEntry: { open: "Bye o ritiro…", title: "Bye e ritiro" },
  waitRound: "Il tuo turno non è ancora aperto. Questa pagina si aggiornerà automaticamente.",
  waitStart: "In attesa che l'arbitro avvii il turno.",
  yourMove: "Tocca a te",
  theirMove: "Il tuo avversario sta pensando",
  inCheck: "scacco",
  pausedBecause: (reason) => `La partita è sospesa: ${reason}`,
  pausedByLoss:
    "La partita è sospesa: un giocatore è senza collegamento. Entrambi gli orologi sono fermi e gli arbitri lo sanno.",
  pausedUntilDecided:
    "I due giocatori sono di nuovo collegati. La partita resta sospesa finché l'Arbitro principale non ha deciso.",
  pausedByHall: (from, to) =>
    `Il server non ha risposto dalle ${from} alle ${to}. La partita è sospesa e nessun giocatore ha ` +
    "perso tempo. Attendi l'arbitro.",
  lostLine:
    "Questo dispositivo ha perso il collegamento con il server. Vedi gli ultimi tempi conosciuti: da " +
    "allora gli orologi possono aver corso o essersi fermati. Gli arbitri sono avvisati automaticamente. " +
    "Resta alla scacchiera: potrai muovere appena torna il collegamento.",
  lostWhileSending:
    "Questo dispositivo ha perso il collegamento con il server. Il server non ha ancora confermato la tua " +
    "mossa. La mossa sarà inviata di nuovo appena torna il collegamento. Gli arbitri sono avvisati " +
    "automaticamente. Resta alla scacchiera.",
  notMade: (move) => `La tua mossa ${move} non è stata eseguita. Ripetila quando la partita riprende.`,
  awaiting:
    "Il tempo di un giocatore è scaduto durante una disconnessione. L'Arbitro principale decide " +
    "sulla partita. Resta alla scacchiera.",
  typeInstead: "Scrivi una mossa…",
  typeMove: "Scrivi una mossa, p.es. e4, Cf3 o e2e4",
  makeMove: "Muovi",
  moveIllegal: (text) => `«${text}» qui non è una mossa legale.`,
  moveAmbiguous: (moves) => `Più mosse possibili: ${moves}. Scrivi anche la casa di partenza.`,
  notYourTurn: "Non tocca a te.",
  tapStuck: (from, check) => `${check ? "Il tuo re è sotto scacco. " : ""}Il pezzo in ${from} non può muovere.`,
  tapIllegal: (from, to, check) =>
    `${check ? "Il tuo re è sotto scacco. " : ""}La mossa da ${from} a ${to} non è legale.`,
  noMoveNow: "La partita è ferma: ora non si può muovere.",
  sending: "Invio della mossa…",
  offerDraw: "Offri patta",
  offerWithMove: "L'offerta partirà con la tua prossima mossa.",
  armedGone: "L'offerta di patta per la tua prossima mossa è stata annullata. Puoi offrire patta di nuovo.",
  furtherActions: "Altro",
  acceptDraw: "Accetta patta",
  theyOffer: "L'avversario offre patta. Se muovi, rifiuti l'offerta.",
  youOffer: "La tua offerta vale finché l'avversario risponde o muove.",
  resign: "Abbandona",
  resignTitle: "Abbandonare la partita?",
  resignText: "Se abbandoni, vince il tuo avversario. Un abbandono non si può annullare.",
  resignConfirm: "Conferma abbandono",
  arrive: {
    here: "Sono alla scacchiera",
    absent: "Risulti assente. Se ci sei, chiama l'arbitro o fai una mossa.",
  },
  claim: {
    claim: "Richiedi patta",
    title: "Richiedi la patta",
    what: "Motivo della richiesta",
    situation: {
      REPETITION: "la posizione si presenta per la terza volta (LAW 9.2)",
      MOVE_COUNT: "cinquanta mosse senza catture né mosse di pedone (LAW 9.3)",
    },
    move: "Posizione o mossa della richiesta",
    onBoard: "la posizione ora sulla scacchiera",
    text: (time) =>
      "Il server esamina subito la richiesta. Se è giusta, la partita è patta. Se è sbagliata, " +
      `l'avversario riceve ${time} in più e la mossa che hai scelto è giocata. Non puoi ` +
      "ritirare una richiesta.",
    confirm: "Richiedi",
  },
  input: {
    title: "Inserimento delle mosse",
    smart: "Basta un clic se è possibile una sola mossa",
    promotion: "Un pedone diventa",
    ask: "chiedimelo ogni volta",
    pieces: { Q: "donna", R: "torre", B: "alfiere", N: "cavallo" },
  },
  preMove: {
    may:
      "Puoi preparare una mossa, cioè inserirla in anticipo. La mossa viene eseguita appena l'avversario " +
      "ha mosso, se allora è legale.",
    queued: (uci) => `Mossa preparata: ${uci}. Viene eseguita appena l'avversario ha mosso.`,
    cancel: "Annulla la mossa preparata",
    how: "Per preparare una mossa scrivi le due case, per esempio g1f3. Per una promozione aggiungi il pezzo: e7e8q.",
  },
  platform: {
    told:
      "La piattaforma di gioco può bloccare o chiudere un account secondo le proprie regole. Gli arbitri " +
      "di questo torneo non possono cambiare una tale decisione (App. I A7).",
  },
  showings: {
    player: (what) => `Prima della partita l'arbitro ti chiederà di mostrare: ${what} (APP-I A6).`,
    name: {
      SURROUNDINGS_SHOWN: "l'ambiente intorno",
      TASKS_SHOWN: "i programmi aperti",
      SCREEN_SHARED: "il tuo schermo",
    },
    arbiter: "Che cosa deve mostrare il giocatore prima di superare il controllo fair play (APP-I A6)",
    tick: (what, side) => `${what}, ${commonWords.side[side]}`,
  },
  own: {
    headphones: (allowed) => (allowed ? "Puoi portare le cuffie." : "Le cuffie non sono ammesse (9.7)."),
    line: "Sei responsabile della tua connessione a Internet (11.1, 16.5).",
    lineOf:
      "I giocatori sono responsabili della propria connessione (11.1, 16.5). Perciò puoi aggiungere una " +
      "sanzione alla tua decisione.",
    penalty: "Sanzione da infliggere con la decisione",
    none: "Nessuna sanzione",
  },
  reproduce: {
    ask: (move) => `Esegui ${move} sulla scacchiera tradizionale, poi conferma. Dopo puoi muovere qui.`,
    confirm: (move) => `Ho eseguito ${move} sulla scacchiera tradizionale`,
    first: "Prima conferma di aver eseguito la tua ultima mossa sulla scacchiera tradizionale.",
    waits: "il giocatore non ha ancora confermato la mossa sulla scacchiera tradizionale",
  },
};
