import type { ScreeningWords } from "../en/screening";

export const screeningWords: ScreeningWords = {
  title: "Analisi delle partite",
  indication:
    "Qualunque cosa vi si trovi è un indizio, mai una prova, e da sola non comporta nulla: " +
    "nessun risultato, nessuna sanzione, nessun sospetto su una persona (APP-I A3).",
  burden:
    "L'onere della prova è della Commissione Fair Play, che deve raggiungere la ragionevole " +
    "convinzione: più della prevalenza delle probabilità (APP-I B4, C1). Ciò che si vede qui " +
    "è riservato. Ogni sguardo alle cifre è registrato, e così ogni tentativo di chi non ne " +
    "è interessato (APP-I G2.7).",
  allRounds: "tutti i turni",
  pgn: "PGN del turno",
  pgnTitle: "Partite finite, per lo strumento di analisi. Le partite in corso non sono comprese.",
  show: "Mostra le cifre",
  again: "Guarda di nuovo",
  computing: "Le cifre sono in calcolo…",
  logged: "Ogni sguardo è registrato.",
  games: (over, playing, waiting) => `Partite finite: ${over}. In corso: ${playing}. Non iniziate: ${waiting}.`,
  leftOut: (n) =>
    n === 1 ? "Una partita è in corso e non è nel PGN." : `${n} partite sono in corso e non sono nel PGN.`,
  playing: (minutes) =>
    `Le partite in corso non sono mostrate. Le loro posizioni sono analizzate ${minutes} min ` +
    "dopo le mosse, il resto alla fine.",
  analysed: (done, all) => `${done} posizioni analizzate su ${all}`,
  trouble: {
    NO_ENGINE:
      "Dove gira il servizio fair-play non è installato nessun motore di scacchi: le partite " +
      "aspettano. Installa lì Stockfish (apt-get install stockfish) o imposta " +
      "onehall.engine.path; poi l'analisi prosegue da sola.",
    FAILING: "Il motore di scacchi non funziona; le sue posizioni sono tentate di nuovo.",
  },
  settings: (engine, nodes, lines, memory) => `${engine}, ${nodes} nodi, ${lines} linee, ${memory} MiB`,
  madeWith: (settings, calibration) => `Analisi di ${settings}. Calibrazione: ${calibration}.`,
  recordOnly: (used, wanted) =>
    `Le partite sono state analizzate da ${used}; la calibrazione è per ${wanted}. C'è ` +
    "quindi il resoconto delle mosse e nessuno z: per confrontare i giocatori con il loro " +
    "Elo occorre analizzare con il motore e le impostazioni della calibrazione.",
  counted: (moves, counted, missing) =>
    `${moves} mosse, di cui ${counted} ` +
    `contano.${missing > 0 ? ` Altre ${missing} si guarderanno quando saranno analizzate.` : ""}`,
  players: "Giocatori",
  columns: {
    number: "N.",
    player: "Giocatore",
    rating: "Elo",
    moves: "Mosse",
    z: "z",
    interval: "95 %",
    index: "Indice",
    largest: "Massimo",
    discovery: "BH",
    ipr: "IPR (± 2 σ)",
    time: "Uso del tempo",
  },
  note: { record: "solo resoconto", small: "campione piccolo", beyond: "oltre la calibrazione" },
  reason: {
    UNRATED: "senza Elo",
    RATED_IN_SOME_GAMES: "senza Elo in alcune partite",
    TOO_FEW_MOVES: "meno di 30 mosse",
  },
  missing: (moves) => (moves === 1 ? "1 mossa non ancora analizzata" : `${moves} mosse non ancora analizzate`),
  notAnalysedYet: "non ancora analizzate",
  how: "Come si legge",
  reading: [
    "Le mosse contano dalla nona in poi, dove c'è una scelta, la posizione non si è già " +
      "presentata e non è né matto né decisa (3,00 pedoni).",
    "z: deviazioni standard fra ciò che è stato giocato e ciò che ci si attende dall'Elo; " +
      "sopra 0 è meglio. 95 %: ciò che l'incertezza dell'Elo e della calibrazione lascia " +
      "probabile. Indice: 50 + 5 z.",
    "Lo z unisce le mosse buone quanto la prima del motore (EV) e quanto le mosse restano " +
      "dietro alla migliore (AE); non come media, ma pesandole perché la somma distingua al " +
      "meglio un Elo dal successivo, cioè quasi solo AE. Gli errori sono rari e grandi, e di " +
      "questo si tiene conto: chi gioca proprio come atteso risulta poco sotto 0.",
    "Massimo: la probabilità che il più alto di altrettanti giocatori onesti raggiunga " +
      "questo z. BH: la minima quota di false scoperte alla quale questo giocatore sarebbe fra " +
      "le scoperte (Benjamini e Hochberg); • accanto al 5 % o meno.",
    "Sotto 30 mosse, o senza Elo, non c'è z. Sotto 100 il campione è piccolo: poche mosse " +
      "cambiano molto le cifre. IPR: l'Elo che le mosse mostrano. Uso del tempo: correlazione " +
      "fra tempo e apertura della scelta, tenuto conto dell'orologio; non è parte di nessuno z.",
  ],
  scatter: "Giocatori per Elo e indice",
  scatterLegend:
    "I numeri sono quelli della tabella, i tratti gli intervalli, i cerchi vuoti i campioni " +
    "piccoli. 95 giocatori onesti su 100 stanno nella fascia più scura, 997 su 1000 in " +
    "entrambe.",
  dot: (number, name, rating, index) => `${number} ${name}: Elo ${rating}, indice ${index}`,
  grounds: "Che cosa c'è oltre all'Elo",
  noGrounds: "Le cifre di nessun giocatore raggiungono le soglie delle norme della FIDE.",
  ground: {
    STRENGTH_ONLY: "Più forte dell'Elo, e qui nient'altro: da solo inammissibile come reclamo (APP-I G2.5).",
    HALL_ONLY: "Mosse migliori dopo ciò che la sala ha visto che altrove; nell'insieme non più forte dell'Elo.",
    STRENGTH_AND_HALL: "Più forte dell'Elo, e mosse migliori dopo ciò che la sala ha visto che altrove.",
  },
  threshold: {
    WITH_OTHER_EVIDENCE: "z di 2,50 o più: conta solo insieme a prove materiali o di osservazione.",
    ALONE_ONLINE: "z di 4,25 o più: online una presunzione da sola, che il giocatore può confutare.",
    ALONE_OVER_THE_BOARD:
      "z di 5,00 o più: online e alla scacchiera una presunzione da sola, che il giocatore può confutare.",
  },
  strength: "Giocare meglio del proprio Elo non è da solo un motivo di reclamo (APP-I G2.5).",
  hall: "Accanto a ciò che la sala ha visto",
  hallText: (minutes, permutations, seed) =>
    `Le mosse entro ${minutes} minuti da un'assenza, una disconnessione o una pagina non in ` +
    "vista sono confrontate con le altre mosse del giocatore. p: la quota di tempi casuali " +
    "degli stessi eventi che danno una differenza altrettanto grande (se ne estraggono " +
    `${permutations}, seme casuale ${seed}); contano solo quelli con mosse sia dopo sia ` +
    "altrove (Tempi). Minimo: la probabilità che il p più piccolo di altrettanti giocatori " +
    "onesti sia così piccolo. BH: la minima quota di false scoperte. Con meno di 30 mosse " +
    "dopo o altrove il campione è piccolo: poche mosse cambiano molto p. È un'associazione, " +
    "mai un verdetto, e non fa parte di nessuno z.",
  noHall: "Non c'è nulla con cui confrontare le mosse di giocatori con Elo.",
  hallColumns: {
    player: "Giocatore",
    facts: "Visti",
    after: "Mosse dopo",
    elsewhere: "Altrove",
    difference: "Differenza",
    p: "p",
    times: "Tempi",
    smallest: "Minimo",
    discovery: "BH",
  },
  annulled: "Partite annullate, non contate",
  annulledText:
    "Queste partite sono state annullate e rigiocate. Le loro mosse sono state giocate e " +
    "sono esposte qui, senza ciò che ci si attende dall'Elo; nessun dato qui sopra ne tiene " +
    "conto.",
  annulledGame: (board, attempt, white, black, moves) =>
    `Scacchiera ${board}, partita ${attempt}: ${white} – ${black}, ${moves} semimosse.`,
  strips: "Le partite, mossa per mossa",
  stripLegend:
    "Bianco in alto, Nero in basso, da sinistra a destra mossa per mossa. Barre: quanto una " +
    "mossa resta dietro alla migliore. Tratti: ciò che ci si attende dall'Elo. Barre " +
    "colorate: mosse poco dopo qualcosa che la sala ha visto. Punti: mosse che non contano. " +
    "Linee sottili: tempo rimasto. Fasce con lettere: ciò che la sala ha visto, fra le mosse " +
    "fra cui è caduto (una pausa non occupa più posto di una mossa); ×3: tre volte " +
    "ravvicinate.",
  strip: "mosse e ciò che la sala ha visto fra esse",
  everyMove: "Tutte le mosse",
  noMoves: "nessuna mossa conta",
  moves: (moves, lost, expected) =>
    `${moves} mosse, perdita media ${lost}${expected === null ? "" : `, attesa ${expected}`}`,
  board: (number) => `Scacchiera ${number}`,
  facts: {
    absence: "assenza",
    "focus-loss": "pagina non in vista",
    disconnection: "disconnessione",
    call: "chiamata di un arbitro",
    "communication-loss": "fuori dalla riunione",
    "device-finding": "dispositivo trovato",
    "inspection-finding": "ispezione: trovato qualcosa",
  },
  letters: {
    absence: "A",
    "focus-loss": "P",
    disconnection: "D",
    call: "C",
    "communication-loss": "R",
    "device-finding": "T",
    "inspection-finding": "I",
  },
  moveColumns: {
    move: "Mossa",
    at: "Quando",
    spent: "Secondi",
    left: "Rimasto",
    lost: "Perdita",
    expected: "Attesa",
    seen: "La sala ha visto",
  },
};
