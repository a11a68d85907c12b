import type { PairingWords } from "../en/pairing";

const players = (n: number): string => (n === 1 ? "1 giocatore" : `${n} giocatori`);
const boards = (n: number): string => (n === 1 ? "1 scacchiera" : `${n} scacchiere`);

/** Places, colours and byes as the server names them in a finding. */
const VALUES: readonly (readonly [RegExp, string])[] = [
  [/^board (\d+)$/i, "scacchiera $1"],
  [/^(?:a )?bye$/i, "un bye"],
  [/^no game$/i, "senza partita"],
  [/^White$/, "il Bianco"],
  [/^Black$/, "il Nero"],
  [/^full-point$/, "da un punto"],
  [/^half-point$/, "da mezzo punto"],
  [/^zero-point$/, "da zero punti"],
  [/^pairing-allocated$/, "assegnato dall'abbinamento"],
  [/^(\d+) and (\d+)$/, "$1 e $2"],
];

export const pairingWords: PairingWords = {
  title: "Abbinamenti",
  rounds: {
    title: "Turni",
    stage: {
      OFFICIAL: "ufficiale",
      OPEN: "aperto",
      PUBLISHED: "pubblicato",
      PAIRED: "abbinato",
      NOT_PAIRED: "non abbinato",
      NOT_OPEN: "non aperto",
    },
    noStart: "inizio non previsto",
    add: (n) => `Aggiungi il turno ${n}…`,
    addTitle: (n) => `Aggiungi il turno ${n}`,
    start: "Inizio previsto (facoltativo; si può cambiare finché il turno non è aperto)",
    startAt: (zone) => `Inizio previsto, ${zone} (facoltativo; si può cambiare finché il turno non è aperto)`,
    changeStart: (n) => `Cambia l'inizio del turno ${n}…`,
    startTitle: (n) => `Cambia l'inizio previsto del turno ${n}`,
    changingStart: (n) => `Cambia l'inizio del turno ${n}`,
    adding: (n) => `Aggiungi il turno ${n}`,
    remove: (n) => `Togli il turno ${n}…`,
    removeTitle: (n) => `Togli il turno ${n}`,
    removeText: (n) => `Il turno ${n} non ha abbinamenti. Puoi aggiungerlo di nuovo più tardi.`,
    removing: (n) => `Togli il turno ${n}`,
    none: "Non ci sono ancora turni. Aggiungi il primo.",
    isOfficial: (n) => `Il turno ${n} è ufficiale: qui non si possono più fare i suoi abbinamenti.`,
    isOpen: (n) =>
      `Il turno ${n} è aperto: qui non si possono più fare i suoi abbinamenti. L'Arbitro principale può correggere ` +
      "un abbinamento fino alla prima mossa alla sua scacchiera.",
  },
  step1: {
    title: (n) => `1. Ottieni gli abbinamenti del turno ${n}`,
    download: "Per un programma di abbinamento, scarica il rapporto del torneo con tutti i risultati finora:",
    trf: (version) => `Scarica TRF${version}`,
    choose: "Da dove vengono gli abbinamenti?",
    swiss:
      "Uno svizzero si abbina con un programma di abbinamento: abbina il turno nel tuo e scegli il suo TRF. Se " +
      "l'operatore ne aggiunge uno a questa sala (ONEHALL_PAIRING_PROGRAM), i turni si possono abbinare qui.",
    sources: {
      TRF: "TRF di un programma di abbinamento",
      TABLE: "Tabella (CSV o celle copiate)",
      PROGRAM: "Programma di abbinamento sul server",
      ROUND_ROBIN: "Girone all'italiana (C.05)",
      DOUBLE_ROUND_ROBIN: "Girone doppio (C.05)",
      SCHEVENINGEN: "Scheveningen (C.05)",
      HAND: "A mano",
    },
    hints: {
      TRF:
        "Abbina il turno nel tuo programma (Swiss-Manager, Vega, Sharly-Chess, JaVaFo, bbpPairings) e salva il " +
        "rapporto del torneo (TRF). Deve contenere gli abbinamenti di questo turno.",
      TABLE:
        "Una riga per scacchiera: scacchiera, Bianco, Nero, separati da tabulazioni, punti e virgola o virgole. Un " +
        "giocatore è un numero di tabellone, un id o un nome. Al posto di un avversario scrivi «bye» o «mezzo punto».",
      PROGRAM: "Il server dà i risultati al suo programma di abbinamento e legge gli abbinamenti di questo turno.",
      ROUND_ROBIN: "Ognuno incontra ogni altro una volta. I numeri di tabellone sono i numeri di sorteggio.",
      DOUBLE_ROUND_ROBIN: "Ognuno incontra ogni altro due volte. I numeri di tabellone sono i numeri di sorteggio.",
      SCHEVENINGEN: "Ogni giocatore di una squadra incontra ogni giocatore dell'altra.",
      HAND: "Scegli tu il Bianco e il Nero di ogni scacchiera.",
    },
    file: "Scegli un file",
    drop: "o trascinalo qui",
    text: "Oppure incolla il testo",
    read: "Leggi gli abbinamenti",
    pair: (n) => `Abbina il turno ${n}`,
    byHand: "Abbina a mano",
    busy: "Abbinamento in corso…",
    reading: "Lettura in corso…",
    guessed: "letto come Windows-1252. Controlla gli accenti.",
    fileProblem: {
      TOO_LONG: "Questo file è troppo lungo: può avere 500 kB.",
      SPREADSHEET:
        "Questo è un foglio di calcolo. Salvalo come CSV e scegli quel file, oppure copia le celle e incollale qui.",
      NOT_TEXT: "Questo file non contiene testo.",
    },
    faults: (n) => (n === 1 ? "Il testo ha 1 errore. Nulla è cambiato." : `Il testo ha ${n} errori. Nulla è cambiato.`),
    line: (n) => `Riga ${n}`,
    moreFaults: (n) => `E altri ${n}.`,
    noPairings: "Non ci sono abbinamenti. Nulla è cambiato.",
    changeSaved: "Modifica gli abbinamenti salvati",
    correct: "Correggi il testo e leggilo di nuovo.",
    replaces: "Le scacchiere qui sotto saranno sostituite. Potrai annullare.",
    noSources: "Non è stato possibile caricare le fonti degli abbinamenti.",
    again: "Riprova",
  },
  step2: {
    title: (n) => `2. Controlla gli abbinamenti del turno ${n}`,
    count: (n, byes) =>
      boards(n) + (byes === 0 ? "" : byes === 1 ? ", 1 giocatore con un bye" : `, ${byes} giocatori con un bye`),
    errors: (n) => (n === 1 ? "1 errore blocca questi abbinamenti" : `${n} errori bloccano questi abbinamenti`),
    warnings: (n) => (n === 1 ? "1 avvertimento da guardare" : `${n} avvertimenti da guardare`),
    none: "Nessun errore e nessun avvertimento.",
    error: "Errore",
    warning: "Avvertimento",
    stale: "Hai cambiato gli abbinamenti. Ciò che si legge qui vale per quelli di prima.",
    unchecked: "Questi abbinamenti non sono ancora controllati.",
    check: "Controlla gli abbinamenti",
    undo: "Annulla l'ultima modifica",
    boards: "Scacchiere",
    board: "Scacchiera",
    boardNumber: (n) => `Numero della scacchiera ${n}`,
    swap: "Scambia i colori",
    swapAt: (n) => `Scacchiera ${n}: scambia i colori`,
    remove: "Togli",
    removeAt: (n) => `Scacchiera ${n}: togli`,
    number: "Numera le scacchiere da 1",
    exchange: (name) => `${name}: scambia con un altro giocatore`,
    picked: (name) => `Ora scegli il giocatore che prende il posto di ${name}. Esc annulla.`,
    howToExchange: "Per scambiare due giocatori, scegli un nome e poi l'altro.",
    unknown: (id) => `giocatore sconosciuto (${id})`,
    points: (text) => (text === "1" || text === "½" ? `${text} punto` : `${text} punti`),
    unrated: "senza Elo",
    colours: (list) => `colori finora: ${list}`,
    colour: { W: "Bianco", B: "Nero", "-": "nessuna partita" },
    letter: { W: "B", B: "N", "-": "–" },
    due: (side) => (side === "WHITE" ? "gli spetta il Bianco" : "gli spetta il Nero"),
    floats: {
      UP: "incontra un avversario con più punti",
      DOWN: "incontra un avversario con meno punti",
      NONE: "",
    },
    floatedBefore: (round, float) =>
      `turno ${round}: ${float === "UP" ? "avversario con più punti" : "avversario con meno punti"}`,
    byes: "Bye",
    bye: {
      ALLOCATED: "bye assegnato dall'abbinamento",
      FULL: "bye da un punto",
      HALF: "bye da mezzo punto",
      ZERO: "bye da zero punti",
    },
    otherByes: "I bye di altro tipo si salvano come se i giocatori li avessero chiesti.",
    removeBye: (name) => `${name}: togli il bye`,
    free: (n) => `Giocatori senza partita (${n})`,
    everybody: "Tutti hanno una scacchiera o un bye.",
    available: "disponibili",
    others: "ritirati, esclusi, assenti o riserve",
    chooseWhite: "Bianco",
    chooseBlack: "Nero",
    nobody: "scegli un giocatore",
    exchangeColours: "Scambia Bianco e Nero",
    add: (n) => `Aggiungi la scacchiera ${n}`,
    giveBye: "Dai questo bye al Bianco",
    howToAdd: "Scegli il Bianco e il Nero, poi premi Invio o il pulsante. Scrivendo delle lettere trovi un nome.",
    said: {
      added: (n, white, black) => `Aggiunta la scacchiera ${n}: ${white} contro ${black}.`,
      removed: (n) => `Tolta la scacchiera ${n}.`,
      swapped: (n, white) => `Scacchiera ${n}: ora ${white} ha il Bianco.`,
      exchanged: (one, other) => `${one} e ${other} si sono scambiati il posto.`,
      renumbered: (n, to) => `La scacchiera ${n} ora è la ${to}.`,
      numbered: (n) => `Le scacchiere sono numerate da 1 a ${n}.`,
      bye: (name) => `${name} riceve un bye.`,
      noBye: (name) => `${name} non ha più il bye.`,
      undone: "L'ultima modifica è annullata.",
    },
  },
  step3: {
    title: (n) => `3. Salva e pubblica il turno ${n}`,
    nothing: (n) => `Il turno ${n} non ha ancora abbinamenti.`,
    has: (n, saved) => `Il turno ${n} ha abbinamenti salvati: ${boards(saved)}.`,
    means:
      "Gli abbinamenti salvati sostituiscono quelli che il turno ha già. I giocatori li vedono solo quando sono " +
      "pubblicati.",
    hides:
      "Questo turno è pubblicato. Se salvi, i giocatori non ne vedono più gli abbinamenti finché non li ripubblichi.",
    first: {
      NOTHING: "Prima ottieni gli abbinamenti.",
      UNCHECKED: "Prima controlla gli abbinamenti.",
      ERRORS: "Prima correggi gli errori.",
    },
    save: "Salva gli abbinamenti",
    saving: "Salvataggio…",
    saved: (n) => `Gli abbinamenti del turno ${n} sono salvati.`,
    notSaved: "Hai modifiche non salvate.",
    publish: "Pubblica…",
    publishTitle: (n) => `Pubblica gli abbinamenti del turno ${n}`,
    publishText: (n) =>
      `Tutti possono vedere chi gioca contro chi nel turno ${n}. Le partite non iniziano. Puoi ancora sostituire gli ` +
      "abbinamenti finché il turno non è aperto; poi dovrai pubblicarli di nuovo.",
    publishing: "Pubblica",
    published: (n) => `Gli abbinamenti del turno ${n} sono pubblicati. Tutti possono vederli.`,
    next: "Poi apri il turno, quando tutto è pronto.",
    open: "Vai alla pagina «Scacchiere» per aprire il turno",
  },
  found: {
    NO_BOARDS: () => "Non c'è nessuna scacchiera. Aggiungi almeno un abbinamento.",
    UNKNOWN_PLAYER: (is) => `In questo torneo non c'è nessun giocatore ${is.player}.`,
    BOARD_NUMBER: () => "Il numero di una scacchiera va da 1 a 9999.",
    BOARD_TWICE: (is) => `Più scacchiere hanno il numero ${is.board}. Dai a ogni scacchiera il suo numero.`,
    PLAYS_ITSELF: (is) => `${is.player} giocherebbe contro se stesso.`,
    TWICE_IN_ROUND: (is) => `${is.player} compare due volte in questo turno: ${is.first} e ${is.second}.`,
    WITHDRAWN: (is) => `${is.player} si è ritirato dal torneo.`,
    EXCLUDED: (is) => `Una decisione esclude ${is.player} dal turno ${is.round}.`,
    ABSENT: (is) => `${is.player} ha chiesto di non giocare in questo turno e riceve un bye ${is.bye}.`,
    OTHER_BYE: (is) => `${is.player} riceve qui un bye ${is.bye}, ma ne ha chiesto uno ${is.asked}.`,
    MISSING: (is) => `${is.player} è disponibile, ma non ha né una partita né un bye.`,
    LEFT_OUT: (is) => `${is.player} è disponibile, ma in questo turno non ha una partita.`,
    MET_BEFORE: (is) => `${is.white} e ${is.black} si sono già incontrati nel turno ${is.rounds}.`,
    THIRD_COLOUR: (is) => `${is.player} avrebbe ${is.colour} per la terza volta di seguito.`,
    COLOUR_DIFFERENCE: (is) =>
      `${is.player} avrebbe il Bianco ${is.whites} volte e il Nero ${is.blacks}. La differenza non può superare 2.`,
    SAME_VENUE: (is) => `${is.white} e ${is.black} giocano entrambi nella sede ${is.venue}.`,
    FORBIDDEN_PAIR: (is) => `${is.white} e ${is.black} non si possono abbinare in questo torneo.`,
    SECOND_ALLOCATED_BYE: (is) =>
      `${is.player} non può ricevere il bye assegnato dall'abbinamento: nel turno ${is.earlier} ha già avuto, senza ` +
      "giocare, i punti di una vittoria.",
    SEVERAL_ALLOCATED_BYES: (is) =>
      `${is.number} giocatori ricevono il bye assegnato dall'abbinamento. Può riceverlo uno solo.`,
    NO_DEVICE: (is) => `Alla sede ${is.venue} servono ${is.seats} dispositivi per questo turno, e ne ha ${is.devices}.`,
    RESULT_OPEN: (is) =>
      `${is.player} non ha ancora un risultato nel turno ${is.earlier}. Quando si saprà, gli abbinamenti potrebbero ` +
      "cambiare.",
  },
  foundOfSeveral: {
    MISSING: (n, names) => `${players(n)} sono disponibili, ma non hanno né una partita né un bye: ${names}.`,
    LEFT_OUT: (n, names) => `${players(n)} sono disponibili, ma in questo turno non hanno una partita: ${names}.`,
  },
  fault: {
    PROGRAM_NOT_FOUND: (said) =>
      `Il programma di abbinamento non c'è o non si può eseguire. Avvisa l'operatore. (${said})`,
    PROGRAM_NOT_STARTED: (said) => `Non è stato possibile avviare il programma di abbinamento. (${said})`,
    PROGRAM_TOO_SLOW: () =>
      "Il programma di abbinamento ha impiegato troppo ed è stato fermato. Abbina di nuovo, oppure abbina con il " +
      "programma altrove e carica il suo rapporto.",
    PROGRAM_TOO_MUCH: () => "Il programma di abbinamento ha scritto troppo ed è stato fermato.",
    PROGRAM_CANNOT_BE_PAIRED: (said) =>
      `Il programma di abbinamento dice che questo turno non si può abbinare secondo le regole. (${said})`,
    PROGRAM_REPORT_REFUSED: (said) => `Il programma di abbinamento non accetta il rapporto del torneo. (${said})`,
    PROGRAM_FAILED: (said) => `Il programma di abbinamento è finito con un errore. (${said})`,
    PROGRAM_WROTE_NOTHING: (said) => `Il programma di abbinamento è finito senza scrivere abbinamenti. (${said})`,
  },
  notes: "Che cosa è stato letto in modo diverso da com'è scritto",
  values: (text) => {
    const known = VALUES.find(([english]) => english.test(text));
    return known ? text.replace(known[0], known[1]) : text;
  },
};
