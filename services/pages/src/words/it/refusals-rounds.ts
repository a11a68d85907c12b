/** Refusals about rounds, results, venues and corrections, in Italian, by their code. */
export const rounds: Readonly<Record<string, string>> = {
  // rounds and results
  ROUND_ALREADY_OPEN: "Questo turno è già aperto; nulla è cambiato.",
  NO_ROOM_IN_REPORT:
    "Un rapporto del torneo (TRF) non ha posto per questi valori: {values}. Niente è stato tagliato; di questa " +
    "competizione non c'è un rapporto.",
  ROUND_WAITS:
    "Una decisione presa in {boards}, che questo turno deve attendere, non è ancora eseguita. Riprova quando è " +
    "applicata o rifiutata: ci vuole un momento.",
  ROUND_NOT_FINISHED: "Un turno aperto ha ancora partite senza risultato. Concludile prima.",
  ROUND_NOT_OPEN: "Questo turno non è stato aperto: non ha risultati.",
  NO_RESULT: "La partita non ha ancora un risultato. Confermalo o approvalo quando è finita.",
  RESULT_APPROVED: "Il risultato è omologato. Si può fare ricorso, ma non registrarlo di nuovo.",
  RESULT_DISPUTED:
    "Non approvato: nel frattempo un giocatore ha detto che il risultato è sbagliato. Ascoltalo, poi approva il " +
    "risultato o cambialo.",
  SCORE_CHANGED: "Non approvato: il risultato ora è un altro. Guarda la scacchiera, poi approva quello.",
  ALREADY_APPROVED:
    "Il risultato è già omologato{approval}; nulla è cambiato. Lo può cambiare una decisione o un ricorso.",

  NO_SUCH_PLY: "La partita non ha tante semimosse. Scegline una che ha, o 0 per la posizione iniziale.",
  NOT_REPEATED:
    "Dopo questa semimossa la posizione non si era ancora presentata abbastanza volte. Guarda che cosa trova il " +
    "software, e scegli un'altra semimossa.",
  ONLY_CLAIMED_REPETITION:
    "Dopo questa semimossa la posizione si era presentata {count} volte. Senza reclamo la partita è patta a " +
    "{needed} (LAW 9.6.1); prima può reclamare la patta solo il giocatore che ha il tratto (LAW 9.2). Scegli " +
    "un'altra semimossa, o lascia continuare la partita.",
  ONLY_CLAIMED_COUNT:
    "Dopo questa semimossa c'erano {count} semimosse senza catture né mosse di pedone. Senza reclamo la partita è " +
    "patta a {needed} (LAW 9.6.2); prima può reclamare la patta solo il giocatore che ha il tratto (LAW 9.3). " +
    "Scegli un'altra semimossa, o lascia continuare la partita.",
  NOT_COUNTED:
    "Dopo questa semimossa non c'erano ancora abbastanza mosse senza catture né mosse di pedone. Guarda che cosa " +
    "trova il software, e scegli un'altra semimossa.",
  MATE_POSSIBLE: "Uno scacco matto è ancora possibile, quindi non è patta. Guarda la variante che trova il software.",
  ALREADY_DRAWN: "La partita è già patta; nulla è cambiato.",
  RULED:
    "Questo risultato viene da una decisione o da un forfait: fa' ricorso contro la decisione, o annulla il forfait.",
  NOT_AUTOMATIC:
    "Questo risultato non l'ha dato il software da solo: viene dai giocatori, da una decisione o da un forfait. Si " +
    "può fare ricorso.",
  EXACT_RESULT:
    "Matto, stallo, ripetizioni e mosse contate si leggono nel verbale: il software non ha sbagliato. Si può fare " +
    "ricorso.",
  RESULT_UNCHANGED: "La partita ha già questo risultato. Scegline un altro.",
  RESULT_NOT_POSSIBLE:
    "La partita non può avere questo risultato: vince uno dei due o è patta, e chi ha esaurito il tempo non vince.",
  CANNOT_GO_ON: "È caduta una bandierina: non c'è tempo per continuare. Cambia invece il risultato.",
  LINE_ILLEGAL: "In questa variante c'è una mossa non legale. Correggila, o motiva senza variante.",
  LINE_WITHOUT_MATE:
    "Questa variante non finisce con lo scacco matto di chi deve vincere. Correggila, o motiva senza variante.",

  // checks, leave, conduct
  GAME_STARTED:
    "La partita è iniziata. I controlli si fanno prima, o durante la partita per chi è arrivato quando era già " +
    "iniziata senza di lui; una partita ripetuta ne richiede di nuovi.",
  LEAVE_NOT_NEEDED: "Ora non serve un permesso per allontanarsi.",
  LEAVE_OPEN: "Un permesso è già chiesto o dato. Aspetta la risposta dell'arbitro, o usa quello che c'è.",
  LEAVE_ANSWERED:
    "Nel frattempo è stata data un'altra risposta, perciò la tua non è stata registrata. Il permesso di questo " +
    "giocatore ora: {leave}. Guardalo, e rispondi di nuovo se serve ancora.",
  CHECKED_MEANWHILE:
    "Questo controllo ha un'altra risposta, perciò la tua non è stata registrata: {answer}, da {by} alle {at}. " +
    "Guardala, e rispondi di nuovo se la tua deve sostituirla.",
  INCIDENT_MEANWHILE:
    "Nel frattempo un altro arbitro ha registrato un fatto di questo tipo di questo giocatore, il numero " +
    "{incident} di questa scacchiera, ancora aperto; il tuo non è stato registrato. Guardalo, e registra il tuo se " +
    "è un altro.",
  LEAVE_NOT_ASKED: "Questo giocatore non ha e non chiede un permesso.",
  ALREADY_OUT: "Questo giocatore è già fuori. Registra prima il rientro.",
  NOT_OUT: "Questo giocatore non è fuori: non c'è un rientro da registrare.",
  INCIDENT_NOTE_MISSING: "Scrivi che cosa si è visto.",
  UNKNOWN_INCIDENT: "Questo episodio non esiste su questa scacchiera.",
  INCIDENT_CLOSED: "Questo episodio è chiuso. Ciò che è nuovo è un altro episodio.",
  INCIDENT_OF_ANOTHER:
    "Un altro arbitro ha registrato o confermato questo incidente: non è stato annullato. Lo annulla lui, o " +
    "l'Arbitro principale.",
  TAKING_BACK_REASON_MISSING: "Un incidente si annulla con un motivo. Di' qual è stato l'errore.",
  INCIDENT_CONFIRMED: "Questa violazione è confermata: non si può confermare di nuovo né chiudere come non accertata.",
  INCIDENT_NOT_CONFIRMED: "Questa violazione non è confermata. Confermala, o chiudila come non accertata.",
  PENALTY_REQUIRED:
    "Una violazione confermata richiede almeno una sanzione dell'art. 18.4. Sanziona, poi chiudi con quella decisione.",
  NO_ASSISTANT:
    "Questo posto non ha un assistente ammesso. Registra che cosa ha fatto il giocatore, o ammetti prima l'assistente.",
  INSPECTOR_MISSING: "Indica chi ispeziona: l'arbitro o la persona autorizzata.",
  INSPECTOR_NOT_ELIGIBLE: "Chi ispeziona dev'essere dello stesso genere del giocatore.",
  PLACE_NOT_PRIVATE: "Un'ispezione si fa in privato, dove nessuno guarda o riprende.",

  // venues
  VENUE_NOT_READY: "La sede non si può ancora aprire: guarda che cosa manca in «Prima del turno».",
  VENUE_NOT_OPEN: "La sede non è aperta; nulla è cambiato.",
  VENUE_OPEN: "La sede è già aperta; nulla è cambiato.",
  UNKNOWN_VENUE: "Questa sede non fa parte del torneo.",
  STAFF_ROLE:
    "Chi ha questo ruolo non fa parte del personale della sede: ne fanno parte i suoi arbitri e l'Organizzatore " +
    "locale.",
  LCA_EQUALS_LTA: "L'Arbitro principale locale e l'Arbitro tecnico locale di una sede sono due persone.",
  CAMERA_MISSING: "Non è detto quale telecamera.",
  ALERT_ANSWERED: "A questo avviso si è già risposto.",
  UNKNOWN_ALERT: "Questo avviso non esiste in questa sede.",
  PERSON_MISSING: "Non è detto chi. Indica il nome, o descrivi la persona.",
  PERSON_EXPELLED: "Questa persona è stata espulsa dalla sede: non le è permesso nulla.",
  PERSON_PERMITTED: "A questa persona era stato permesso. Togli il permesso, se deve finire.",
  UNKNOWN_PERSON_INCIDENT: "Questo episodio non esiste in questa sede.",
  PERSON_INCIDENT_CLOSED: "Questo episodio è chiuso. Ciò che è nuovo è un altro episodio.",
  DEVICE_MISSING: "Manca il dispositivo. Scrivi il numero mostrato dalla sua pagina.",
  DEVICE_NOT_REGISTERED:
    "Questo dispositivo non è registrato per la sede. Fai registrare il suo numero dall'organizzatore locale o da " +
    "un arbitro della sede, o usa un dispositivo registrato; il codice vale ancora.",
  INITIAL_POSITION_UNKNOWN:
    "Questa posizione iniziale non esiste. Hanno i numeri da 0 a 959; 518 è quella degli scacchi normali.",
  POSITION_RIGHT:
    "La partita è cominciata da questa posizione, quindi non è nulla. Se intendevi un'altra, scrivi il numero di " +
    "quella giusta.",
  TOO_LATE_TO_REPLAY: "Entrambi hanno già fatto {moves} mosse: la partita prosegue dalla posizione che ha.",
  HEADPHONES_ALLOWED:
    "Il regolamento di questo torneo ammette le cuffie: portarle non è una violazione. Registra che cos'altro ha " +
    "fatto il giocatore.",
  DUTY_NOT_ASKED:
    "Il regolamento di questo torneo non chiede nulla del genere in questa partita: non c'è nulla da segnare.",
  SCORESHEET_LAPSED:
    "In questo periodo il giocatore non deve più scrivere le mosse: il suo orologio ha segnato meno di cinque " +
    "minuti e non c'è un incremento di 30 secondi per mossa.",
  BAGS_NOT_ALLOWED: "Il regolamento di questo torneo non ammette borse con dispositivi nella sede.",
  BAG_PLACE_MISSING: "Non è detto dove sta la borsa. Accordati su un posto e scrivilo.",
  BAG_NOT_STORED: "Di questa persona non è custodita nessuna borsa.",
  DEVICE_ON: "I dispositivi nella borsa vanno spenti. Falli spegnere, poi custodisci la borsa.",

  // adjournment, corrections, results
  ADJOURNMENT_NOT_USED: "In questo torneo le partite non si aggiornano. Sospendi la partita.",
  SEALING_NOT_ORDERED: "Nessun arbitro ha ordinato di mettere la mossa in busta. Giocala sulla scacchiera.",
  SEALING_TOO_EARLY:
    "Alla fine della sessione manca più tempo di quello sul tuo orologio. Continua a giocare, o metti in busta più " +
    "tardi.",
  NOTHING_SEALED: "Nessuna mossa è ancora in busta. Mettila, poi conferma.",
  NOT_ADJOURNED: "La partita non è aggiornata: non c'è nulla da scrivere sulla busta né da riprendere.",
  ENVELOPE_CHANGED:
    "La busta ha un altro verbale, perciò il tuo non è stato preso: {place}, {resumes}, confermato da {by} alle " +
    "{at}. Guardalo, e conferma di nuovo se il tuo deve sostituirlo.",
  ENVELOPE_INCOMPLETE: "Sulla busta servono il luogo della ripresa e un'ora che deve ancora venire.",
  RESUMPTION_NOT_DUE: "L'ora della ripresa non è arrivata. Un arbitro può riprendere prima.",
  SETTING_MISSING: "Di' che cosa va corretto: la cadenza, le mosse fatte o i tempi.",
  CLAIMS_NOT_USED:
    "Qui la patta non si reclama: ripetizione e mosse contate chiudono la partita da sole. Puoi offrire patta.",
  NO_POLICY:
    "Il regolamento di questa competizione non prevede regole sulle mosse illegali: non se ne registrano. " +
    "Ripristina la posizione o decidi secondo OCR 18.4.",
  NOT_HIS_MOVE:
    "Questa semimossa non è di chi ha commesso il fatto. L'ultima sua, o la prossima, è {ply}: scegli quella o una " +
    "sua precedente.",
  NO_RECORD: "In questa partita non è registrata nessuna irregolarità: non c'è niente da annullare.",
  RECORDS_CHANGED:
    "Non annullata: nel frattempo le registrazioni di questa partita sono cambiate; ora sono {count}, l'ultima è " +
    "{last}. Guardale, e annulla l'ultima se è sbagliata.",
  RECORD_OF_ANOTHER:
    "L'ha registrata un altro arbitro, o la sala: non è stata annullata. La annulla lui, o l'Arbitro principale.",
  RECORDED_MEANWHILE:
    "Non registrato: nel frattempo le registrazioni di questa partita sono cambiate; ora sono {count}, l'ultima è " +
    "{last}. Guardale, e registra la tua se è un altro fatto.",
  RECORDED_ALREADY:
    "Per la semimossa {ply} questo è già registrato, e non è stato contato una seconda volta. Se il giocatore l'ha " +
    "fatto ancora alla stessa semimossa, dillo e registralo.",
  ONLY_GOES_ON:
    "Un fatto registrato ha chiuso questa partita. Se è stato registrato per errore, ritiralo: allora la partita " +
    "continua. Si può fare appello.",
  TOO_LATE: "L'avversario ha fatto la mossa seguente, perciò resta così. Si poteva registrare solo prima.",
  TOO_LATE_TO_CORRECT:
    "Entrambi hanno fatto tante mosse che l'impostazione resta, a meno che tu dica che ne soffre il programma.",
  MALFORMED_COUNTER: "Un contatore di mosse va da 0 a 9999.",
  MALFORMED_MINUTES: "Indica la tolleranza in minuti dall'inizio, da 0 a 1440, o nessuna.",
  ROUND_OFFICIAL: "Questo turno è già ufficiale; nulla è cambiato.",
  ROUND_NOT_APPROVED: "C'è ancora un risultato non approvato. Approva prima tutti i risultati del turno.",
  MALFORMED_REPORT:
    "Le osservazioni hanno al massimo 2000 caratteri, senza caratteri di controllo. Il rapporto che si firma è " +
    "indicato dal suo SHA-256.",
  VENUE_NOT_PLAYING: "In questo turno nessuno di questa sede è abbinato: non c'è un rapporto da firmare.",
  REPORT_NOT_COMPARED:
    "Un rapporto si firma dove è mostrato: nella zona di gioco, che confronta quel che firmi con il rapporto " +
    "com'è. Firmalo lì.",
  REPORT_GAME_OPEN:
    "Una partita non ha ancora un risultato. Firma il rapporto quando tutte sono finite e i risultati approvati.",
  REPORT_NOT_APPROVED: "C'è ancora un risultato non approvato. Approvalo, poi firma il rapporto.",
  REPORT_SIGNED: "Questo rapporto è già firmato così com'è. Si firma di nuovo se è stato registrato altro.",
  VENUES_NOT_SIGNED: "Il rapporto del turno si firma per ultimo: mancano ancora firme delle sedi.",
  NO_REPORT: "In questo torneo non c'è questo turno o questa sede, perciò nemmeno il rapporto.",
  VENUE_REPORTS_CHANGED:
    "Il rapporto di una sede non è più quello che il suo Arbitro principale di sede ha firmato; nulla è stato " +
    "firmato. Il rapporto nomina le sedi: fai firmare di nuovo i loro, poi firma.",
  REPORT_CHANGED:
    "Il rapporto non è più quello mostrato dalla tua pagina; nulla è stato firmato. Guardalo di nuovo, poi firma.",
  SCORE_MOVED:
    "Il punteggio di questa partita è cambiato nel frattempo: la decisione non cambia nulla. Guardalo e decidi di " +
    "nuovo.",
  FAILED_PAUSE_REASON_MISSING:
    "Serve il motivo: perché la sospensione non è stata possibile, o perché non si aggiunge tempo.",
  NOTHING_TO_PAUSE:
    "Su questa scacchiera nessuna partita è iniziata: nessun orologio correva. Nulla è stato messo a verbale.",
  PAUSE_NOT_YET_WANTED:
    "L'istante in cui la sospensione era voluta deve ancora venire: nella sala sono le {now}. Indicane uno passato.",
  PAUSE_BEFORE_START:
    "Questa partita è iniziata alle {start}, perciò prima non se ne voleva la sospensione. Indica un istante da " +
    "allora alle {now}.",
  UNKNOWN_FAILED_PAUSE: "Questa sospensione mancata non è a verbale su questa scacchiera.",
  FAILED_PAUSE_SETTLED:
    "Per questa sospensione mancata il tempo è già aggiunto, o è stata chiusa. Un orologio si corregge ancora con " +
    "un ordine.",
  COMPENSATION_OUT_OF_RANGE:
    "Indica per uno o entrambi gli orologi quanto tempo si aggiunge: da 1 secondo a 60 minuti.",
  NO_CLOCK_TO_COMPENSATE:
    "La partita della sospensione mancata non è in corso: non si può aggiungere tempo. Chiudila e di' perché.",
  UNKNOWN_RULING: "Questa decisione non esiste su questa scacchiera.",
  GAME_RUNNING: "La tua partita non è finita. Il resto si vede dopo.",
  NOBODY: "Questo posto o questa persona non c'è in questo torneo.",
  UNKNOWN_ORDER: "Quest'ordine non esiste.",
  REASON_MALFORMED: "Una motivazione ha al massimo 500 caratteri, senza caratteri di controllo.",
  MALFORMED_TEXT: "Una motivazione ha al massimo 500 caratteri, un luogo 200, senza caratteri di controllo.",

  // corrections and orders
  NO_SUCH_PLAYER: "Questo giocatore non fa parte del torneo.",
  NOTE_UNREADABLE: "Il testo è troppo lungo o contiene caratteri di controllo: al massimo 500 caratteri.",
  NO_PROVISIONAL_RESULT:
    "Nessuna bandierina è caduta in via provvisoria: non c'è un risultato da confermare. Decidi altrimenti.",
  MALFORMED_CHANGE: "Una correzione dell'orologio è più o meno di zero, al massimo 24 ore.",
  ORDER_EXISTS: "Questo ordine è già stato dato. Se ne serve un altro, dallo di nuovo.",
  ALREADY_NOTED: "È già annotato.",
  ALREADY_CREATED: "Questa scacchiera esiste già: nulla è cambiato.",
};
