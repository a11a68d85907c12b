import type { FileProblem } from "../../pairing/text-files";
import type { EventsWords } from "../en/events";
import { ruleChoices } from "./rule-choices";
import { ruleExplanations, ruleTitles } from "./rules";

const count = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);

const fileProblems: Readonly<Record<FileProblem, string>> = {
  TOO_LONG: "il file è troppo lungo",
  SPREADSHEET: "è un foglio di calcolo; salvalo prima come CSV",
  NOT_TEXT: "non è un file di testo",
};

export const eventsWords: EventsWords = {
  title: "Eventi",
  toList: "Tutti gli eventi",
  loading: "Caricamento…",
  again: "Riprova",
  newEvent: "Nuovo evento…",
  fromFiles: "Da file…",
  empty:
    "Non ci sono ancora eventi. Per prepararne uno, premi «Nuovo evento». Se hai già i file di un evento (YAML, con " +
    "tabelle CSV o rapporti di torneo TRF), premi «Da file».",
  noneOfYours: "Non sei l'Organizzatore principale di nessun evento di questa sala.",
  states: { DRAFT: "Bozze", OPEN: "Aperti", FINISHED: "Conclusi", ARCHIVED: "Archiviati" },
  facts: (venues, players, rounds) =>
    [count(venues, "sede", "sedi"), count(players, "giocatore", "giocatori"), count(rounds, "turno", "turni")].join(
      ", ",
    ),
  official: (n) => (n === 1 ? "1 turno ufficiale" : `${n} turni ufficiali`),
  running: (rounds) => (rounds.includes(",") ? `aperti: turni ${rounds}` : `aperto: turno ${rounds}`),
  noName: "(ancora senza nome)",
  notSaved: "non salvato",
  labelOf: (action, event) => `${action} (${event})`,
  edit: "Modifica",
  open: "Apri l'evento…",
  codes: "Codici degli ufficiali di gara…",
  toOpenOnes:
    "Le scacchiere e gli abbinamenti di un evento aperto sono per i suoi ufficiali di gara. Entra con il codice " +
    "dell'Organizzatore principale o dell'Arbitro principale; «Codici degli ufficiali di gara…» crea nuovi codici.",
  copy: "Copia…",
  download: "Scarica i file",
  archive: "Archivia…",
  discard: "Elimina la bozza…",
  remove: "Togli",
  actions: "Azioni",
  name: "Nome",
  id: "Id",
  idHint: "L'id fa parte di indirizzi web e file. Non potrai cambiarlo. Sono ammessi: a-z, 0-9 e il trattino (-).",
  idTaken: (id) => `C'è già un evento con l'id ${id}.`,
  newTitle: "Nuovo evento",
  make: "Crea la bozza",

  files: {
    title: "Evento da file",
    hint:
      "Scegli insieme tutti i file dell'evento: il file YAML principale, e le tabelle (CSV), i rapporti di torneo " +
      "(TRF) e gli altri file YAML che nomina. Diventano una bozza. L'evento non viene ancora aperto.",
    choose: "File",
    oneYaml:
      "Scegli il file YAML principale dell'evento insieme a tutti i file che nomina. Solo il file YAML principale ha " +
      "un id.",
    unknownEncoding: (name, encoding) =>
      `${name}: questo browser non sa leggere la codifica ${encoding}. Salva il file come UTF-8 e togli la codifica ` +
      "dal file YAML.",
    noId: "Il file YAML non ha un id. Aggiungi una riga, per esempio «id: spring-open».",
    chosen: (id, names) => `${id}: ${names}`,
    make: "Crea la bozza",
    guessed: (names) => `${names}: letto come Windows-1252. Controlla gli accenti.`,
    problem: (name, why) => `${name}: ${fileProblems[why]}.`,
  },
  opening: {
    title: (name) => `Aprire ${name}?`,
    notYet: (name) => `${name} non si può ancora aprire`,
    text:
      "Da quel momento ufficiali di gara e giocatori possono entrare. Ufficiali di gara, sedi, giocatori e turni si " +
      "possono ancora cambiare; ogni modifica richiede un motivo. Il regolamento non si può più cambiare. Un evento " +
      "aperto non può tornare bozza.",
    now: "Apri l'evento",
    edit: "Completa la bozza",
  },
  copying: {
    title: (name) => `Copiare ${name}?`,
    text:
      "La copia è una bozza per un altro evento. Ha le stesse sedi, gli stessi ufficiali di gara, lo stesso " +
      "regolamento e lo stesso numero di turni, ma non ha giocatori, abbinamenti né orari previsti.",
    now: "Copia",
  },
  archiving: {
    title: (name) => `Archiviare ${name}?`,
    text:
      "Non si può annullare. Nessuno può più cambiare un evento archiviato, e nessuno riceve un codice. La sua " +
      "pagina pubblica, se c'è, resta; l'operatore ottiene i suoi documenti con ./onehall event export.",
    now: "Archivia l'evento",
  },
  discarding: {
    title: (name) => `Eliminare ${name}?`,
    text: "La bozza e tutti i suoi file vengono cancellati. Non si può annullare. Se ti servono, scarica prima i file.",
    now: "Elimina la bozza",
  },
  signOut: {
    text:
      "Per entrare di nuovo ti serve un nuovo codice dell'operatore. Crealo adesso e conservalo in un posto sicuro, " +
      "oppure crealo più tardi con «./onehall operator» sul computer della sala. Un codice vale una volta sola. Un " +
      "nuovo codice annulla quello precedente non ancora usato.",
    make: "Crea un codice",
    write: "Annotalo prima di uscire.",
    unsaved: (ids) =>
      `Non tutto è salvato${ids && `: ${ids}`}. Le tue modifiche restano su questo dispositivo. Potrai salvarle ` +
      "quando entrerai di nuovo da qui.",
    anyway: "Esci senza salvare",
  },

  sections: {
    event: "Evento",
    venues: "Sedi",
    officials: "Ufficiali di gara",
    players: "Giocatori",
    rounds: "Turni",
    rules: "Regolamento",
  },
  sectionsLabel: "Sezioni di questa pagina",
  goTo: "Vai a",
  saving: {
    SAVED: "Salvato",
    CHANGED: "Salvataggio tra poco…",
    SAVING: "Salvataggio…",
    FAILED: "Non salvato",
    OTHERS: "Non salvato: qualcun altro ha cambiato questa bozza",
  },
  nothingLost: "Le tue modifiche restano in questa pagina.",
  saveNow: "Salva adesso",
  missing: {
    label: "Che cosa manca",
    title: (n) => `Che cosa manca (${n})`,
    nothing: "Non manca nulla: puoi aprire l'evento.",
    notes: "Da controllare",
    more: (n) => `e altri ${n}`,
    count: (n) => (n === 1 ? "1 mancante" : `${n} mancanti`),
    complete: "completo",
    noPlayers: "ancora nessun giocatore",
    rounds: (n) => (n === 1 ? "1 turno" : `${n} turni`),
  },
  asText: "Modifica come testo",
  asForm: "Modifica nel modulo",
  otherKeys: (keys) => `Il modulo non mostra queste parti della bozza, che restano come sono: ${keys}.`,
  comments:
    "Lo YAML di questa bozza ha dei commenti (#). Una modifica in questo modulo li toglie. Per tenerli, premi " +
    "«Modifica come testo».",
  others: {
    title: "Qualcun altro ha cambiato questa bozza",
    text:
      "La bozza è stata cambiata in un'altra pagina mentre la modificavi. Puoi tenere la tua versione, che " +
      "sostituisce l'altra. Oppure puoi prendere l'altra: perdi allora le tue modifiche dopo l'ultimo salvataggio.",
    mine: "Tieni la mia versione",
    theirs: "Prendi l'altra versione",
  },
  text: {
    title: "La bozza come testo",
    why:
      "Il modulo non può mostrare questa bozza: prende giocatori o turni da un rapporto di torneo, il regolamento è " +
      "in un file a parte, o lo YAML ha una struttura insolita. Modifica i file qui.",
    add: "Aggiungi o sostituisci file",
    remove: "Togli questo file",
    removeOf: (name) => `Togli il file ${name}`,
  },

  venues: {
    none: "Non ci sono ancora sedi. Aggiungi ogni luogo in cui si gioca.",
    newName: "Nome della nuova sede",
    add: "Aggiungi la sede",
    zone: "Fuso orario",
    noZone: "scegli",
    players: "Giocatori",
    nameOf: (id) => `Nome della sede ${id}`,
    zoneOf: (name) => `Fuso orario di ${name}`,
    removeOf: (name) => `Togli ${name}`,
    removeText: (players) =>
      "Vengono tolti anche gli ufficiali di gara di questa sede." +
      (players === 0
        ? ""
        : players === 1
          ? " A un giocatore serve un'altra sede."
          : ` A ${players} giocatori serve un'altra sede.`),
  },
  officials: {
    hint: "Scrivi il nome di ogni ufficiale di gara. Se una persona ha più incarichi, scrivi il nome in ogni casella.",
    role: "Incarico",
    central: "Tutto l'evento",
    local: "Per sede",
    noVenues: "Aggiungi prima una sede. Poi puoi indicare qui i suoi ufficiali di gara.",
    obligatory: "(obbligatorio)",
    advised: "(consigliato: abbina i turni e gestisce l'evento)",
    missing: "manca",
    nameOf: (role, place, number) => `${role}, ${place}${number === 1 ? "" : `, numero ${number}`}`,
    more: "Un altro",
    moreOf: (role, place) => `Un altro: ${role}, ${place}`,
    removeOf: (name) => `Togli ${name}`,
    unplaced: "Questi ufficiali di gara hanno un incarico o una sede che non esiste:",
  },
  columns: {
    id: "Id",
    name: "Nome",
    venue: "Sede",
    rating: "Elo",
    federation: "Federazione",
    fideId: "FIDE ID o numero di tessera",
    sex: "Sesso",
    title: "Titolo",
    birthDate: "Data di nascita",
    accepted: "Accettazione delle condizioni",
    startNumber: "Numero di tabellone",
  },
  players: {
    paste: "Aggiungi giocatori da un foglio di calcolo…",
    pasteTitle: "Giocatori da un foglio di calcolo",
    columnsHint:
      "Colonne, in qualsiasi ordine: name; se vuoi, anche venue, rating, federation, fideId, sex, title, birthDate, " +
      "id. Nella colonna venue scrivi il nome o l'id di una sede.",
    file: "Oppure scegli un file CSV",
    existing: (n) => `L'evento ha già ${count(n, "giocatore", "giocatori")}`,
    keep: "Tienili e aggiungi questi",
    replace: "Sostituiscili con questi",
    oddHint: "Puoi aggiungere anche i giocatori con una nota: correggili poi nella tabella.",
    take: (n, all) =>
      n === all ? `Aggiungi ${count(n, "giocatore", "giocatori")}` : `Aggiungi ${n} giocatori su ${all}`,
    add: "Aggiungi un giocatore",
    order: "Ordina per Elo",
    orderHint: "L'ordine delle righe dà i numeri di partenza.",
    line: "N.",
    count: (all, odd) =>
      all === 0
        ? "Non ci sono ancora giocatori."
        : count(all, "giocatore", "giocatori") + (odd === 0 ? "" : `; ${odd} da correggere`),
    more: (n) => `Mostra ${n === 1 ? "un altro giocatore" : `altri ${n} giocatori`}`,
    cell: (column, name) => `${column}: ${name}`,
    removeOf: (name) => `Togli ${name}`,
    unreadable: (file) =>
      `${file} non si può mostrare come tabella: una riga ha più o meno celle della prima, oppure mancano le ` +
      "virgolette di chiusura. Correggi il testo qui.",
  },
  rounds: {
    count: "Numero di turni",
    hint: (zone) => `Inizio previsto di ogni turno: data e ora nel fuso orario ${zone}. Puoi lasciare vuoto un campo.`,
    start: (round) => `Inizio del turno ${round}`,
    noTime: (text) => `«${text}» non è una data con un'ora.`,
    paired: "Questo turno è già abbinato.",
    unreadable: (file) =>
      `Gli abbinamenti in ${file} non si possono leggere come tabella. Restano come sono. Per correggerli, premi ` +
      "«Modifica come testo».",
  },
  profiles: {
    "fide-online-2021": "FIDE Online Chess Regulations (2021)",
    "fide-laws-2018": "Regole degli scacchi FIDE (2018), per eventi ibridi",
    "fssi-individual": "FSSI, campionato individuale",
    "fssi-team": "FSSI, campionato a squadre",
  },
  rules: {
    profile: "Profilo",
    timeControl: "Cadenza",
    timeControlHint:
      "90+30: 90 minuti, incremento di 30 secondi. 60d5: 60 minuti, ritardo (delay) di 5 secondi. 40/90+30,30+30: 90 " +
      "minuti per 40 mosse, poi 30 minuti, con incremento di 30 secondi (OCR 4.4).",
    periods: "La cadenza è un elenco di periodi. Per cambiarla, premi «Modifica come testo».",
    all: (n) => `Tutte le regole (${n})`,
    search: "Cerca parole e articoli",
    onlyChanged: "Solo le regole diverse dal profilo",
    found: (n) => count(n, "regola", "regole"),
    default: (value) => `Il profilo dice: ${value}.`,
    fixed: "In questo profilo la regola non si può cambiare.",
    none: "nessuno",
    unstated: "non indicato",
    empty: "niente",
    yes: "sì",
    no: "no",
    range: (min, max) => `Ammesso: da ${min} a ${max}`,
    from: (min) => `Ammesso: un numero da ${min}`,
    orNone: ", oppure «none» (nessuno).",
    mayBeNone: "È ammesso anche «none» (nessuno).",
    someOf: (values) => `Ammessi: uno o più tra ${values}, separati da virgole`,
    list: "Codici separati da virgole, per esempio DE, BH/C1, BH, SB.",
    fines: "Codice e importo di ogni multa, per esempio A:20, B:50.",
    wrong: "Questo valore non è ammesso e non viene salvato.",
    reset: "Usa il valore del profilo",
    resetOf: (rule) => `Usa il valore del profilo: ${rule}`,
  },
  units: { seconds: "secondi", minutes: "minuti", milliseconds: "millisecondi", EUR: "EUR" },
  titles: ruleTitles,
  choices: ruleChoices,
  explanations: ruleExplanations,

  fault: {
    official: (role, venue, n) =>
      (n === 0 ? `Manca: ${role}` : `${role}: indicati ${n}, ammesso uno solo`) + (venue && ` (${venue})`),
    arbiters: (venue, n, needed) => `${venue} ha ${count(n, "arbitro", "arbitri")} e ne servono ${needed}`,
    twoPersons: (venue) =>
      `${venue}: l'Arbitro principale locale e l'Arbitro tecnico locale devono essere due persone diverse`,
    missing: {
      name: "All'evento serve un nome",
      venues: "Aggiungi almeno una sede",
      officials: "Indica gli ufficiali di gara",
      players: "Aggiungi i giocatori",
      rounds: "Indica il numero di turni",
      regulations: "Scegli il regolamento",
      timeControl: "Indica la cadenza",
      "regulations.timeControl": "Indica la cadenza",
      "regulations.appeals.body": "Indica chi decide i ricorsi",
      "regulations.fairplay.awardPointsToOpponents":
        "Indica se gli avversari ricevono i punti che un giocatore espulso ha fatto contro di loro",
      "regulations.rapid.supervision":
        "Indica se ci sono abbastanza arbitri per la supervisione completa (rapid e blitz)",
    },
    player: (line, column) => `Giocatore ${line}: manca «${column}»`,
    playerVenue: (line) => `Giocatore ${line}: scegli una sede`,
    officialVenue: (line) => `Ufficiale di gara ${line}: scegli una sede`,
    timeZone: (venue) => `${venue}: scegli un fuso orario`,
    name: (section, line) => `${section}, riga ${line}: scrivi un nome da 1 a 100 caratteri`,
    takenId: (line) => `Giocatore ${line}: qualcun altro ha già questo id`,
    cell: (line, column, allowed) => `Giocatore ${line}: correggi «${column}» (${allowed})`,
    cells: {
      id: "da 1 a 32 lettere minuscole, cifre o trattini",
      name: "da 1 a 100 caratteri",
      rating: "da 0 a 4000",
      federation: "tre lettere maiuscole, per esempio ITA",
    },
    unstated: (path) => `Manca: ${path}`,
    unknownKey: (key, path) => `${path ? `${path}: ` : ""}qui non esiste nulla che si chiami «${key}»`,
    usedTwice: (id, path) => `${path ? `${path}: ` : ""}l'id ${id} compare due volte`,
    inEnglish: (section) => `Da correggere in «${section}». Il server lo spiega solo in inglese: `,
    quoted: (title) => `«${title}»`,
    place: (file, line) => `${file}, riga ${line}`,
  },

  codesOf: {
    title: (name) => `Codici degli ufficiali di gara: ${name}`,
    opened: (name) => `${name} è aperto`,
    next: (address) =>
      `Ora dai a ogni ufficiale di gara il suo codice. L'Organizzatore principale apre ` +
      `${address || "la pagina della sala"}, scrive il codice e prepara il prossimo turno nella pagina «Abbinamenti».`,
    noOrganiser:
      "Questo evento non ha un Organizzatore principale. L'Arbitro principale prepara i turni e può nominare " +
      "ufficiali di gara.",
    warning:
      "Ogni ufficiale di gara riceve un nuovo codice, che vale una volta sola. I codici precedenti degli ufficiali " +
      "di gara, se non ancora usati, vengono annullati. I codici dei giocatori restano validi e chi è già entrato " +
      "resta dentro.",
    make: "Crea i codici",
    again: "Crea altri codici…",
    againText:
      "Ogni ufficiale di gara riceve un altro codice, e i codici di questa pagina non valgono più. I tagliandi già " +
      "stampati non servono più a niente.",
    print: "Stampa i tagliandi",
    made: (n) => (n === 0 ? "A nessuno serve un codice." : count(n, "codice", "codici")),
    byOrganiser: "Puoi avere i codici degli ufficiali di gara dall'operatore o nella pagina «Codici».",
  },
};
