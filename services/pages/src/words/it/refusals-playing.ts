/** Refusals to players and to whoever signs in, in Italian, by their code. */
export const playing: Readonly<Record<string, string>> = {
  // anywhere
  FORBIDDEN_ROLE: "Il tuo ruolo non può farlo qui.",
  ROLE_NEEDED: "Il tuo ruolo non può farlo.",
  UNKNOWN_BOARD:
    "Questa scacchiera non è nota. Controlla il turno e la scacchiera, e riprova quando il turno è aperto.",
  UNKNOWN_COMPETITION: "Questo torneo non esiste. Controlla il nome, oppure caricalo prima.",
  REASON_MISSING: "Serve una motivazione: fa parte del verbale.",
  TEXT_TOO_LONG: "Il testo è troppo lungo o contiene caratteri di controllo: al massimo 500 caratteri.",
  MALFORMED: "Non si è capito che cosa è stato inviato. Nulla è cambiato.",
  ID_TAKEN: "Con questo identificativo è già stato dato un altro comando: nulla è stato fatto. Ripeti il comando.",
  NOT_AWAITED:
    "A questa scacchiera ora non si aspetta nessuno: la partita è finita, non è ancora aperta o prosegue più " +
    "tardi. Di' che ci sei da 15 minuti prima che prosegua.",
  DISK_NEARLY_FULL:
    "Sul disco della sala restano solo {free}: nessun turno viene aperto, le partite continuano. Chiedi " +
    "all'operatore di fare spazio, poi apri il turno.",
  TOO_MANY_COMMANDS: "Troppi comandi in poco tempo. Aspetta {seconds} s, poi riprova. Le mosse sono sempre accettate.",
  TOO_BUSY: "Troppi comandi aspettano ancora la risposta. Aspetta, poi riprova.",
  UNAVAILABLE: "Ancora nessuna risposta; il comando sarà inviato di nuovo ed eseguito al massimo una volta.",
  TOKEN_NEEDED: "Serve un accesso valido. Entra prima con il tuo codice.",

  // playing
  NO_SEAT: "Può farlo solo il giocatore di questo posto.",
  FORBIDDEN_SEAT: "Questo non è il tuo posto: può farlo solo il suo giocatore.",
  GAME_NOT_STARTED: "La partita non è iniziata. Aspetta che l'arbitro la faccia iniziare.",
  GAME_PAUSED:
    "La partita è sospesa e gli orologi sono fermi. Puoi abbandonare, offrire o accettare patta, chiamare un " +
    "arbitro; le mosse aspettano la ripresa.",
  AWAITING_CHIEF_ARBITER: "La partita aspetta la decisione dell'Arbitro principale. Puoi chiamare un arbitro.",
  GAME_ENDED:
    "La partita ha un risultato: non c'è nulla da riprendere. Un giocatore può chiamare un arbitro o fare ricorso; " +
    "ciò che un arbitro può fare del risultato è alla scacchiera, «Cambia il risultato».",
  STALE_PLY: "La posizione è cambiata nel frattempo: guarda la scacchiera e scegli di nuovo.",
  NOT_YOUR_MOVE: "Tocca al tuo avversario. Aspetta la sua risposta.",
  FLAG_FALLEN: "Il tempo era scaduto prima che la mossa arrivasse alla sala.",
  MALFORMED_MOVE: "Questa non è una mossa. Si indicano le due case, e il pezzo in caso di promozione: e2e4, e7e8q.",
  ILLEGAL_MOVE: "Questa mossa qui non è legale. L'orologio continua: scegli una mossa legale.",
  PROMOTION_PIECE_MISSING: "Scegli il pezzo in cui il pedone si promuove: donna, torre, alfiere o cavallo.",
  DRAW_NOT_ALLOWED:
    "In questo torneo la patta d'accordo non è ammessa. Continua, o chiedi a un arbitro: dove il regolamento " +
    "glielo lascia, può dare il consenso per questa partita.",
  OFFER_TOO_EARLY:
    "È troppo presto per offrire patta secondo il regolamento di questo torneo. Continua a giocare, o chiedi a un " +
    "arbitro: dove il regolamento glielo lascia, può dare il consenso per questa partita.",
  OFFER_OPEN: "C'è già un'offerta di patta. Resta valida finché non ha risposta.",
  CONSENT_NOT_USED:
    "Il regolamento di questo torneo non lascia il consenso all'arbitro: si gioca finché è permesso offrire patta " +
    "(C-06).",
  NO_OFFER_BAN: "Si può offrire patta dalla prima mossa: non c'è un divieto da togliere.",
  REPRODUCE_FIRST:
    "La tua ultima mossa deve prima essere sulla scacchiera tradizionale. Eseguila lì e confermala, poi muovi qui; " +
    "l'orologio continua.",
  NOTHING_TO_REPRODUCE: "Nessuna tua mossa aspetta conferma su una scacchiera tradizionale. Continua qui.",
  NOT_SHOWN:
    "Il regolamento fa mostrare prima al giocatore qualcosa che non è ancora segnato. Fallo mostrare, segnalo, poi " +
    "supera il controllo fair play.",
  HELPER_UNNAMED: "Indica chi è: il nome di chi aiuta il giocatore.",
  NO_HELPER: "Nessun arbitro ha accettato qualcuno che aiuti questo giocatore. Prima accettalo.",
  DISABLED_NOT_ADJUSTED:
    "L'orologio di un giocatore con disabilità non si regola per l'aiuto che riceve (C-45). Lascialo com'è.",
  PRE_MOVES_NOT_USED:
    "In questa partita non si preparano mosse, o non per un posto con un assistente. Aspetta la mossa " +
    "dell'avversario, poi fai la tua.",
  HAS_THE_MOVE: "Tocca a te. Fai la mossa sulla scacchiera.",
  SEALING_ORDERED: "Una mossa deve essere messa in busta, quindi non se ne preparano. Aspetta la ripresa.",
  NO_OFFER: "Non c'è un'offerta di patta dell'avversario. Puoi farla tu.",
  ACCEPT_TOO_EARLY: "Prima di accordarsi per la patta entrambi devono aver fatto una mossa. Continua a giocare.",
  DECLINE_NOT_USED: "Un'offerta si rifiuta facendo una mossa.",
  FLAG_NOT_FALLEN: "La bandierina non è caduta: c'è ancora tempo, oppure l'orologio è fermo.",
  ASSISTANT_NOT_ADMITTED:
    "Questo posto non ti ha ammesso come assistente, o non più. Rivolgiti a un arbitro della sede.",
  ASSISTANT_MOVES: "Le tue mosse le esegue l'assistente: dille a lui. Per terminare l'assistenza chiama un arbitro.",
  ASSISTANT_UNNAMED: "Indica chi è: il nome dell'assistente.",
  CODE_OF_DISMISSED:
    "Questo codice era di un assistente che non serve più questo posto. Chi è ammesso ora riceve un codice suo da " +
    "un arbitro della sede.",
  MALFORMED_NAME:
    "Un nome ha da 1 a 100 caratteri su una sola riga, visibili a tutti: nessun carattere di controllo, nascosto o " +
    "privato, al massimo 4 segni su una lettera.",
  NAMES_A_PLAYER:
    "È il nome di un giocatore di questa partita, che qui non può aiutare. Indica il nome di chi aiuta; se due " +
    "persone hanno lo stesso nome, aggiungi che cosa le distingue.",
  ASSISTANT_SERVES: "Questo posto ha già un assistente ammesso, e può averne uno solo. Prima revocalo.",
  UNKNOWN_ASSISTANT:
    "Questa persona non è indicata come assistente del posto, o non più. Guarda di nuovo chi lo è, o indicane uno.",
  CALL_OPEN: "L'arbitro è già stato chiamato qui. Si può chiamare di nuovo quando avrà risposto.",
  VIA_CAPTAIN: "In questo torneo il capitano parla per la squadra. Aiuto medico e tecnico puoi chiamarlo tu.",

  // codes
  NO_COMPETITION: "Qui non c'è un torneo con questo nome. Caricalo prima.",
  CODE_FORBIDDEN:
    "Il tuo ruolo non può dare questo codice: lo dà l'Arbitro principale, o l'Arbitro principale locale per la sua " +
    "sede.",
  NOT_OF_TEAM:
    "Alla scacchiera {board} non siede nessun giocatore della tua squadra. Le scacchiere della tua squadra in " +
    "questo turno: {boards}.",
  CODE_UNKNOWN: "Questo codice non è noto. Controllalo, o chiedine uno nuovo all'arbitro.",
  CODE_USED: "Questo codice è già stato usato. Chiedine uno nuovo all'arbitro.",
  CODE_LAPSED: "Questo codice è stato sostituito da uno più recente. Chiedilo all'arbitro.",
  PLAYER_EXCLUDED:
    "Una decisione esclude questa persona da questo turno: non gioca a nessuna scacchiera e nessuno entra per lei. " +
    "Se la decisione è annullata prima dell'apertura del turno, il codice torna valido; lo decide l'Arbitro " +
    "principale.",
  OPPONENT_EXCLUDED:
    "In questo turno non hai una partita: una decisione ne esclude il tuo avversario, e vinci per forfait. La " +
    "pagina ti propone la prossima partita appena il suo turno è aperto.",
  NO_NEXT_GAME:
    "Nessun'altra tua partita si gioca adesso. La pagina ti propone la prossima appena il suo turno è aperto.",
  GAME_GOES_ON: "La tua partita qui è in corso. Passi alla prossima quando è finita.",
  NEWER_DEVICE:
    "Nel frattempo un altro dispositivo è entrato per te. Continua su quello, o chiedi a un arbitro della tua sede " +
    "un codice per questo.",
  NO_ROUND:
    "In questo torneo non c'è questo turno, o non è ancora abbinato o aperto. I codici si creano per i posti di un " +
    "turno aperto; prima, solo da chi lo può aprire.",
  TOO_MANY_CODES:
    "Troppi codici sbagliati da questo dispositivo o dal suo indirizzo. Aspetta {seconds} s, poi riprova; un " +
    "codice giusto resta valido.",

  // sign-in by a provider
  SIGN_IN_OFF: "Qui nessuno accede con un fornitore d'identità. Entra con il tuo codice.",
  SIGN_IN_LAPSED:
    "Questo accesso è iniziato in un altro browser, da più di dieci minuti, o è già stato usato. Accedi di nuovo, " +
    "o entra con un codice.",
  SIGN_IN_DECLINED: "{provider} non ti ha fatto accedere, oppure hai annullato. Riprova, o entra con un codice.",
  SIGN_IN_AWAY: "{provider} adesso non risponde. Entra con un codice, o accedi di nuovo tra qualche minuto.",
  SIGN_IN_HALL_UNKNOWN:
    "{provider} non accetta questa sala. Avvisa chi la gestisce, che trova il motivo nel registro della zona di " +
    "gioco; intanto entra con un codice.",
  SIGN_IN_UNTRUSTED:
    "Ciò che {provider} dice di te non è attendibile, perciò nessuno è entrato. Accedi di nuovo; se non cambia, " +
    "avvisa chi gestisce la sala ed entra con un codice.",
  SIGN_IN_NO_OFFICE:
    "Hai fatto l'accesso con {provider} come {who}, che in questo evento non ha un incarico. Fallo aggiungere da " +
    "chi gestisce la sala, o entra con il codice che ti dà un arbitro.",
  SIGN_IN_SEVERAL:
    "Hai fatto l'accesso con {provider} come {who}, e la sala non sa quale di più ufficiali sei. Fallo indicare da " +
    "chi la gestisce, o entra con il codice che ti dà un arbitro.",
};
