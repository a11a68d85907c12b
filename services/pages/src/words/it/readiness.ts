import type { ReadinessWords } from "../en/readiness";
import { formOf } from "../plurals";

export const readinessWords: ReadinessWords = {
  ready: {
    title: "Prima del turno",
    startsAt: (at) => `Inizio previsto ${at}`,
    startsIn: (span) => `tra ${span}`,
    notPlanned:
      "Per questo turno non è previsto un orario d'inizio, quindi non c'è conto alla rovescia. Le " +
      "scacchiere possono iniziare prima dell'apertura della sede, ma non prima dei loro controlli.",
    doneBy: (who) => `a cura di: ${who}`,
    early: (at) => `Dalle ${at} questa pagina mostra quanto tempo resta per ciò che manca ancora.`,
    over:
      "L'ora d'inizio prevista è passata. Una scacchiera non pronta non inizia ancora, e i suoi orologi " +
      "non corrono.",
    boardsReady: (ready, all) => `${ready} ${formOf(ready, "scacchiera pronta", "scacchiere pronte")} su ${all}`,
    toBoards: "Avvia le scacchiere nella pagina «Scacchiere»",
    noBoards: "Nessuna scacchiera attende l'avvio.",
    answered: "Giocatori controllati o assenti",
    isHere: "Il giocatore è presente",
    allReady: "Ogni posto è pronto.",
    open: "sede aperta",
    closed: "sede non aperta",
    openVenue: "Apri la sede",
    closeVenue: "Chiudi la sede per oggi",
    missing: "Che cosa manca",
    nothingMissing: "Non manca nulla.",
    points: {
      LOCAL_CHIEF_ARBITER: "Serve un Arbitro principale locale",
      LOCAL_TECHNICAL_ARBITER: "Serve un Arbitro tecnico locale",
      TWO_PERSONS: "L'Arbitro principale locale e l'Arbitro tecnico locale devono essere due persone diverse",
      ARBITERS: "Servono altri arbitri",
      CAMERAS: "Servono altre telecamere in funzione",
      INTERNET_TEST: "Serve una prova di Internet",
      PROTECTION_MEASURES: "Servono altre misure di protezione",
      OPENING: "La sede non è ancora aperta",
      DEVICE_CHECK: "Controllo del dispositivo",
      FAIR_PLAY_CHECK: "Controllo fair play",
      LINK: "Il dispositivo non è collegato",
      ASSISTANT_ADMITTED: "L'assistente non è ancora accettato",
      ROLL_CALL: "Ancora nessuna risposta all'appello dei giocatori",
    },
    who: {
      LOCAL_CHIEF_ARBITER: "Organizzatore locale o Arbitro principale locale",
      LOCAL_TECHNICAL_ARBITER: "Organizzatore locale o Arbitro principale locale",
      TWO_PERSONS: "Organizzatore locale o Arbitro principale locale",
      ARBITERS: "Organizzatore locale o Arbitro principale locale",
      CAMERAS: "Arbitro tecnico locale o Arbitro principale locale",
      INTERNET_TEST: "Organizzatore locale, Arbitro principale locale o Arbitro tecnico locale",
      PROTECTION_MEASURES: "Arbitro principale locale",
      OPENING: "Arbitro principale locale",
      DEVICE_CHECK: "Arbitro principale locale",
      FAIR_PLAY_CHECK: "Arbitro principale locale",
      LINK: "Arbitro tecnico locale",
      ASSISTANT_ADMITTED: "Arbitro principale locale",
      ROLL_CALL: "Arbitro della sede",
    },
    warning: "non impedisce l'inizio",
    done: "Fatto",
    staff: "Personale",
    staffCount: (n, least) =>
      `${n} ${n === 1 ? "arbitro presente" : "arbitri presenti"}, ${least === 1 ? "ne serve" : "ne servono"} ${least}`,
    substitute: "Nome di un'altra persona",
    role: "Ruolo",
    arrives: "Segna come presente",
    cameras: "Telecamere",
    camerasReporting: (n, least) =>
      `${n} ${n === 1 ? "telecamera" : "telecamere"} in funzione, ${least === 1 ? "ne serve" : "ne servono"} ${least}`,
    camera: "Telecamera",
    addCamera: "Segna telecamera in funzione",
    cameraLost: "Segna telecamera ferma",
    cameraBack: "Segna telecamera di nuovo in funzione",
    reporting: (at) => `in funzione dalle ${at}`,
    lostSince: (at) => `ferma dalle ${at}`,
    alertOf: (camera, at) => `La telecamera ${camera} si è fermata alle ${at}`,
    alertCount: (n) => `${n} ${n === 1 ? "telecamera ferma" : "telecamere ferme"}`,
    answer: "Rispondi all'avviso",
    whatWasDone: "Che cosa hai fatto per la telecamera",
    internet: "Prova di Internet",
    tested: (passed, at) => `prova di Internet ${passed ? "riuscita" : "fallita"} alle ${at}`,
    notTested: "Internet non ancora provata",
    passed: "Prova riuscita",
    failed: "Prova fallita",
    platform: "Decisioni della piattaforma di gioco (App. I A7, A8)",
    platformTold: "giocatori informati",
    platformNotTold: "giocatori non ancora informati",
    tellPlayers: "I giocatori sanno che gli arbitri non possono cambiare le decisioni della piattaforma",
    knowProcedures: "Conosco le procedure della piattaforma contro gli illeciti",
    informed: (names) =>
      names.length === 0
        ? "Nessun arbitro ha ancora confermato di conoscere le procedure."
        : `Questi arbitri conoscono le procedure: ${names.join(", ")}.`,
    measures: "Misure di protezione",
    measure: {
      AREA_SEARCHED: "Area di gioco ispezionata",
      ROOMS_SEARCHED: "Bagni, sale di riposo e ristoro ispezionati",
      DEVICES_HANDED_IN: "Telefoni e dispositivi dei giocatori consegnati",
      DETECTORS_READY: "I rilevatori di dispositivi funzionano",
      NETWORKS_CHECKED: "I dispositivi possono usare solo la rete della sede",
      SPECTATORS_APART: "Spettatori tenuti a distanza",
    },
    access: "Chi può stare nell'area di gioco",
    accessStaff: "Personale",
    accessPlayers: "Giocatori che non hanno finito la partita",
    accessPermitted: "Persone con permesso",
    nobody: "nessuno",
    person: "Nome della persona",
    permission: "Permesso",
    permissions: {
      ENTRY: "può stare nell'area di gioco",
      DEVICE: "può usare un telefono o un altro dispositivo",
      WATCH: "può osservare le partite e riferire a un arbitro",
    },
    permit: "Dai il permesso",
    takeBack: "Ritira",
    persons: "Incidenti con persone",
    noPersons: "Non è stato registrato nessun incidente con una persona.",
    newPerson: "Registra un incidente con una persona",
    personKind: "Che cosa è successo",
    personKinds: {
      INTRUSION: "Nell'area di gioco senza permesso",
      DEVICE: "Ha usato un telefono o dispositivo",
      INTERFERENCE: "Ha interferito o disturbato",
    },
    capacity: "Ruolo della persona",
    capacities: {
      SPECTATOR: "Spettatore",
      CAPTAIN: "Capitano",
      COMPANION: "Accompagnatore",
      PRESS: "Stampa",
      STAFF: "Personale della sede",
      FINISHED_PLAYER: "Giocatore che ha finito",
      UNKNOWN: "Sconosciuto",
    },
    outcomes: { EXPELLED: "Espelli la persona", COMPLIED: "La persona ha obbedito", NOT_ESTABLISHED: "Non accertato" },
    expelText: (person) => `${person} deve lasciare la sede. Così si chiude l'incidente.`,
    expelYes: "Sì, espelli la persona",
    ended: { EXPELLED: "persona espulsa", COMPLIED: "la persona ha obbedito", NOT_ESTABLISHED: "non accertato" },
    pending: "l'incidente non è ancora chiuso",
    bags: "Borse",
    noBags: "Nessuna borsa è custodita.",
    devices: "Dispositivi di gioco",
    noDevices:
      "Nessun dispositivo è registrato: i giocatori possono entrare da qualsiasi " +
      "dispositivo. Appena ne registri uno, i giocatori possono entrare solo da dispositivi " +
      "registrati (16.6).",
    onlyDevices:
      "I giocatori possono entrare solo da questi dispositivi (16.6). I giocatori già entrati restano dentro.",
    ownDevices: "Il regolamento lascia usare ai giocatori i propri dispositivi (17.2).",
    deviceNumber: "Numero nella pagina di ingresso del dispositivo",
    deviceLabel: "Tipo o posto del dispositivo",
    deviceUnreadable: "Scrivi gli otto caratteri mostrati dalla pagina di ingresso del dispositivo.",
    register: "Registra il dispositivo",
    unregister: "Togli dispositivo",
    unregisterOf: (number) => `Togli dispositivo ${number}`,
    bagsForbidden: "Il regolamento non ammette borse con dispositivi nella sede.",
    place: "Posto concordato per la borsa",
    deviceOff: "I dispositivi nella borsa sono spenti",
    store: "Custodisci la borsa",
    giveBack: "Restituisci la borsa",
    medical: "Assistenza medica",
    medicalUnknown: "non ancora registrata",
    medicalIs: (present, covered) =>
      covered
        ? "c'è un medico"
        : present
          ? "c'è un medico, ma l'ospedale è lontano e non c'è un'ambulanza"
          : "NON c'è un medico",
    doctor: "C'è un medico",
    hospitalKm: "Distanza dall'ospedale in km",
    ambulance: "C'è un'ambulanza",
    boards: "Scacchiere",
    checked: "Controllo superato",
    checks: {
      title: "Controlli di tutti i giocatori",
      player: "Giocatore",
      all: (check) => `${check}: tutti i giocatori`,
      record: (n) =>
        n === 0
          ? "Registra i controlli spuntati"
          : n === 1
            ? "Registra 1 controllo superato"
            : `Registra ${n} controlli superati`,
      sending: "Registrazione…",
      done: "Tutti i controlli sono registrati.",
    },
    held: "avvio trattenuto",
    startWaits: (what) =>
      `La tua partita comincia un po' più tardi: ${what.join(", ")}. Se ne occupa un arbitro. Nessun ` +
      "orologio corre, quindi nessuno perde tempo.",
    waitsFor: {
      OPENING: (own) => (own ? "la tua sede non è ancora aperta" : "la sede dell'avversario non è ancora aperta"),
      DEVICE_CHECK: (own) =>
        own ? "il tuo dispositivo va ancora controllato" : "il dispositivo dell'avversario va ancora controllato",
      FAIR_PLAY_CHECK: (own) =>
        own ? "il tuo controllo fair play va ancora fatto" : "il controllo fair play dell'avversario va ancora fatto",
    },
  },
};
