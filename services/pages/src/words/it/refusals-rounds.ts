/** Refusals about rounds, results, venues and corrections, in Italian, by their code. */
export const rounds: Readonly<Record<string, string>> = {
  // rounds and results
  DRAFT_EXISTS: "Esiste già una bozza con questo id, e non è cambiata. Scegli un altro id o continua con quella bozza.",
  DRAFT_CHANGED:
    "Dopo che l'hai aperta, la bozza è stata cambiata altrove: nulla è stato salvato. Riaprila e ripeti le modifiche.",
  DRAFT_TOO_LARGE: "I file di una bozza possono avere in tutto al massimo 512 KiB.",
  COMPETITION_EXISTS: "Esiste già un torneo con questo id; quel torneo non è cambiato. Scegli un altro id.",
  MALFORMED_ID: "Un id deve avere da 1 a 32 caratteri: sono ammessi lettere minuscole, cifre e trattini.",
  NO_DRAFT: "Non c'è una bozza con questo id.",
  NOT_FINISHED:
    "Un torneo si può archiviare quando tutti i suoi turni sono ufficiali e nessuna decisione, ricorso o " +
    "segnalazione è in attesa.",
  COMPETITION_ARCHIVED:
    "Questo torneo è in archivio: non si può più cambiare, e nessuno riceve un codice. La sua pagina pubblica, " +
    "se c'è, resta, e l'operatore del server ne ottiene i documenti con ./onehall event export. Il suo " +
    "organizzatore o l'operatore possono copiarlo per cominciarne uno nuovo.",
  ROUND_ALREADY_OPEN: "Questo turno è già aperto; nulla è cambiato.",
  NO_ROOM_IN_REPORT:
    "Il rapporto del torneo (TRF) non si può scrivere: questi valori sono troppo lunghi per il formato: {values}.",
  NO_PAIRING_PROGRAM:
    "Questa sala non ha un programma di abbinamento. L'operatore imposta ONEHALL_PAIRING_PROGRAM e riavvia la sala. " +
    "Puoi anche caricare il rapporto di un programma che gira altrove.",
  PAIRING_PROGRAM_RUNS: "Il programma di abbinamento lavora già per questo torneo. Riprova fra poco.",
  ROUND_WAITS: "Una decisione a {boards} non è ancora stata eseguita, e questo turno deve aspettare. Riprova fra poco.",
  EARLIER_ROUND_NOT_OPEN:
    "Il turno {earlier} non è ancora stato aperto, e i turni di uno svizzero si giocano uno dopo l'altro. Apri prima " +
    "il turno {earlier}. Solo un girone all'italiana si può aprire in un altro ordine.",
  ROUND_NOT_FINISHED: "Un turno già aperto ha ancora partite senza risultato. Queste partite devono prima finire.",
  ROUND_NOT_OPEN:
    "Questo turno non è stato aperto, quindi non ha partite, né risultati, né abbinamenti da correggere. Finché non " +
    "è aperto, gli abbinamenti si possono rifare e pubblicare.",
  RESULT_DISPUTED:
    "Il risultato non è stato omologato: nel frattempo un giocatore ha detto che è sbagliato. Ascolta il giocatore, " +
    "poi omologa il risultato o cambialo.",
  SCORE_CHANGED:
    "Il risultato non è stato omologato: ora non è più quello che hai visto. Guarda la scacchiera, poi omologa " +
    "quello nuovo.",
  ALREADY_APPROVED:
    "Il risultato è già omologato{approval}; nulla è cambiato. Una decisione o un ricorso può cambiarlo.",

  NO_SUCH_PLY: "La partita non ha tante semimosse. Scegli una sua semimossa, o 0 per la posizione iniziale.",
  NOT_REPEATED:
    "Dopo questa semimossa la posizione non si era ancora presentata abbastanza volte. Scegli un'altra semimossa, o " +
    "lascia continuare la partita.",
  ONLY_CLAIMED_REPETITION:
    "Dopo questa semimossa la posizione si era presentata {count} volte. Solo dopo {needed} volte la partita è patta " +
    "senza richiesta (LAW 9.6.1); prima può richiedere la patta solo il giocatore che ha il tratto (LAW 9.2). Scegli " +
    "un'altra semimossa, o lascia continuare la partita.",
  ONLY_CLAIMED_COUNT:
    "Fino a questa semimossa c'erano {count} semimosse senza catture né mosse di pedone. Solo dopo {needed} la " +
    "partita è patta senza richiesta (LAW 9.6.2); prima può richiedere la patta solo il giocatore che ha il tratto " +
    "(LAW 9.3). Scegli un'altra semimossa, o lascia continuare la partita.",
  NOT_COUNTED:
    "Fino a questa semimossa non c'erano ancora abbastanza semimosse senza catture né mosse di pedone. Scegli " +
    "un'altra semimossa, o lascia continuare la partita.",
  MATE_POSSIBLE:
    "Uno scacco matto è ancora possibile, quindi la partita non è patta. Guarda la variante che trova il software.",
  ALREADY_DRAWN: "La partita è già patta; nulla è cambiato.",
  RULED:
    "Questo risultato viene da una decisione o da un forfait, e una patta secondo OCR 5.4 non lo sostituisce. Fa' " +
    "ricorso contro la decisione, o annulla il forfait.",
  NOT_AUTOMATIC:
    "Il software non ha dato questo risultato: viene dai giocatori, da una decisione o da un forfait. Si può ancora " +
    "fare ricorso.",
  EXACT_RESULT:
    "Il risultato segue esattamente dalle mosse registrate: il software non ha sbagliato. Si può ancora fare ricorso.",
  RESULT_UNCHANGED: "La partita ha già questo risultato. Scegline un altro.",
  RESULT_NOT_POSSIBLE:
    "Questo risultato non è possibile. Deve vincere uno dei due, o la partita dev'essere patta. Un " +
    "giocatore con la bandierina caduta non può vincere. Scegli un altro risultato.",
  CANNOT_GO_ON: "Una bandierina è caduta: non c'è più tempo per continuare la partita. Cambia invece il risultato.",
  LINE_ILLEGAL: "In questa variante c'è una mossa non legale. Correggi la variante, o scrivi un motivo senza variante.",
  LINE_WITHOUT_MATE:
    "Questa variante non finisce con lo scacco matto del giocatore che deve vincere. Correggila, o scrivi un motivo " +
    "senza variante.",

  // checks, leave, conduct
  GAME_STARTED:
    "La partita è già iniziata. I controlli si fanno prima, o durante la partita per un giocatore arrivato dopo " +
    "l'inizio; una nuova partita richiede nuovi controlli.",
  LEAVE_ANSWERED:
    "Nel frattempo un'altra persona ha risposto, quindi la tua risposta non è stata registrata. Il permesso di " +
    "questo giocatore ora: {leave}. Controllalo, e rispondi di nuovo se serve ancora.",
  CHECKED_MEANWHILE:
    "Questo controllo ha già un'altra risposta: {answer}, da {by} alle {at}. La tua non è stata registrata. Guarda " +
    "l'altra, e rispondi di nuovo se la tua deve sostituirla.",
  INCIDENT_MEANWHILE:
    "Il tuo incidente non è stato registrato: un altro arbitro ne ha appena registrato uno di questo tipo per questo " +
    "giocatore (il numero {incident}, non ancora chiuso). Se il tuo è un altro incidente, registralo di nuovo.",
  LEAVE_NOT_ASKED:
    "Non c'è nulla da rifiutare o togliere: questo giocatore non ha chiesto di uscire e ora non ha un permesso.",
  ALREADY_OUT: "Questo giocatore risulta già fuori. Registra prima il suo rientro.",
  NOT_OUT: "Questo giocatore non risulta fuori, quindi non puoi registrare un rientro.",
  INCIDENT_NOTE_MISSING: "Descrivi l'incidente: scrivi che cosa si è visto.",
  UNKNOWN_INCIDENT: "Questo incidente non esiste su questa scacchiera.",
  INCIDENT_CLOSED: "Questo incidente è chiuso. Registra ogni fatto nuovo come un altro incidente.",
  INCIDENT_OF_ANOTHER:
    "Un altro arbitro ha registrato o confermato questo incidente: non è stato annullato. Lo possono annullare solo " +
    "quell'arbitro e l'Arbitro principale.",
  TAKING_BACK_REASON_MISSING: "Scrivi il motivo: qual è stato l'errore?",
  INCIDENT_CONFIRMED:
    "Questo incidente è già confermato. Chiudilo come risolto senza sanzione, o infliggi una sanzione e chiudilo " +
    "con quella decisione.",
  INCIDENT_NOT_CONFIRMED: "Questo incidente non è ancora confermato. Confermalo prima, o chiudilo come non accertato.",
  PENALTY_REQUIRED:
    "Un incidente confermato richiede almeno una sanzione dell'art. 18.4, ma questo giocatore non ne ha " +
    "ricevuta nessuna. Infliggi una sanzione, poi chiudi l'incidente con quella decisione.",
  NO_ASSISTANT:
    "Nessun arbitro ha accettato un assistente per questo posto. Registra che cosa ha fatto il giocatore, " +
    "o accetta prima l'assistente.",
  INSPECTOR_MISSING: "Indica chi fa l'ispezione: l'arbitro o la persona autorizzata.",
  INSPECTOR_NOT_ELIGIBLE:
    "L'ispezione dev'essere fatta da una persona dello stesso genere del giocatore: affidala a una tale persona.",
  PLACE_NOT_PRIVATE: "Un'ispezione si deve fare in privato. Va' in un posto dove nessuno può guardare o riprendere.",

  // venues
  VENUE_NOT_READY: "La sede non si può ancora aprire. Guarda in «Prima del turno» che cosa manca.",
  VENUE_NOT_OPEN: "La sede non è aperta; nulla è cambiato.",
  VENUE_OPEN: "La sede è già aperta; nulla è cambiato.",
  UNKNOWN_VENUE: "Questa sede non fa parte del torneo.",
  STAFF_ROLE: "Del personale di una sede fanno parte solo gli arbitri e l'Organizzatore locale.",
  LCA_EQUALS_LTA:
    "L'Arbitro principale locale e l'Arbitro tecnico locale di una sede devono essere due persone diverse.",
  CAMERA_MISSING: "Indica quale telecamera.",
  ALERT_ANSWERED: "Qualcuno ha già risposto a questo avviso.",
  UNKNOWN_ALERT: "Questo avviso non esiste in questa sede.",
  PERSON_MISSING: "Indica la persona: un nome, un identificativo o una descrizione.",
  PERSON_EXPELLED: "Questa persona è stata espulsa dalla sede: non le puoi dare nessun permesso.",
  PERSON_PERMITTED:
    "Questa persona ha il permesso di farlo, quindi non c'è un incidente. Se non deve più farlo, ritira il " +
    "permesso.",
  UNKNOWN_PERSON_INCIDENT: "Questo incidente non esiste in questa sede.",
  PERSON_INCIDENT_CLOSED: "Questo incidente è chiuso. Registra ogni fatto nuovo come un altro incidente.",
  DEVICE_MISSING: "Indica il dispositivo: scrivi il numero mostrato dalla sua pagina.",
  DEVICE_NOT_REGISTERED:
    "Questo dispositivo non è registrato per la sede, quindi non sei entrato. Chiedi all'Organizzatore locale o a un " +
    "arbitro della sede di registrare il numero di questo dispositivo, o usa un dispositivo registrato. Il tuo " +
    "codice vale ancora.",
  INITIAL_POSITION_UNKNOWN:
    "Questa posizione iniziale non esiste. Le posizioni hanno i numeri da 0 a 959; la 518 è quella degli scacchi " +
    "normali.",
  POSITION_RIGHT:
    "La partita è cominciata da questa posizione, quindi non è annullata. Se intendevi un'altra posizione, scrivi il " +
    "suo numero.",
  TOO_LATE_TO_REPLAY:
    "Tutti e due i giocatori hanno fatto {moves} mosse: è troppo tardi per ricominciare la partita, che continua " +
    "dalla posizione attuale.",
  HEADPHONES_ALLOWED:
    "Il regolamento di questo torneo ammette le cuffie: usarle non è una violazione. Registra che cos'altro ha fatto " +
    "il giocatore.",
  DUTY_NOT_ASKED: "Il regolamento di questo torneo non richiede questo punto in questa partita. Non devi controllarlo.",
  SCORESHEET_LAPSED:
    "In questo periodo il giocatore non deve più scrivere le mosse: il suo orologio ha segnato meno di cinque " +
    "minuti, e l'incremento è minore di 30 secondi per mossa.",
  BAGS_NOT_ALLOWED: "Il regolamento di questo torneo non ammette borse con dispositivi nella sede.",
  BAG_PLACE_MISSING: "Indica dove sta la borsa. Accordati prima su un posto.",
  BAG_NOT_STORED: "In questa sede non è custodita nessuna borsa di questa persona.",
  DEVICE_ON:
    "I dispositivi in una borsa devono essere spenti. Chiedi alla persona di spegnerli, poi custodisci la borsa.",

  // adjournment, corrections, results
  ADJOURNMENT_NOT_USED: "In questo torneo le partite non si possono aggiornare. Puoi invece sospendere la partita.",
  NOT_ADJOURNED:
    "La partita non è aggiornata. Quindi non c'è una mossa in busta da confermare, né una partita " +
    "aggiornata da riprendere.",
  ENVELOPE_CHANGED:
    "La tua registrazione non è stata salvata. Un altro luogo e un'altra ora sono già confermati: " +
    "{place}, {resumes} (da {by} alle {at}). Guarda quella registrazione. Se la tua è quella giusta, " +
    "confermala di nuovo.",
  ENVELOPE_INCOMPLETE: "Indica il luogo della ripresa e un'ora futura. L'Arbitro principale locale conferma la busta.",
  RESUMPTION_NOT_DUE: "Non è ancora l'ora della ripresa. Un arbitro può far riprendere la partita prima.",
  SETTING_MISSING: "Indica che cosa correggere: la cadenza, le mosse fatte o i tempi.",
  NO_POLICY:
    "Il regolamento di questo torneo non ha regole sulle mosse illegali, quindi non puoi registrarne una. Ripristina " +
    "la posizione, o decidi secondo OCR 18.4.",
  NOT_HIS_MOVE:
    "Questa semimossa non è del giocatore che ha commesso il fatto. La sua ultima semimossa, o la prossima, è {ply}. " +
    "Scegli quella, o una sua precedente.",
  NO_RECORD: "In questa partita non è registrata nessuna irregolarità: non ne puoi annullare una.",
  RECORDS_CHANGED:
    "Non è stato annullato nulla. Nel frattempo le registrazioni di questa partita sono cambiate: ora " +
    "sono {count}, l'ultima è {last}. Guardale. Se l'ultima è sbagliata, annullala.",
  RECORD_OF_ANOTHER:
    "Questa irregolarità l'ha registrata un altro arbitro, o il server: non la puoi annullare. La possono annullare " +
    "quell'arbitro o l'Arbitro principale.",
  RECORDED_MEANWHILE:
    "La tua registrazione non è stata fatta. Nel frattempo le registrazioni di questa partita sono " +
    "cambiate: ora sono {count}, l'ultima è {last}. Guardale. Se la tua riguarda un'altra irregolarità, " +
    "falla di nuovo.",
  RECORDED_ALREADY:
    "Per la semimossa {ply} questa irregolarità è già registrata, quindi non è stata contata una seconda " +
    "volta. Il giocatore l'ha fatto di nuovo alla stessa semimossa? Allora confermalo, e registra di " +
    "nuovo l'irregolarità.",
  ONLY_GOES_ON:
    "Un'irregolarità registrata ha chiuso questa partita. Se è stata registrata per errore, annullala: allora la " +
    "partita continua. Si può anche fare ricorso.",
  TOO_LATE:
    "L'avversario ha già fatto la mossa successiva. Quindi è troppo tardi per registrare un'irregolarità, " +
    "e la mossa precedente conta.",
  TOO_LATE_TO_CORRECT:
    "Entrambi i giocatori hanno già fatto molte mosse. Puoi correggere la cadenza solo se senza la " +
    "correzione il turno finirebbe troppo tardi. Confermalo, poi correggi la cadenza.",
  MALFORMED_COUNTER: "Un contatore delle mosse dev'essere un numero da 0 a 9999.",
  MALFORMED_MINUTES: "Indica la tolleranza in minuti dall'inizio, da 0 a 1440, o nessuna.",
  ROUND_OFFICIAL: "Questo turno è già ufficiale; nulla è cambiato.",
  ROUND_NOT_APPROVED: "Una scacchiera non ha ancora un risultato omologato. Omologa prima tutti i risultati del turno.",
  MALFORMED_REPORT:
    "Il rapporto non è stato firmato. Le osservazioni possono avere al massimo 2000 caratteri, senza caratteri di " +
    "controllo. L'impronta (SHA-256) del rapporto deve avere 64 caratteri: cifre, e lettere dalla a alla f.",
  VENUE_NOT_PLAYING: "Nessun giocatore di questa sede è abbinato in questo turno: non c'è un rapporto da firmare.",
  REPORT_NOT_COMPARED:
    "Firma il rapporto nella zona di gioco, che lo mostra e confronta ciò che firmi con il rapporto attuale.",
  REPORT_GAME_OPEN:
    "Una partita non ha ancora un risultato. Firma il rapporto quando tutte le partite sono finite e i risultati " +
    "sono omologati.",
  REPORT_NOT_APPROVED: "Un risultato non è ancora omologato. Omologalo, poi firma il rapporto.",
  REPORT_SIGNED:
    "Questo rapporto è già firmato e da allora non è cambiato. Firmalo di nuovo solo dopo che è stato registrato " +
    "qualcosa di nuovo.",
  VENUES_NOT_SIGNED: "Il rapporto del turno si firma per ultimo. Alcune sedi non hanno ancora firmato il loro.",
  NO_REPORT:
    "Questo torneo non ha questo turno o questa sede, quindi non c'è un rapporto. Controlla il turno e la sede.",
  VENUE_REPORTS_CHANGED:
    "Nulla è stato firmato. Il rapporto di una sede è cambiato dopo la firma del suo Arbitro principale " +
    "locale. Il rapporto del turno nomina queste sedi. Chiedi ai loro Arbitri principali locali di " +
    "firmare di nuovo, poi firma il rapporto del turno.",
  REPORT_CHANGED:
    "Il rapporto è cambiato da quando la tua pagina lo ha mostrato; nulla è stato firmato. Leggilo di nuovo, poi " +
    "firma.",
  SCORE_MOVED:
    "La decisione non è stata eseguita. Nel frattempo il punteggio di questa partita è cambiato: ora è " +
    "{score}. Controlla il punteggio e decidi di nuovo.",
  FAILED_PAUSE_REASON_MISSING:
    "Scrivi il motivo: perché la sospensione non è stata possibile, o perché non si aggiunge tempo.",
  NOTHING_TO_PAUSE:
    "Su questa scacchiera nessuna partita è iniziata, quindi nessun orologio si poteva fermare. Nulla è stato " +
    "registrato.",
  PAUSE_NOT_YET_WANTED:
    "L'ora in cui è stata chiesta la sospensione non può essere nel futuro: sul server ora sono le {now}. Indica " +
    "un'ora già passata.",
  PAUSE_BEFORE_START:
    "Questa partita è iniziata alle {start}: prima nessuno poteva chiedere una sospensione. Indica un'ora tra le " +
    "{start} e le {now}.",
  UNKNOWN_FAILED_PAUSE: "Questa sospensione mancata non è registrata su questa scacchiera. Scegline una dall'elenco.",
  FAILED_PAUSE_SETTLED:
    "Questa sospensione mancata è già chiusa, o il tempo è già stato aggiunto. Un orologio si può ancora correggere " +
    "con un ordine.",
  COMPENSATION_OUT_OF_RANGE:
    "Indica quanto tempo aggiungere a uno o a tutti e due gli orologi: da 1 secondo a 60 minuti.",
  NO_CLOCK_TO_COMPENSATE:
    "La sospensione mancata riguarda una partita che non è più in corso: non si può aggiungere tempo. " +
    "Chiudi la registrazione e scrivi il motivo.",
  NOBODY: "In questo torneo non c'è questo posto o questo ufficiale. Scegli un posto o un ufficiale di questo torneo.",
  UNKNOWN_ORDER: "Quest'ordine non esiste. Guarda l'elenco degli ordini.",
  REASON_MALFORMED: "Un motivo può avere al massimo 500 caratteri, senza caratteri di controllo.",
  MALFORMED_TEXT: "Un motivo può avere al massimo 500 caratteri, un luogo 200, senza caratteri di controllo.",

  // corrections and orders
  NO_SUCH_PLAYER: "Questo giocatore non fa parte del torneo.",
  NO_PROVISIONAL_RESULT:
    "Durante la disconnessione non è caduta nessuna bandierina: non c'è una caduta da confermare. Scegli " +
    "un'altra decisione.",
  MALFORMED_CHANGE: "Puoi aggiungere o togliere tempo a un orologio: più di zero e al massimo 24 ore.",
  ORDER_EXISTS: "Quest'ordine è già stato dato. Se ne serve un altro, dallo come nuovo ordine.",
  ALREADY_NOTED: "Questo è già stato registrato: nulla è cambiato.",
  ALREADY_CREATED: "Questa scacchiera esiste già: nulla è cambiato.",

  // changes of a competition
  ENTRIES_CLOSED:
    "Si può iscrivere un giocatore finché l'ultimo turno non è abbinato, e l'ultimo, il turno {round}, lo è già. " +
    "Finché non è aperto, se ne possono togliere gli abbinamenti, iscrivere il giocatore e rifare gli abbinamenti. " +
    "Oppure si può aggiungere un turno.",
  ALREADY_WITHDRAWN: "Il giocatore si è già ritirato, oppure questa sanzione è già stata revocata: nulla è cambiato.",
  NOT_WITHDRAWN: "Questo giocatore non si è ritirato da questo turno: si può già abbinare.",
  PLAYER_PAIRED: "Il giocatore è abbinato alla scacchiera {board} del turno {round}. Toglilo prima dagli abbinamenti.",
  PLAYER_WITHDRAWN:
    "{player} si è ritirato e non gioca nel turno {round}. Fai gli abbinamenti senza questo giocatore, oppure " +
    "registra che è rientrato.",
  PLAYER_KEPT_OUT:
    "{player} è escluso dal turno {round} per decisione arbitrale. Fai gli abbinamenti senza questo giocatore.",
  PLAYER_ABSENT:
    "{player} ha un bye nel turno {round}. Fai gli abbinamenti senza questo giocatore, oppure annulla il bye.",
  NOT_OWN_ENTRY:
    "Puoi chiedere un bye e ritirarti solo per te. Il capitano di una squadra può farlo anche per i suoi giocatori.",
  BYES_NOT_ANNOUNCED:
    "Il regolamento di questo torneo non prevede bye che i giocatori possano chiedere da soli. Rivolgiti all'Arbitro " +
    "principale.",
  BYE_KIND_NOT_ANNOUNCED: "In questo torneo i giocatori possono chiedere solo bye da {points} punti.",
  BYE_OF_OFFICIALS:
    "Nel turno {round} hai già un bye che i giocatori non possono chiedere da soli. Solo l'Arbitro principale e " +
    "l'organizzatore possono cambiarlo.",
  BYE_ROUND_PAIRED:
    "Il turno {round} è già abbinato. Puoi chiedere e annullare un bye solo per turni non ancora abbinati. Chiedi a " +
    "un arbitro.",
  BYE_REQUESTS_ENDED:
    "Le richieste per il turno {round} si sono chiuse {minutes} minuti prima dell'inizio previsto. Puoi chiedere un " +
    "bye per un turno successivo, o rivolgerti all'Arbitro principale.",
  BYE_WHILE_EXCLUDED:
    "Una decisione arbitrale ti esclude dal turno {round}: in quel turno non puoi avere un bye. Puoi fare ricorso.",
  HALF_BYES_OVER:
    "Puoi chiedere un bye da mezzo punto solo fino al turno {round}. Per un turno successivo rivolgiti all'Arbitro " +
    "principale.",
  HALF_BYES_USED:
    "Bye da mezzo punto che hai già: {count}; il regolamento ne permette {most}. Puoi annullarne uno finché il suo " +
    "turno non è abbinato.",
  NO_SUCH_OFFICIAL: "Nessun ufficiale di questo torneo ha questo identificativo.",
  NO_SUCH_VENUE: "Nessuna sede di questo torneo ha questo identificativo.",
  UNKNOWN_TEAM: "Nessuna squadra di questo torneo ha questo identificativo.",
  OTHER_VENUE:
    "Hai inserito insieme una sede e degli ufficiali. Tutti questi ufficiali devono appartenere a questa " + "sede.",
  VENUE_IN_USE:
    "A questa sede appartengono o si sposteranno {players} giocatori. Una sede si può togliere solo " +
    "quando non ha più giocatori.",
  ROUND_NOT_PAIRED: "Il turno {round} non ha ancora abbinamenti. Falli prima.",
  MOVE_PLAYED:
    "A questa scacchiera è stata giocata una mossa, quindi l'abbinamento resta. Se i colori sono sbagliati, un " +
    "arbitro può registrare alla scacchiera che erano invertiti.",
  MALFORMED_ENTRANT:
    "Non è stato registrato nulla, perché un dato di {player} non può essere giusto. Il sesso è m o w. Un titolo è " +
    "come GM, WFM o CM. Una data di nascita è come 1990/12/31 o 1990, e non nel futuro. Ognuno di questi dati può " +
    "mancare.",
  NUMBER_TAKEN:
    "Non è stato registrato nulla, perché {number} è già l'ID FIDE o il numero di tessera di {player}. Controlla il " +
    "numero: ogni giocatore ne ha uno diverso.",
  BOARD_CANCELLED:
    "L'Arbitro principale ha annullato questa scacchiera, quindi qui non si gioca nessuna partita. L'Arbitro " +
    "principale può aggiungere una scacchiera per i giocatori senza partita nel turno, nella pagina «Abbinamenti».",
  NO_BOARD_TO_CANCEL:
    "Questo turno non ha la scacchiera {board}, quindi non si può annullare. Puoi annullare le scacchiere del turno " +
    "fino alla loro prima mossa.",
  APPEAL_BEFORE_CANCELLING:
    "Un ricorso alla scacchiera {board} non è ancora stato deciso, quindi la scacchiera non è stata annullata. " +
    "Decidi il ricorso, poi annulla la scacchiera.",
  ANSWER_BEFORE_CANCELLING:
    "Una chiamata o una domanda alla scacchiera {board} è ancora aperta, quindi la scacchiera non è stata annullata. " +
    "Rispondi e, se per una chiamata è dovuta una sanzione, prendi quella decisione; poi annulla la scacchiera.",
  RULING_BEFORE_CANCELLING:
    "Alla scacchiera {board} vale una decisione che è più di un'ammonizione, quindi la scacchiera non è stata " +
    "annullata. Revoca la decisione, poi annulla la scacchiera.",
  NOT_AT_BOARD:
    "{player} non gioca alla scacchiera {board}, quindi nulla è cambiato. A questa scacchiera {white} e {black} " +
    "possono avere un bye, oppure né bye né punti.",
  SEATS_DIFFER:
    "I giocatori di questa scacchiera non siedono come sono abbinati, perché hanno scambiato i colori. Falli tornare " +
    "ai colori di prima alla scacchiera, poi correggi l'abbinamento.",
  BOARD_DECIDED:
    "La scacchiera {board} ha già un risultato, quindi il suo abbinamento resta. Se il risultato è sbagliato, un " +
    "arbitro può cambiarlo alla scacchiera.",
  REPAIR_PENDING:
    "Un altro cambio degli abbinamenti di questo turno non è ancora stato eseguito. Riprova fra un momento.",
  PAIRING_UNCHANGED: "Questi giocatori sono già abbinati alla scacchiera {board} con questi colori; nulla è cambiato.",
  PAIRING_OF_TWO:
    "Un cambio per volta: scambia i colori dei due giocatori della scacchiera {board}, oppure sostituisci uno dei " +
    "due. L'altro giocatore tiene il suo colore.",
  NOT_NEXT_BOARD: "Questo turno non ha questa scacchiera. Una scacchiera aggiunta ha il numero successivo, {board}.",
  PLAYER_TWICE: "Nessuno può giocare contro sé stesso. Scegli due giocatori diversi.",
  ENTRANT_PAIRED:
    "{player} gioca già alla scacchiera {board} di questo turno. Scegli un giocatore senza partita in questo turno.",
  ENTRANT_WITHDRAWN:
    "{player} si è ritirato da questo turno. Scegli un giocatore senza partita che non si sia ritirato.",
  ENTRANT_KEPT_OUT:
    "{player} è escluso da questo turno per una decisione. Scegli un altro giocatore senza partita in questo turno.",
  ENTRANT_OF_OTHER_TEAM:
    "{player} non fa parte della squadra del giocatore che lascia il posto. Scegli un giocatore della stessa squadra " +
    "senza partita in questo turno.",
  BOARDS_OF_MATCHES:
    "In un torneo a squadre le scacchiere di un turno seguono dagli incontri, quindi non se ne possono aggiungere " +
    "o annullare. Puoi scambiare i colori, o sostituire un giocatore con un altro della stessa squadra.",
  START_NUMBERS_FIXED:
    "Un turno è aperto, quindi i numeri di partenza restano: abbinamenti e rapporti indicano i giocatori con essi. " +
    "{player} mantiene il numero {number}. Un giocatore nuovo riceve il prossimo numero libero: lascia il campo vuoto.",
  ROUND_HAS_WITHDRAWALS:
    "Il turno {round} non è stato tolto: questi giocatori si sono ritirati a partire da questo turno, e questo " +
    "andrebbe perso: {players}. Prima riammettili, oppure tieni il turno.",
  NOT_LAST_ROUND: "Si può togliere solo l'ultimo turno. L'ultimo turno è il turno {round}.",
};
