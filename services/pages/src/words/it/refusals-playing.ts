/** Refusals to players and to people who sign in, in Italian, by their code; every page loads them. */
export const playing: Readonly<Record<string, string>> = {
  // anywhere
  FORBIDDEN_ROLE: "Il tuo ruolo non può fare questo qui.",
  ROLE_NEEDED: "Il tuo ruolo non può fare questo. L'Arbitro principale può dirti chi può farlo.",
  UNKNOWN_BOARD:
    "A questa scacchiera non c'è una partita. Controlla il turno e la scacchiera, e riprova quando il turno è aperto.",
  UNKNOWN_COMPETITION: "Questo torneo non esiste. Controlla il suo identificativo, oppure caricalo prima.",
  REASON_MISSING: "Scrivi un motivo: fa parte del verbale.",
  TEXT_TOO_LONG: "Il testo è troppo lungo o contiene caratteri di controllo: al massimo 500 caratteri.",
  MALFORMED: "Il server non ha potuto leggere ciò che hai inviato. Nulla è cambiato.",
  COMPETITION_INVALID:
    "L'evento non è completo, quindi non è stato aperto. Errori nei suoi file: {number}. Correggi gli errori, poi " +
    "apri l'evento. Nulla è cambiato.",
  BODY_TOO_LARGE: "Hai inviato troppi dati in una volta: qui si accettano al massimo {bytes} byte. Nulla è cambiato.",
  ID_TAKEN: "Questo identificativo appartiene già a un altro comando: nulla è stato fatto. Ripeti il comando.",
  NOT_AWAITED:
    "Ora non puoi registrare che sei a questa scacchiera. La sua partita è finita, non è ancora aperta o " +
    "riprende più tardi. Puoi farlo da 15 minuti prima della ripresa.",
  TOO_MANY_COMMANDS:
    "Hai inviato troppi comandi in poco tempo. Aspetta {seconds} secondi, poi riprova. Le mosse sono sempre accettate.",
  TOO_BUSY: "Troppi comandi aspettano ancora la risposta. Aspetta le risposte, poi riprova.",
  UNAVAILABLE:
    "Il server non ha ancora risposto. Il comando sarà inviato di nuovo automaticamente. Il server non " +
    "eseguirà due volte lo stesso comando.",
  TOKEN_NEEDED: "Non hai fatto l'accesso, o il tuo accesso è scaduto. Entra prima con il tuo codice.",

  // playing
  NO_SEAT: "Solo il giocatore di un posto può fare questo.",
  FORBIDDEN_SEAT: "Questo non è il tuo posto. Solo il suo giocatore può fare questo.",
  GAME_NOT_STARTED: "La partita non è iniziata. Aspetta che l'arbitro la faccia iniziare.",
  GAME_PAUSED:
    "La partita è sospesa e tutti e due gli orologi sono fermi. Puoi abbandonare, offrire patta, rispondere a " +
    "un'offerta o chiamare un arbitro. Potrai muovere alla ripresa.",
  AWAITING_CHIEF_ARBITER: "La partita deve aspettare la decisione dell'Arbitro principale. Puoi chiamare un arbitro.",
  GAME_ENDED:
    "La partita è finita. Un giocatore può chiamare un arbitro o fare ricorso. Un arbitro può cambiare il risultato " +
    "alla scacchiera, in «Cambia il risultato», se le regole lo permettono.",
  STALE_PLY: "Nel frattempo la posizione è cambiata: nulla è stato fatto. Guarda la scacchiera e scegli di nuovo.",
  NOT_YOUR_MOVE: "Tocca al tuo avversario. Aspetta la sua mossa.",
  FLAG_FALLEN:
    "Un giocatore non aveva più tempo quando la tua mossa o il tuo comando è arrivato al server, che non " +
    "l'ha accettato. Se pensi che sia un errore, chiama un arbitro.",
  MALFORMED_MOVE:
    "Questa non è una mossa. Scrivi le due case della mossa: e2e4. Per una promozione aggiungi la lettera del nuovo " +
    "pezzo: e7e8q.",
  ILLEGAL_MOVE: "Questa mossa qui non è legale. Il tuo orologio cammina: scegli una mossa legale.",
  PROMOTION_PIECE_MISSING: "Scegli il pezzo in cui il pedone si promuove: donna, torre, alfiere o cavallo.",
  DRAW_NOT_ALLOWED:
    "In questo torneo la patta d'accordo non è permessa. Continua a giocare. Puoi anche chiedere a un " +
    "arbitro: in alcuni tornei l'arbitro può permetterla in una partita.",
  OFFER_TOO_EARLY:
    "In questo torneo non si può offrire patta così presto. Continua a giocare. Puoi anche chiedere a un " +
    "arbitro: in alcuni tornei l'arbitro può permettere un'offerta anticipata in una partita.",
  OFFER_OPEN: "Un'offerta di patta aspetta ancora la risposta. Dopo la risposta si può offrire di nuovo.",
  REPRODUCE_FIRST:
    "Esegui prima la tua ultima mossa sulla scacchiera tradizionale e confermala. Poi muovi qui; il tuo orologio " +
    "cammina.",
  NOTHING_TO_REPRODUCE: "Non hai mosse da confermare sulla scacchiera tradizionale. Continua sullo schermo.",
  PRE_MOVES_NOT_USED:
    "Non puoi preparare una mossa in anticipo: questa partita non lo permette, o il tuo posto ha un assistente. " +
    "Aspetta la mossa dell'avversario, poi fai la tua.",
  HAS_THE_MOVE: "Tocca a te. Fai la mossa sulla scacchiera.",
  SEALING_ORDERED: "Una mossa dev'essere messa in busta, quindi non puoi prepararne. Aspetta la ripresa.",
  NO_OFFER: "L'avversario non ha offerto patta: non c'è nulla a cui rispondere. Puoi offrire patta tu.",
  ACCEPT_TOO_EARLY:
    "Tutti e due i giocatori devono fare almeno una mossa prima di accordarsi per la patta. Continua a giocare.",
  DECLINE_NOT_USED: "Per rifiutare un'offerta di patta, fai una mossa.",
  FLAG_NOT_FALLEN: "La bandierina non è caduta: c'è ancora tempo, oppure l'orologio è fermo.",
  ASSISTANT_NOT_ADMITTED:
    "Non sei l'assistente di questo posto: nessun arbitro ti ha accettato, o qui non assisti più. Rivolgiti " +
    "a un arbitro della sede.",
  ASSISTANT_MOVES:
    "L'assistente esegue le tue mosse: di' all'assistente che cosa giocare. Per terminare l'assistenza, chiama un " +
    "arbitro.",
  CODE_OF_DISMISSED:
    "Questo codice era di un assistente che non assiste più questo posto. L'assistente ammesso ora riceve un nuovo " +
    "codice da un arbitro della sede.",
  CALL_OPEN: "Gli arbitri sono già stati chiamati a questo posto. Puoi chiamare di nuovo dopo la loro risposta.",
  VIA_CAPTAIN: "In questo torneo il capitano parla per la squadra. Puoi chiamare tu stesso aiuto medico o tecnico.",

  // claims, sealed moves, appeals, questions and leave
  NO_APPEALS: "Il regolamento di questo torneo non ammette ricorsi.",
  RESULT_FINAL: "In questo torneo i risultati sono definitivi. Puoi invece fare ricorso contro una decisione.",
  NO_RESULT_YET: "La partita non ha ancora un risultato. Puoi fare ricorso quando ne ha uno.",
  OWN_WIN:
    "Il ricorso non è stato presentato. Questo giocatore ha già i punti di una vittoria, e un ricorso non " +
    "può dargliene di più. Puoi invece fare ricorso contro una decisione.",
  APPEAL_TEXT_MISSING: "Scrivi il testo del ricorso: che cosa è sbagliato e che cosa chiedi.",
  NOTHING_TO_APPEAL:
    "Il ricorso non è stato presentato, perché la decisione {ruling} di questa scacchiera ha revocato del " +
    "tutto questa decisione. Puoi invece fare ricorso contro la decisione {ruling}.",
  ALREADY_APPEALED:
    "Questo giocatore ha già fatto ricorso contro questo risultato o questa decisione. Un ricorso basta.",
  DEADLINE_PASSED: "Il tempo per fare ricorso è scaduto alle {deadline}: il ricorso non è stato presentato.",
  QUESTION_MISSING: "Scrivi la domanda: quale regola ti si deve spiegare?",
  QUESTION_OPEN:
    "Un arbitro non ha ancora risposto alla tua ultima domanda. Aspetta la risposta, poi puoi farne un'altra.",
  UNKNOWN_RULING: "Questa decisione non esiste su questa scacchiera. Scegline una dall'elenco.",
  OWN_GAME_IN_PROGRESS: "La tua partita è in corso. Finché non finisce, vedi soltanto la partita.",
  GAME_RUNNING: "La tua partita non è ancora finita. Fino alla fine puoi vedere solo la partita.",
  GAME_ADJOURNED: "La partita è aggiornata. Puoi abbandonare, offrire o accettare patta. Potrai muovere alla ripresa.",
  NO_RESULT: "La partita non ha ancora un risultato. Confermalo o omologalo quando è finita.",
  RESULT_APPROVED: "Il risultato è ufficiale: non si può registrare di nuovo. Un giocatore può fare ricorso.",
  CLAIMS_NOT_USED:
    "In questa partita i giocatori non possono richiedere la patta. Il software chiude la partita dopo " +
    "troppe ripetizioni della posizione, o dopo troppe mosse senza catture né mosse di pedone. Puoi " +
    "offrire patta.",
  SEALING_NOT_ORDERED: "Nessun arbitro ha ordinato una mossa in busta. Gioca la mossa sulla scacchiera.",
  SEALING_TOO_EARLY:
    "Il tempo sul tuo orologio finirebbe prima della fine della sessione: non puoi ancora mettere in busta una " +
    "mossa. Continua a giocare, o mettila in busta più tardi.",
  NOTHING_SEALED: "Nessuna mossa è ancora in busta. Prima il giocatore mette in busta una mossa, poi la conferma.",
  LEAVE_NOT_NEEDED: "Ora questo giocatore può uscire dall'area di gioco senza permesso.",
  LEAVE_OPEN:
    "Hai già chiesto un permesso di uscire, o lo hai già. Aspetta la risposta dell'arbitro, o esci se il permesso è " +
    "dato.",
  NOTE_UNREADABLE: "Il testo è troppo lungo o contiene caratteri di controllo: al massimo 500 caratteri.",

  // codes
  CODE_OF_OTHER_PAIRING:
    "Gli abbinamenti sono cambiati dopo che è stato creato questo codice: il giocatore non ha più questo posto. " +
    "Cerca il nome negli abbinamenti e chiedi all'arbitro un codice nuovo.",
  NOT_OF_TEAM:
    "Alla scacchiera {board} non siede nessun giocatore della tua squadra. Le scacchiere della tua squadra in " +
    "questo turno: {boards}.",
  CODE_UNKNOWN: "Il server non conosce questo codice. Controllalo, o chiedine uno nuovo all'arbitro.",
  CODE_USED: "Questo codice è già stato usato. Chiedine uno nuovo all'arbitro.",
  CODE_OF_OPERATOR_ENDED:
    "Questo codice dell'operatore non vale più: è già stato usato, o un codice più recente lo ha sostituito. Sul " +
    "computer del server, ./onehall operator stampa un codice nuovo (con --data CARTELLA se la sala ha una cartella " +
    "di dati propria).",
  CODE_LAPSED:
    "Questo codice non vale più: ne è stato creato uno più recente, o il posto ora è di un'altra persona. Se il " +
    "posto è ancora tuo, chiedi il codice più recente: un giocatore all'Arbitro principale locale della sua sede, un " +
    "ufficiale di gara all'Organizzatore principale, e questi all'operatore della sala.",
  PLAYER_EXCLUDED:
    "Una decisione esclude questo giocatore da questo turno: non ha una partita nel turno e nessuno può entrare con " +
    "questo codice. Se l'Arbitro principale revoca la decisione prima che il turno sia aperto, il codice torna " +
    "valido.",
  OPPONENT_EXCLUDED:
    "In questo turno non hai una partita: una decisione esclude il tuo avversario, e vinci per forfait. La pagina ti " +
    "propone la prossima partita appena il suo turno è aperto.",
  NO_NEXT_GAME:
    "Ora non hai un'altra partita da giocare. La pagina ti propone la prossima appena il suo turno è aperto.",
  GAME_GOES_ON: "La tua partita qui è ancora in corso. Passi alla prossima quando questa è finita.",
  NEWER_DEVICE:
    "Nel frattempo hai fatto l'accesso con un altro dispositivo. Continua su quello, o chiedi a un arbitro della tua " +
    "sede un codice per questo.",
  NO_PUBLIC_PAGE:
    "Qui non c'è una pagina pubblica: l'evento non esiste o è privato, oppure non mostra questo turno. " +
    "Se entri con il tuo codice, vedi quello che spetta al tuo posto o al tuo incarico.",
  TOO_MANY_CODES:
    "Troppi codici sbagliati da questo dispositivo o dal suo indirizzo di rete. Aspetta {seconds} secondi, poi " +
    "riprova. Un codice giusto resta valido.",

  // sign-in by a provider
  SIGN_IN_OFF: "Su questo server non si può accedere con un account. Entra con il tuo codice.",
  SIGN_IN_LAPSED:
    "Questo accesso è già stato usato, o è iniziato in un altro browser o da più di dieci minuti. Accedi di nuovo, o " +
    "entra con un codice.",
  SIGN_IN_DECLINED:
    "{provider} non ti ha fatto accedere, oppure hai annullato tu l'accesso. Riprova, o entra con un codice.",
  SIGN_IN_AWAY: "{provider} adesso non risponde. Entra con un codice, o accedi di nuovo tra qualche minuto.",
  SIGN_IN_HALL_UNKNOWN:
    "{provider} non accetta questo server. Avvisa l'operatore, che trova il motivo nel registro della zona di gioco; " +
    "intanto entra con un codice.",
  SIGN_IN_UNTRUSTED:
    "{provider} ha inviato un accesso di cui il server non può fidarsi: l'accesso non è riuscito. Accedi " +
    "di nuovo. Se succede ancora, avvisa l'operatore ed entra con un codice.",
  SIGN_IN_NO_OFFICE:
    "Hai fatto l'accesso con {provider} come {who}, che in questo evento non ha un ruolo. Chiedi all'operatore di " +
    "aggiungerlo, o entra con il codice che ti dà un arbitro.",
  SIGN_IN_SEVERAL:
    "Hai fatto l'accesso con {provider} come {who}, e il server non sa quale di più ufficiali sei. Chiedi " +
    "all'operatore di indicarlo, o entra con il codice che ti dà un arbitro.",
};
