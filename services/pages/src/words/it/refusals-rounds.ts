/** Refusals about rounds, results, venues and corrections, in Italian, by their code. */
export const rounds: Readonly<Record<string, string>> = {
  // rounds and results
  ROUND_ALREADY_OPEN: "Questo turno è già aperto; nulla è cambiato.",
  NO_ROOM_IN_REPORT:
    "Questi valori non entrano in un rapporto del torneo (TRF): {values}. La sala non li accorcia, quindi di questo " +
    "torneo non c'è un rapporto.",
  ROUND_WAITS: "Questo turno deve aspettare che una decisione a {boards} sia eseguita. Riprova fra poco.",
  ROUND_NOT_FINISHED: "Un turno già aperto ha ancora partite senza risultato. Queste partite devono prima finire.",
  ROUND_NOT_OPEN: "Questo turno non è stato aperto, quindi non ha risultati.",
  NO_RESULT: "La partita non ha ancora un risultato. Confermalo o omologalo quando è finita.",
  RESULT_APPROVED: "Il risultato è ufficiale: non si può registrare di nuovo. Un giocatore può fare ricorso.",
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
    "senza reclamo (LAW 9.6.1); prima può reclamare la patta solo il giocatore che ha il tratto (LAW 9.2). Scegli " +
    "un'altra semimossa, o lascia continuare la partita.",
  ONLY_CLAIMED_COUNT:
    "Fino a questa semimossa c'erano {count} semimosse senza catture né mosse di pedone. Solo dopo {needed} la " +
    "partita è patta senza reclamo (LAW 9.6.2); prima può reclamare la patta solo il giocatore che ha il tratto (LAW " +
    "9.3). Scegli un'altra semimossa, o lascia continuare la partita.",
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
    "Matto, stallo, ripetizioni e mosse contate risultano esattamente dalle mosse registrate: il software non ha " +
    "sbagliato. Si può ancora fare ricorso.",
  RESULT_UNCHANGED: "La partita ha già questo risultato. Scegline un altro.",
  RESULT_NOT_POSSIBLE:
    "Questo risultato non è possibile: vince uno dei due o la partita è patta, e un giocatore con la bandierina " +
    "caduta non può vincere. Scegline un altro.",
  CANNOT_GO_ON: "Una bandierina è caduta: non c'è più tempo per continuare la partita. Cambia invece il risultato.",
  LINE_ILLEGAL: "In questa variante c'è una mossa non legale. Correggi la variante, o scrivi un motivo senza variante.",
  LINE_WITHOUT_MATE:
    "Questa variante non finisce con lo scacco matto del giocatore che deve vincere. Correggila, o scrivi un motivo " +
    "senza variante.",

  // checks, leave, conduct
  GAME_STARTED:
    "La partita è già iniziata. I controlli si fanno prima, o durante la partita per un giocatore arrivato dopo " +
    "l'inizio; una nuova partita richiede nuovi controlli.",
  LEAVE_NOT_NEEDED: "Ora non serve un permesso per uscire.",
  LEAVE_OPEN:
    "Hai già chiesto un permesso di uscire, o lo hai già. Aspetta la risposta dell'arbitro, o esci se il permesso è " +
    "dato.",
  LEAVE_ANSWERED:
    "Nel frattempo un'altra persona ha risposto, quindi la tua risposta non è stata registrata. Il permesso di " +
    "questo giocatore ora: {leave}. Controllalo, e rispondi di nuovo se serve ancora.",
  CHECKED_MEANWHILE:
    "Questo controllo ha già un'altra risposta: {answer}, da {by} alle {at}. La tua non è stata registrata. Guarda " +
    "l'altra, e rispondi di nuovo se la tua deve sostituirla.",
  INCIDENT_MEANWHILE:
    "Un altro arbitro ha appena registrato un incidente di questo tipo per questo giocatore (il numero {incident} di " +
    "questa scacchiera, ancora aperto): il tuo non è stato registrato. Guardalo, e registra il tuo se è un altro " +
    "incidente.",
  LEAVE_NOT_ASKED: "Questo giocatore non ha chiesto un permesso di uscire e non lo ha.",
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
    "Questa violazione è già confermata: non puoi confermarla di nuovo né chiuderla come non accertata.",
  INCIDENT_NOT_CONFIRMED: "Questa violazione non è ancora confermata. Confermala prima, o chiudila come non accertata.",
  PENALTY_REQUIRED:
    "Una violazione confermata richiede almeno una sanzione dell'art. 18.4, e qui non ne risulta una contro questo " +
    "giocatore. Infliggi una sanzione, poi chiudi l'incidente con quella decisione.",
  NO_ASSISTANT:
    "Questo posto non ha un assistente ammesso. Registra che cosa ha fatto il giocatore, o ammetti prima l'assistente.",
  INSPECTOR_MISSING: "Indica chi fa l'ispezione: l'arbitro o la persona autorizzata.",
  INSPECTOR_NOT_ELIGIBLE:
    "L'ispezione dev'essere fatta da una persona dello stesso genere del giocatore. Chiedi a un altro arbitro della " +
    "sede, o autorizza una persona di quel genere.",
  PLACE_NOT_PRIVATE: "Un'ispezione si deve fare in privato. Va' in un posto dove nessuno può guardare o riprendere.",

  // venues
  VENUE_NOT_READY: "La sede non si può ancora aprire. Guarda che cosa manca in «Prima del turno».",
  VENUE_NOT_OPEN: "La sede non è aperta; nulla è cambiato.",
  VENUE_OPEN: "La sede è già aperta; nulla è cambiato.",
  UNKNOWN_VENUE: "Questa sede non fa parte del torneo.",
  STAFF_ROLE:
    "Una persona con questo ruolo non fa parte del personale di una sede. Ne fanno parte gli arbitri della sede e " +
    "l'Organizzatore locale.",
  LCA_EQUALS_LTA:
    "L'Arbitro principale locale e l'Arbitro tecnico locale di una sede devono essere due persone diverse.",
  CAMERA_MISSING: "Indica quale telecamera.",
  ALERT_ANSWERED: "Qualcuno ha già risposto a questo avviso.",
  UNKNOWN_ALERT: "Questo avviso non esiste in questa sede.",
  PERSON_MISSING: "Indica la persona: un nome, un identificativo o una descrizione.",
  PERSON_EXPELLED: "Questa persona è stata espulsa dalla sede: non le puoi dare nessun permesso.",
  PERSON_PERMITTED: "Questa persona ha il permesso di farlo. Togli il permesso, se deve finire.",
  UNKNOWN_PERSON_INCIDENT: "Questo incidente non esiste in questa sede.",
  PERSON_INCIDENT_CLOSED: "Questo incidente è chiuso. Registra ogni fatto nuovo come un altro incidente.",
  DEVICE_MISSING: "Indica il dispositivo: scrivi il numero mostrato dalla sua pagina.",
  DEVICE_NOT_REGISTERED:
    "Questo dispositivo non è registrato per la sede. Chiedi all'Organizzatore locale o a un arbitro della sede di " +
    "registrare il suo numero, o usa un dispositivo registrato; il codice vale ancora.",
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
  DUTY_NOT_ASKED:
    "Il regolamento di questo torneo non richiede questo controllo in questa partita: non c'è nulla da segnare.",
  SCORESHEET_LAPSED:
    "In questo periodo il giocatore non deve più scrivere le mosse: il suo orologio ha segnato meno di cinque " +
    "minuti, e l'incremento è minore di 30 secondi per mossa.",
  BAGS_NOT_ALLOWED: "Il regolamento di questo torneo non ammette borse con dispositivi nella sede.",
  BAG_PLACE_MISSING: "Indica dove sta la borsa. Accordati prima su un posto.",
  BAG_NOT_STORED: "Nessuna borsa di questa persona è custodita.",
  DEVICE_ON:
    "I dispositivi in una borsa devono essere spenti. Chiedi alla persona di spegnerli, poi custodisci la borsa.",

  // adjournment, corrections, results
  ADJOURNMENT_NOT_USED: "In questo torneo le partite non si possono aggiornare. Sospendi invece la partita.",
  SEALING_NOT_ORDERED: "Nessun arbitro ha ordinato una mossa in busta. Gioca la mossa sulla scacchiera.",
  SEALING_TOO_EARLY:
    "Il tempo sul tuo orologio finirebbe prima della fine della sessione: non puoi ancora mettere in busta una " +
    "mossa. Continua a giocare, o mettila in busta più tardi.",
  NOTHING_SEALED: "Nessuna mossa è ancora in busta. Metti in busta una mossa, poi conferma.",
  NOT_ADJOURNED: "La partita non è aggiornata: non ha una busta da registrare e non può riprendere.",
  ENVELOPE_CHANGED:
    "Il tuo verbale non è stato registrato, perché ora la busta ne ha un altro: {place}, {resumes}, confermato da " +
    "{by} alle {at}. Guardalo, e conferma di nuovo se il tuo deve sostituirlo.",
  ENVELOPE_INCOMPLETE: "Indica il luogo della ripresa e un'ora futura. L'Arbitro principale locale conferma la busta.",
  RESUMPTION_NOT_DUE: "Non è ancora l'ora della ripresa. Un arbitro può far riprendere la partita prima.",
  SETTING_MISSING: "Indica che cosa correggere: la cadenza, le mosse fatte o i tempi.",
  CLAIMS_NOT_USED:
    "In questa partita i giocatori non possono reclamare la patta: la partita finisce da sola dopo troppe " +
    "ripetizioni della posizione, o dopo troppe mosse senza catture né mosse di pedone. Puoi offrire patta.",
  NO_POLICY:
    "Il regolamento di questo torneo non ha regole sulle mosse illegali, quindi non puoi registrarne una. Ripristina " +
    "la posizione, o decidi secondo OCR 18.4.",
  NOT_HIS_MOVE:
    "Questa semimossa non è del giocatore che ha commesso il fatto. La sua ultima semimossa, o la prossima, è {ply}. " +
    "Scegli quella, o una sua precedente.",
  NO_RECORD: "In questa partita non è registrata nessuna irregolarità: non ne puoi annullare una.",
  RECORDS_CHANGED:
    "Non è stato annullato nulla, perché nel frattempo le registrazioni di questa partita sono cambiate: ora sono " +
    "{count}, l'ultima è {last}. Guardale, e annulla l'ultima se è sbagliata.",
  RECORD_OF_ANOTHER:
    "Questa irregolarità l'ha registrata un altro arbitro, o la sala: non la puoi annullare. La possono annullare " +
    "quell'arbitro o l'Arbitro principale.",
  RECORDED_MEANWHILE:
    "La tua registrazione non è stata fatta, perché nel frattempo quelle di questa partita sono cambiate: ora sono " +
    "{count}, l'ultima è {last}. Guardale, e registra la tua se è un altro fatto.",
  RECORDED_ALREADY:
    "Per la semimossa {ply} questo è già registrato, quindi non è stato contato una seconda volta. Se il giocatore " +
    "l'ha fatto di nuovo alla stessa semimossa, indicalo e registralo.",
  ONLY_GOES_ON:
    "Un'irregolarità registrata ha chiuso questa partita. Se è stata registrata per errore, annullala: allora la " +
    "partita continua. Si può anche fare ricorso.",
  TOO_LATE: "L'avversario ha già fatto la mossa successiva: questa mossa resta, ed è troppo tardi per registrarla.",
  TOO_LATE_TO_CORRECT:
    "Tutti e due i giocatori hanno fatto tante mosse che l'impostazione resta com'è. Puoi correggerla solo se " +
    "dichiari che altrimenti il programma del torneo ne risentirebbe.",
  MALFORMED_COUNTER: "Un contatore delle mosse dev'essere un numero da 0 a 9999.",
  MALFORMED_MINUTES: "Indica la tolleranza in minuti dall'inizio, da 0 a 1440, o nessuna.",
  ROUND_OFFICIAL: "Questo turno è già ufficiale; nulla è cambiato.",
  ROUND_NOT_APPROVED: "Una scacchiera non ha ancora un risultato omologato. Omologa prima tutti i risultati del turno.",
  MALFORMED_REPORT:
    "Le osservazioni possono avere al massimo 2000 caratteri, senza caratteri di controllo. Il rapporto da firmare è " +
    "indicato dal suo SHA-256.",
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
    "Il rapporto di una sede è cambiato dopo la firma del suo Arbitro principale locale; nulla è stato firmato. Il " +
    "rapporto nomina le sedi: chiedi ai loro Arbitri principali locali di firmare di nuovo, poi firma.",
  REPORT_CHANGED:
    "Il rapporto è cambiato da quando la tua pagina lo ha mostrato; nulla è stato firmato. Leggilo di nuovo, poi " +
    "firma.",
  SCORE_MOVED:
    "Nel frattempo il punteggio di questa partita è cambiato: la decisione non cambia nulla. Guarda il punteggio e " +
    "decidi di nuovo.",
  FAILED_PAUSE_REASON_MISSING:
    "Scrivi il motivo: perché la sospensione non è stata possibile, o perché non si aggiunge tempo.",
  NOTHING_TO_PAUSE:
    "Su questa scacchiera nessuna partita è iniziata, quindi nessun orologio si poteva fermare. Nulla è stato " +
    "registrato.",
  PAUSE_NOT_YET_WANTED:
    "L'ora in cui è stata chiesta la sospensione non può essere nel futuro: nella sala ora sono le {now}. Indica " +
    "un'ora già passata.",
  PAUSE_BEFORE_START:
    "Questa partita è iniziata alle {start}: prima nessuno poteva chiedere una sospensione. Indica un'ora tra le " +
    "{start} e le {now}.",
  UNKNOWN_FAILED_PAUSE: "Questa sospensione mancata non è registrata su questa scacchiera.",
  FAILED_PAUSE_SETTLED:
    "Questa sospensione mancata è già chiusa, o il tempo è già stato aggiunto. Un orologio si può ancora correggere " +
    "con un ordine.",
  COMPENSATION_OUT_OF_RANGE:
    "Indica quanto tempo aggiungere a uno o a tutti e due gli orologi: da 1 secondo a 60 minuti.",
  NO_CLOCK_TO_COMPENSATE:
    "La partita della sospensione mancata non è in corso: non si può aggiungere tempo. Chiudi la registrazione e " +
    "scrivi il motivo.",
  UNKNOWN_RULING: "Questa decisione non esiste su questa scacchiera.",
  GAME_RUNNING: "La tua partita non è ancora finita. Fino alla fine puoi vedere solo la partita.",
  NOBODY: "In questo torneo non c'è un posto o un ufficiale come questo.",
  UNKNOWN_ORDER: "Quest'ordine non esiste.",
  REASON_MALFORMED: "Un motivo può avere al massimo 500 caratteri, senza caratteri di controllo.",
  MALFORMED_TEXT: "Un motivo può avere al massimo 500 caratteri, un luogo 200, senza caratteri di controllo.",

  // corrections and orders
  NO_SUCH_PLAYER: "Questo giocatore non fa parte del torneo.",
  NOTE_UNREADABLE: "Il testo è troppo lungo o contiene caratteri di controllo: al massimo 500 caratteri.",
  NO_PROVISIONAL_RESULT:
    "Nessuna bandierina è caduta in via provvisoria: non c'è un risultato da confermare. Scegli un'altra decisione.",
  MALFORMED_CHANGE: "Una modifica dell'orologio dev'essere diversa da zero, e al massimo di 24 ore in più o in meno.",
  ORDER_EXISTS: "Quest'ordine è già stato dato. Se ne serve un altro, dallo come nuovo ordine.",
  ALREADY_NOTED: "Questo fatto è già annotato.",
  ALREADY_CREATED: "Questa scacchiera esiste già: nulla è cambiato.",
};
