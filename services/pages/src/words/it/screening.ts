import type { ScreeningWords } from "../en/screening";
import { counted, formOf } from "../plurals";

export const screeningWords: ScreeningWords = {
  title: "Analisi delle partite",
  indication:
    "Le statistiche sono un indizio, mai una prova. Da sole non cambiano un risultato, non portano a una " +
    "sanzione e non rendono sospetta una persona (APP-I A3).",
  burden:
    "La Commissione Fair Play deve provare l'illecito. La prova necessaria si chiama «ragionevole " +
    "convinzione»: più di «più probabile che no» (APP-I B4, C1). Le statistiche sono riservate. Il server " +
    "registra chi guarda le statistiche, e anche chi tenta di guardarle senza averne il diritto (APP-I " +
    "G2.7).",
  allRounds: "tutti i turni",
  pgn: "Scarica le partite (PGN)",
  pgnTitle: "Partite finite, per lo strumento di analisi. Le partite in corso non sono comprese.",
  show: "Mostra le statistiche",
  again: "Mostra le statistiche nuove",
  computing: "Calcolo delle statistiche…",
  logged: "Si registra chi guarda le statistiche.",
  games: (over, playing, waiting) => `Partite finite: ${over}. In corso: ${playing}. Non iniziate: ${waiting}.`,
  leftOut: (n) =>
    n === 1 ? "Una partita è in corso e non è nel PGN." : `${n} partite sono in corso e non sono nel PGN.`,
  playing: (minutes) =>
    "Le partite in corso non sono mostrate. Il motore di scacchi analizza ogni posizione " +
    `${counted(minutes, "minuto", "minuti")} dopo la mossa, e le ultime posizioni quando la partita finisce.`,
  analysed: (done, all) => `${done} ${formOf(done, "posizione analizzata", "posizioni analizzate")} su ${all}`,
  trouble: {
    NO_ENGINE:
      "Sul computer del servizio fair-play non c'è un motore di scacchi, quindi nessuna partita " +
      "può essere analizzata. Chiedi all'operatore di installare lì Stockfish (apt-get install " +
      "stockfish) o di impostare onehall.engine.path. Poi l'analisi prosegue automaticamente.",
    FAILING: "Il motore di scacchi non funziona. Il server continua a provare ad analizzare le posizioni.",
  },
  settings: (engine, nodes, lines, memory) => `${engine}, ${nodes} nodi, ${lines} linee, ${memory} MiB`,
  madeWith: (settings, calibration) => `Analisi di ${settings}. Calibrazione: ${calibration}.`,
  recordOnly: (used, wanted) =>
    `Le partite sono state analizzate da ${used}, ma la calibrazione è per ${wanted}. Quindi questa ` +
    "pagina mostra solo la qualità delle mosse, senza punteggio z. Per confrontare i giocatori con il " +
    "loro Elo analizza di nuovo le partite con il motore e le impostazioni della calibrazione.",
  counted: (moves, counted, missing) =>
    `${moves} mosse, di cui ${counted} ` +
    `contano.${missing > 0 ? ` Altre ${missing} mosse si aggiungono dopo l'analisi.` : ""}`,
  players: "Giocatori",
  columns: {
    number: "N.",
    player: "Giocatore",
    rating: "Elo",
    moves: "Mosse",
    z: "Punteggio z",
    interval: "Intervallo 95 %",
    index: "Indice (50 + 5 z)",
    largest: "Massimo per caso",
    discovery: "Falsi allarmi (BH)",
    ipr: "Elo dalle mosse (IPR ± 2 σ)",
    time: "Uso del tempo",
  },
  note: {
    record: "senza punteggio z",
    small: "campione piccolo (poche mosse)",
    beyond: "Elo fuori dalla calibrazione",
  },
  reason: {
    UNRATED: "giocatore senza Elo",
    RATED_IN_SOME_GAMES: "giocatore senza Elo in alcune partite",
    TOO_FEW_MOVES: "meno di 30 mosse",
  },
  missing: (moves) => (moves === 1 ? "1 mossa non ancora analizzata" : `${moves} mosse non ancora analizzate`),
  notAnalysedYet: "non ancora analizzate",
  how: "Come si legge questa tabella",
  reading: [
    "Una mossa conta solo se tutto questo è vero: è la nona o una successiva; il giocatore aveva più di " +
      "una mossa legale; la posizione è nuova nella partita; nessuno dei due può forzare lo scacco matto; " +
      "nessuno dei due sta già vincendo (di 3,00 pedoni o più).",
    "Punteggio z: quanto le mosse sono diverse da quelle attese per l'Elo, in deviazioni standard. Se z è " +
      "sopra 0, le mosse sono migliori del previsto. Intervallo 95 %: z è probabilmente in questo " +
      "intervallo. (L'Elo e la calibrazione non sono esatti.) Indice: 50 + 5 z.",
    "Il punteggio z unisce due misure. EV (valore uguale): la quota di mosse buone quanto la prima scelta " +
      "del motore. AE (errore medio): quanto le mosse sono in media peggiori della migliore. Il punteggio z " +
      "non è la media di EV e AE. Viene quasi tutto da AE, perché AE mostra meglio le differenze di Elo. " +
      "Gli errori sono rari ma grandi, e il punteggio z ne tiene conto. Perciò un giocatore che gioca " +
      "proprio come previsto ha un punteggio z poco sotto 0.",
    "Massimo per caso: supponi che tutti i giocatori siano onesti. Allora questa è la probabilità che il " +
      "punteggio z più alto fra loro sia alto almeno quanto questo. Falsi allarmi (BH, metodo di Benjamini " +
      "e Hochberg): supponi di scegliere tutti i giocatori con questo valore o uno più basso. Allora in " +
      "media al massimo questa quota dei giocatori scelti è scelta solo per caso. • indica il 5 % o meno.",
    "Per un giocatore senza Elo o con meno di 30 mosse non c'è punteggio z. Con meno di 100 mosse il " +
      "campione è piccolo: poche mosse cambiano molto le statistiche. IPR (Elo intrinseco di prestazione): " +
      "l'Elo che corrisponde alle mosse, più o meno due errori standard (± 2 σ). Uso del tempo: mostra se " +
      "il giocatore ha usato più tempo per le mosse difficili (una correlazione, corretta per l'orologio). " +
      "Se è vicino a 0, mosse facili e difficili hanno richiesto lo stesso tempo. L'uso del tempo non è " +
      "parte del punteggio z.",
  ],
  scatter: "Giocatori per Elo e indice",
  scatterLegend:
    "I numeri sono quelli della tabella. Un tratto è l'intervallo 95 % di un giocatore, e un cerchio " +
    "vuoto è un campione piccolo. Di 100 giocatori onesti, 95 stanno nella fascia più scura. Di 1000 " +
    "giocatori onesti, 997 stanno in una delle due fasce.",
  dot: (number, name, rating, index) => `${number} ${name}: Elo ${rating}, indice ${index}`,
  grounds: "Indizi oltre alla forza di gioco",
  noGrounds: "Nessun giocatore raggiunge i limiti delle norme della FIDE.",
  ground: {
    STRENGTH_ONLY:
      "Il giocatore è più forte del suo Elo, ma non c'è nessun altro indizio. Questo da solo " +
      "non è un motivo di reclamo (APP-I G2.5).",
    HALL_ONLY:
      "Poco dopo un'assenza, una disconnessione o una pagina nascosta il giocatore ha fatto mosse " +
      "migliori che negli altri momenti. Su tutte le mosse il giocatore non è più forte del suo Elo.",
    STRENGTH_AND_HALL:
      "Il giocatore è più forte del suo Elo. Poco dopo un'assenza, una disconnessione o una pagina " +
      "nascosta ha fatto mosse migliori che negli altri momenti.",
  },
  threshold: {
    WITH_OTHER_EVIDENCE:
      "Un punteggio z di 2,50 o più conta solo insieme a prove materiali o a ciò che qualcuno ha visto.",
    ALONE_ONLINE:
      "Nelle partite online un punteggio z di 4,25 o più basta per presumere una violazione. Il giocatore " +
      "può dimostrare il contrario.",
    ALONE_OVER_THE_BOARD:
      "Nelle partite online e alla scacchiera un punteggio z di 5,00 o più basta per presumere una " +
      "violazione. Il giocatore può dimostrare il contrario.",
  },
  strength: "Giocare meglio del proprio Elo non è da solo un motivo di reclamo (APP-I G2.5).",
  hall: "Mosse dopo un'assenza o una disconnessione",
  hallText: (minutes, permutations, seed) =>
    `Il server confronta le mosse entro ${counted(minutes, "minuto", "minuti")} da un'assenza, una ` +
    "disconnessione o una pagina coperta con le altre mosse del giocatore. Valore p: il server sposta gli stessi " +
    `eventi a tempi casuali (${permutations} volte, seme casuale ${seed}). p è la quota di questi tempi casuali con ` +
    "una differenza almeno altrettanto grande. Tempi casuali: quanti tempi casuali contano. Un tempo casuale " +
    "conta solo se ci sono sia mosse dopo gli eventi sia altre mosse. Minimo per caso: supponi che tutti " +
    "i giocatori siano onesti. Allora questa è la probabilità che il p più piccolo fra loro sia piccolo " +
    "almeno quanto questo. Falsi allarmi (BH): come spiegato sopra. Con meno di 30 mosse in uno dei due " +
    "gruppi il campione è piccolo: poche mosse cambiano molto p. Il risultato mostra solo che due cose " +
    "accadono insieme. Non è mai un verdetto, e non fa parte del punteggio z.",
  noHall: "Non c'è nulla da confrontare: il server non ha visto eventi seguiti da mosse di un giocatore con Elo.",
  hallColumns: {
    player: "Giocatore",
    facts: "Che cosa ha visto il server",
    after: "Mosse dopo l'evento",
    elsewhere: "Altre mosse",
    difference: "Differenza",
    p: "Valore p",
    times: "Tempi casuali",
    smallest: "Minimo per caso",
    discovery: "Falsi allarmi (BH)",
  },
  annulled: "Partite annullate (non contano)",
  annulledText:
    "Queste partite sono state annullate e rigiocate, quindi non contano. Qui puoi vedere le loro mosse, " +
    "ma le statistiche qui sopra non le comprendono.",
  annulledGame: (board, attempt, white, black, moves) =>
    `Scacchiera ${board}, partita ${attempt}: ${white} – ${black}, ${moves} semimosse.`,
  strips: "Le partite, mossa per mossa",
  stripLegend:
    "Il Bianco è in alto e il Nero in basso. Le mosse vanno da sinistra a destra. Barre: quanto una mossa " +
    "è peggiore della migliore. Tratti: il valore atteso per l'Elo. Barre colorate: mosse poco dopo " +
    "un'assenza o una disconnessione. Punti: mosse che non contano. Linee sottili: tempo rimasto. Fasce " +
    "con lettere: ciò che il server ha visto, fra le mosse in cui è successo (una pausa non è più larga " +
    "di una mossa). ×3: tre volte in poco tempo.",
  strip: "mosse e ciò che il server ha visto fra esse",
  everyMove: "Tutte le mosse",
  noMoves: "nessuna mossa conta",
  moves: (moves, lost, expected) =>
    `${counted(moves, "mossa", "mosse")}, perdita media ${lost}${expected === null ? "" : `, attesa ${expected}`}`,
  board: (number) => `Scacchiera ${number}`,
  facts: {
    absence: "assenza",
    "focus-loss": "pagina coperta",
    disconnection: "disconnessione",
    call: "arbitro chiamato",
    "communication-loss": "fuori dalla riunione online",
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
    at: "Ora della mossa",
    spent: "Secondi usati",
    left: "Tempo rimasto",
    lost: "Perdita in pedoni",
    expected: "Perdita attesa in pedoni",
    seen: "Il server ha visto",
  },
};
