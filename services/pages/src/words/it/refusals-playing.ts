/** Refusals to players and to whoever signs in, in Italian, by their code. */
export const playing: Readonly<Record<string, string>> = {
  // anywhere
  FORBIDDEN_ROLE: "Il tuo ruolo non può fare questo qui.",
  ROLE_NEEDED: "Il tuo ruolo non può fare questo.",
  UNKNOWN_BOARD:
    "A questa scacchiera non c'è una partita. Controlla il turno e la scacchiera, e riprova quando il turno è aperto.",
  UNKNOWN_COMPETITION: "Questo torneo non esiste. Controlla il suo identificativo, oppure caricalo prima.",
  REASON_MISSING: "Scrivi un motivo: fa parte del verbale.",
  TEXT_TOO_LONG: "Il testo è troppo lungo o contiene caratteri di controllo: al massimo 500 caratteri.",
  MALFORMED: "La sala non ha potuto leggere ciò che hai inviato. Nulla è cambiato.",
  ID_TAKEN: "Questo identificativo appartiene già a un altro comando: nulla è stato fatto. Ripeti il comando.",
  NOT_AWAITED:
    "Ora non puoi registrarti a questa scacchiera: la sua partita è finita, non è ancora aperta o riprende più " +
    "tardi. Puoi registrarti da 15 minuti prima della ripresa.",
  DISK_NEARLY_FULL:
    "Sul disco della sala restano solo {free} liberi: non si può aprire nessun turno; le partite in corso " +
    "continuano. Chiedi all'operatore di fare spazio sul disco, poi apri il turno.",
  TOO_MANY_COMMANDS:
    "Hai inviato troppi comandi in poco tempo. Aspetta {seconds} secondi, poi riprova. Le mosse sono sempre accettate.",
  TOO_BUSY: "Troppi comandi aspettano ancora la risposta. Aspetta le risposte, poi riprova.",
  UNAVAILABLE:
    "La sala non ha ancora risposto. Il comando sarà inviato di nuovo da solo; sarà eseguito al massimo una volta.",
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
  STALE_PLY: "Nel frattempo la posizione è cambiata. Guarda la scacchiera e scegli di nuovo.",
  NOT_YOUR_MOVE: "Tocca al tuo avversario. Aspetta la sua mossa.",
  FLAG_FALLEN: "Il tempo su un orologio era già finito quando la tua mossa o il tuo comando è arrivato alla sala.",
  MALFORMED_MOVE:
    "Questa non è una mossa. Scrivi le due case della mossa: e2e4. Per una promozione aggiungi la lettera del nuovo " +
    "pezzo: e7e8q.",
  ILLEGAL_MOVE: "Questa mossa qui non è legale. Il tuo orologio cammina: scegli una mossa legale.",
  PROMOTION_PIECE_MISSING: "Scegli il pezzo in cui il pedone si promuove: donna, torre, alfiere o cavallo.",
  DRAW_NOT_ALLOWED:
    "In questo torneo la patta d'accordo non è permessa. Continua a giocare, o chiedi a un arbitro: se il " +
    "regolamento lascia decidere l'arbitro, può permetterla in questa partita.",
  OFFER_TOO_EARLY:
    "Le regole di questo torneo non permettono di offrire patta così presto. Continua a giocare, o chiedi a un " +
    "arbitro: se il regolamento lascia decidere l'arbitro, può permetterlo in questa partita.",
  OFFER_OPEN: "C'è già un'offerta di patta aperta. Resta aperta finché non riceve risposta.",
  CONSENT_NOT_USED:
    "In questo torneo un arbitro non può permettere offerte di patta anticipate. I giocatori devono giocare finché " +
    "le regole permettono di offrire patta (C-06).",
  NO_OFFER_BAN: "Si può offrire patta fin dalla prima mossa: non c'è un divieto da togliere.",
  REPRODUCE_FIRST:
    "Esegui prima la tua ultima mossa sulla scacchiera tradizionale e confermala. Poi muovi qui; il tuo orologio " +
    "cammina.",
  NOTHING_TO_REPRODUCE: "Non hai mosse da confermare su una scacchiera tradizionale. Continua qui.",
  NOT_SHOWN:
    "Il regolamento chiede che il giocatore mostri prima qualcosa che non è ancora segnato. Chiedi al giocatore di " +
    "mostrarlo, segnalo, poi registra che ha superato il controllo fair play.",
  HELPER_UNNAMED: "Scrivi il nome della persona che aiuta il giocatore.",
  NO_HELPER: "Nessun arbitro ha accettato una persona che aiuti questo giocatore. Accettala prima.",
  DISABLED_NOT_ADJUSTED:
    "Il giocatore ha una disabilità: l'aiuto che riceve non cambia il suo orologio (C-45). Lascia l'orologio com'è.",
  PRE_MOVES_NOT_USED:
    "In questa partita, o a un posto con un assistente, non si possono preparare mosse. Aspetta la mossa " +
    "dell'avversario, poi fai la tua.",
  HAS_THE_MOVE: "Tocca a te. Fai la mossa sulla scacchiera.",
  SEALING_ORDERED: "Una mossa dev'essere messa in busta, quindi non puoi prepararne. Aspetta la ripresa.",
  NO_OFFER: "Non c'è un'offerta di patta dell'avversario a cui rispondere. Puoi offrire patta tu.",
  ACCEPT_TOO_EARLY:
    "Tutti e due i giocatori devono fare almeno una mossa prima di accordarsi per la patta. Continua a giocare.",
  DECLINE_NOT_USED: "Per rifiutare un'offerta di patta, fai una mossa.",
  FLAG_NOT_FALLEN: "La bandierina non è caduta: c'è ancora tempo, oppure l'orologio è fermo.",
  ASSISTANT_NOT_ADMITTED: "Ora non sei l'assistente ammesso di questo posto. Rivolgiti a un arbitro della sede.",
  ASSISTANT_MOVES:
    "L'assistente esegue le tue mosse: di' all'assistente che cosa giocare. Per terminare l'assistenza, chiama un " +
    "arbitro.",
  ASSISTANT_UNNAMED: "Scrivi il nome dell'assistente.",
  CODE_OF_DISMISSED:
    "Questo codice era di un assistente che non assiste più questo posto. L'assistente ammesso ora riceve un nuovo " +
    "codice da un arbitro della sede.",
  MALFORMED_NAME:
    "Un nome deve avere da 1 a 100 caratteri visibili su una sola riga, senza caratteri di controllo, nascosti o " +
    "privati, e al massimo 4 segni su una lettera.",
  NAMES_A_PLAYER:
    "Questo è il nome di un giocatore di questa partita, che qui non può aiutare. Scrivi il nome della persona che " +
    "aiuta; se due persone hanno lo stesso nome, aggiungi qualcosa che le distingua.",
  ASSISTANT_SERVES: "Questo posto ha già un assistente ammesso, e può averne uno solo. Prima revocalo.",
  UNKNOWN_ASSISTANT:
    "Questa persona ora non è indicata come assistente di questo posto. Controlla chi è indicato, o indica un " +
    "assistente.",
  CALL_OPEN: "Gli arbitri sono già stati chiamati a questo posto. Puoi chiamare di nuovo dopo la loro risposta.",
  VIA_CAPTAIN: "In questo torneo il capitano parla per la squadra. Puoi chiamare tu stesso aiuto medico o tecnico.",

  // codes
  NO_COMPETITION: "Questo torneo non è caricato in questa sala. Caricalo prima.",
  CODE_FORBIDDEN:
    "Il tuo ruolo non può dare questo codice. Lo può dare l'Arbitro principale o, per la propria sede, l'Arbitro " +
    "principale locale.",
  NOT_OF_TEAM:
    "Alla scacchiera {board} non siede nessun giocatore della tua squadra. Le scacchiere della tua squadra in " +
    "questo turno: {boards}.",
  CODE_UNKNOWN: "La sala non conosce questo codice. Controllalo, o chiedine uno nuovo all'arbitro.",
  CODE_USED: "Questo codice è già stato usato. Chiedine uno nuovo all'arbitro.",
  CODE_LAPSED: "Un codice più recente ha sostituito questo. Chiedi all'arbitro il codice più recente.",
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
  NO_ROUND:
    "Questo torneo non ha questo turno, o il turno non è ancora abbinato o aperto. I codici si creano per i posti di " +
    "un turno aperto; prima li può creare solo una persona che può aprire il turno.",
  TOO_MANY_CODES:
    "Troppi codici sbagliati da questo dispositivo o dal suo indirizzo di rete. Aspetta {seconds} secondi, poi " +
    "riprova. Un codice giusto resta valido.",

  // sign-in by a provider
  SIGN_IN_OFF: "In questa sala non si può accedere con un account. Entra con il tuo codice.",
  SIGN_IN_LAPSED:
    "Questo accesso è già stato usato, o è iniziato in un altro browser o da più di dieci minuti. Accedi di nuovo, o " +
    "entra con un codice.",
  SIGN_IN_DECLINED:
    "{provider} non ti ha fatto accedere, oppure hai annullato tu l'accesso. Riprova, o entra con un codice.",
  SIGN_IN_AWAY: "{provider} adesso non risponde. Entra con un codice, o accedi di nuovo tra qualche minuto.",
  SIGN_IN_HALL_UNKNOWN:
    "{provider} non accetta questa sala. Avvisa l'operatore, che trova il motivo nel registro della zona di gioco; " +
    "intanto entra con un codice.",
  SIGN_IN_UNTRUSTED:
    "Ciò che {provider} dice di te non è attendibile: l'accesso non è riuscito. Accedi di nuovo; se succede ancora, " +
    "avvisa l'operatore ed entra con un codice.",
  SIGN_IN_NO_OFFICE:
    "Hai fatto l'accesso con {provider} come {who}, che in questo evento non ha un ruolo. Chiedi all'operatore di " +
    "aggiungerlo, o entra con il codice che ti dà un arbitro.",
  SIGN_IN_SEVERAL:
    "Hai fatto l'accesso con {provider} come {who}, e la sala non sa quale di più ufficiali sei. Chiedi " +
    "all'operatore di indicarlo, o entra con il codice che ti dà un arbitro.",
};
