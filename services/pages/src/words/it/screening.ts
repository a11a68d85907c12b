import type { ScreeningWords } from "../en/screening";

export const screeningWords: ScreeningWords = {
  title: "Analisi delle partite",
  indication:
    "Ciò che si trova qui è un indizio, mai una prova. Da solo non cambia un risultato, non " +
    "porta a una sanzione e non rende sospetta una persona (APP-I A3).",
  burden:
    "L'onere della prova è della Commissione Fair Play: deve raggiungere la ragionevole " +
    "convinzione, che è più della prevalenza delle probabilità (APP-I B4, C1). Ciò che vedi " +
    "qui è riservato. Si registra chi guarda le cifre, e anche ogni tentativo di una persona " +
    "che non può vederle (APP-I G2.7).",
  allRounds: "tutti i turni",
  pgn: "Scarica le partite (PGN)",
  pgnTitle: "Partite finite, per lo strumento di analisi. Le partite in corso non sono comprese.",
  show: "Mostra le cifre",
  again: "Mostra le cifre nuove",
  computing: "Le cifre sono in calcolo…",
  logged: "Si registra chi guarda le cifre.",
  games: (over, playing, waiting) => `Partite finite: ${over}. In corso: ${playing}. Non iniziate: ${waiting}.`,
  leftOut: (n) =>
    n === 1 ? "Una partita è in corso e non è nel PGN." : `${n} partite sono in corso e non sono nel PGN.`,
  playing: (minutes) =>
    `Le partite in corso non sono mostrate. Ogni posizione è analizzata ${minutes} minuti ` +
    "dopo la sua mossa, e il resto quando la partita finisce.",
  analysed: (done, all) => `${done} posizioni analizzate su ${all}`,
  trouble: {
    NO_ENGINE:
      "Dove gira il servizio fair-play non è installato nessun motore di scacchi, quindi " +
      "nessuna partita può essere analizzata. Installa lì Stockfish (apt-get install " +
      "stockfish) o imposta onehall.engine.path; poi l'analisi prosegue da sola.",
    FAILING: "Il motore di scacchi non funziona. La sala continua a provare ad analizzare le posizioni.",
  },
  settings: (engine, nodes, lines, memory) => `${engine}, ${nodes} nodi, ${lines} linee, ${memory} MiB`,
  madeWith: (settings, calibration) => `Analisi di ${settings}. Calibrazione: ${calibration}.`,
  recordOnly: (used, wanted) =>
    `Le partite sono state analizzate da ${used}, ma la calibrazione è per ${wanted}. Quindi ` +
    "la pagina mostra solo il resoconto delle mosse e nessuno z. Per confrontare i giocatori " +
    "con il loro Elo analizza le partite con il motore e le impostazioni della calibrazione.",
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
  note: { record: "solo resoconto", small: "campione piccolo", beyond: "Elo fuori dalla calibrazione" },
  reason: {
    UNRATED: "senza Elo",
    RATED_IN_SOME_GAMES: "senza Elo in alcune partite",
    TOO_FEW_MOVES: "meno di 30 mosse",
  },
  missing: (moves) => (moves === 1 ? "1 mossa non ancora analizzata" : `${moves} mosse non ancora analizzate`),
  notAnalysedYet: "non ancora analizzate",
  how: "Come si legge questa tabella",
  reading: [
    "Una mossa conta se è la nona o una successiva, se era legale più di una mossa, se la " +
      "posizione non si era già presentata, se non c'era un matto e se nessuno dei due stava " +
      "già vincendo (3,00 pedoni).",
    "z: quanto le mosse sono lontane da ciò che ci si attende dall'Elo, in deviazioni " +
      "standard. Sopra 0 le mosse sono migliori del previsto. 95 %: l'intervallo in cui z " +
      "probabilmente si trova, perché l'Elo e la calibrazione sono incerti. Indice: 50 + 5 z.",
    "Lo z unisce due misure: quante mosse sono buone quanto la prima scelta del motore " +
      "(EV), e quanto le mosse sono peggiori della migliore (AE). Non è la loro media: sono " +
      "pesate perché z distingua gli Elo nel modo migliore, quindi z è quasi tutto AE. Gli " +
      "errori sono rari e grandi, e z ne tiene conto. Un giocatore che gioca proprio come " +
      "previsto ha uno z poco sotto 0.",
    "Massimo: la probabilità che, fra altrettanti giocatori onesti, lo z più alto sia alto " +
      "almeno quanto questo. BH (Benjamini e Hochberg): se si scelgono tutti i giocatori con " +
      "un BH basso quanto questo o di meno, in media al massimo questa quota di loro è " +
      "scelta per caso. • indica il 5 % o meno.",
    "Sotto 30 mosse, o senza Elo, non c'è z. Sotto 100 mosse il campione è piccolo: poche " +
      "mosse cambiano molto le cifre. IPR: l'Elo che corrisponde alle mosse. Uso del tempo: " +
      "mostra se il giocatore ha usato più tempo per le scelte difficili (una correlazione, " +
      "corretta per l'orologio). Vicino a 0, mosse facili e difficili hanno richiesto lo " +
      "stesso tempo. L'uso del tempo non è parte di z.",
  ],
  scatter: "Giocatori per Elo e indice",
  scatterLegend:
    "I numeri sono quelli della tabella, i tratti gli intervalli, i cerchi vuoti i campioni " +
    "piccoli. 95 giocatori onesti su 100 stanno nella fascia più scura, 997 su 1000 in " +
    "entrambe.",
  dot: (number, name, rating, index) => `${number} ${name}: Elo ${rating}, indice ${index}`,
  grounds: "Altri indizi oltre all'Elo",
  noGrounds: "Nessun giocatore raggiunge le soglie delle norme della FIDE.",
  ground: {
    STRENGTH_ONLY:
      "Il giocatore è più forte dell'Elo, ma qui non c'è altro. Questo da solo è " +
      "inammissibile come reclamo (APP-I G2.5).",
    HALL_ONLY:
      "Le mosse dopo ciò che la sala ha visto sono migliori delle altre. Nell'insieme il " +
      "giocatore non è più forte dell'Elo.",
    STRENGTH_AND_HALL:
      "Il giocatore è più forte dell'Elo, e le mosse dopo ciò che la sala ha visto sono migliori delle altre.",
  },
  threshold: {
    WITH_OTHER_EVIDENCE: "z di 2,50 o più: questo conta solo insieme a prove materiali o di osservazione.",
    ALONE_ONLINE: "z di 4,25 o più: online questo da solo basta per una presunzione. Il giocatore può confutarla.",
    ALONE_OVER_THE_BOARD:
      "z di 5,00 o più: online e alla scacchiera questo da solo basta per una presunzione. " +
      "Il giocatore può confutarla.",
  },
  strength: "Giocare meglio del proprio Elo non è da solo un motivo di reclamo (APP-I G2.5).",
  hall: "Mosse dopo un evento visto dalla sala",
  hallText: (minutes, permutations, seed) =>
    `Le mosse entro ${minutes} minuti da un'assenza, una disconnessione o una pagina non in ` +
    "vista sono confrontate con le altre mosse del giocatore. p: gli stessi eventi sono " +
    `spostati a tempi casuali (${permutations} volte, seme casuale ${seed}); p è la quota di ` +
    "questi tempi che danno una differenza almeno altrettanto grande. Contano solo i tempi " +
    "casuali che lasciano sia mosse dopo gli eventi sia altre mosse (Tempi). Minimo: la " +
    "probabilità che, fra altrettanti giocatori onesti, il p più piccolo sia così piccolo. " +
    "BH: come spiegato sopra. Con meno di 30 mosse in uno dei gruppi il campione è piccolo: " +
    "poche mosse cambiano molto p. È un'associazione, mai un verdetto, e non fa parte di z.",
  noHall: "Non c'è nulla con cui confrontare le mosse di giocatori con Elo.",
  hallColumns: {
    player: "Giocatore",
    facts: "Che cosa ha visto la sala",
    after: "Mosse dopo l'evento",
    elsewhere: "Altre mosse",
    difference: "Differenza",
    p: "p",
    times: "Tempi",
    smallest: "Minimo",
    discovery: "BH",
  },
  annulled: "Partite annullate, non contate",
  annulledText:
    "Queste partite sono state annullate e rigiocate. Le loro mosse sono mostrate qui, ma " +
    "non sono confrontate con ciò che ci si attende dall'Elo. Le cifre qui sopra non le " +
    "comprendono.",
  annulledGame: (board, attempt, white, black, moves) =>
    `Scacchiera ${board}, partita ${attempt}: ${white} – ${black}, ${moves} semimosse.`,
  strips: "Le partite, mossa per mossa",
  stripLegend:
    "Il Bianco è in alto, il Nero in basso, mossa per mossa da sinistra a destra. Barre: " +
    "quanto una mossa è peggiore della migliore. Tratti: il valore che ci si attende " +
    "dall'Elo. Barre colorate: mosse poco dopo qualcosa che la sala ha visto. Punti: mosse " +
    "che non contano. Linee sottili: tempo rimasto. Fasce con lettere: ciò che la sala ha " +
    "visto, fra le mosse in cui è successo (una pausa non è più larga di una mossa). ×3: tre " +
    "volte a breve distanza.",
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
    call: "arbitro chiamato",
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
    spent: "Secondi usati",
    left: "Tempo rimasto",
    lost: "Perdita",
    expected: "Attesa",
    seen: "La sala ha visto",
  },
};
