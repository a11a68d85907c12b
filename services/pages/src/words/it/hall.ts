/**
 * What the hall says, in Italian: refusals by their code, notices by their kind. The hall itself writes English; a text
 * that is missing here is shown unchanged. Braces mark the places of a notice's details.
 */
export const refusals: Readonly<Record<string, string>> = {
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
    "A questa scacchiera ora non si aspetta nessuno: la partita è finita, non è ancora aperta o prosegue più tardi. Di' che ci sei da 15 minuti prima che prosegua.",
  DISK_NEARLY_FULL:
    "Sul disco della sala restano solo {free}: nessun turno viene aperto, le partite continuano. Chiedi all'operatore di fare spazio, poi apri il turno.",
  TOO_MANY_COMMANDS: "Troppi comandi in poco tempo. Aspetta {seconds} s, poi riprova. Le mosse sono sempre accettate.",
  TOO_BUSY: "Troppi comandi aspettano ancora la risposta. Aspetta, poi riprova.",
  UNAVAILABLE: "Ancora nessuna risposta; il comando sarà inviato di nuovo ed eseguito al massimo una volta.",
  TOKEN_NEEDED: "Serve un accesso valido. Entra prima con il tuo codice.",

  // playing
  NO_SEAT: "Può farlo solo il giocatore di questo posto.",
  FORBIDDEN_SEAT: "Questo non è il tuo posto: può farlo solo il suo giocatore.",
  GAME_NOT_STARTED: "La partita non è iniziata. Aspetta che l'arbitro la faccia iniziare.",
  GAME_PAUSED:
    "La partita è sospesa e gli orologi sono fermi. Puoi abbandonare, offrire o accettare patta, chiamare un arbitro; le mosse aspettano la ripresa.",
  AWAITING_CHIEF_ARBITER: "La partita aspetta la decisione dell'Arbitro principale. Puoi chiamare un arbitro.",
  GAME_ENDED:
    "La partita ha un risultato: non c'è nulla da riprendere. Un giocatore può chiamare un arbitro o fare ricorso; ciò che un arbitro può fare del risultato è alla scacchiera, «Cambia il risultato».",
  STALE_PLY: "La posizione è cambiata nel frattempo: guarda la scacchiera e scegli di nuovo.",
  NOT_YOUR_MOVE: "Tocca al tuo avversario. Aspetta la sua risposta.",
  FLAG_FALLEN: "Il tempo era scaduto prima che la mossa arrivasse alla sala.",
  MALFORMED_MOVE: "Questa non è una mossa. Si indicano le due case, e il pezzo in caso di promozione: e2e4, e7e8q.",
  ILLEGAL_MOVE: "Questa mossa qui non è legale. L'orologio continua: scegli una mossa legale.",
  PROMOTION_PIECE_MISSING: "Scegli il pezzo in cui il pedone si promuove: donna, torre, alfiere o cavallo.",
  DRAW_NOT_ALLOWED:
    "In questo torneo la patta d'accordo non è ammessa. Continua, o chiedi a un arbitro: dove il regolamento glielo lascia, può dare il consenso per questa partita.",
  OFFER_TOO_EARLY:
    "È troppo presto per offrire patta secondo il regolamento di questo torneo. Continua a giocare, o chiedi a un arbitro: dove il regolamento glielo lascia, può dare il consenso per questa partita.",
  OFFER_OPEN: "C'è già un'offerta di patta. Resta valida finché non ha risposta.",
  CONSENT_NOT_USED:
    "Il regolamento di questo torneo non lascia il consenso all'arbitro: si gioca finché è permesso offrire patta (C-06).",
  NO_OFFER_BAN: "Si può offrire patta dalla prima mossa: non c'è un divieto da togliere.",
  REPRODUCE_FIRST:
    "La tua ultima mossa deve prima essere sulla scacchiera tradizionale. Eseguila lì e confermala, poi muovi qui; l'orologio continua.",
  NOTHING_TO_REPRODUCE: "Nessuna tua mossa aspetta conferma su una scacchiera tradizionale. Continua qui.",
  NOT_SHOWN:
    "Il regolamento fa mostrare prima al giocatore qualcosa che non è ancora segnato. Fallo mostrare, segnalo, poi supera il controllo fair play.",
  HELPER_UNNAMED: "Indica chi è: il nome di chi aiuta il giocatore.",
  NO_HELPER: "Nessun arbitro ha accettato qualcuno che aiuti questo giocatore. Prima accettalo.",
  DISABLED_NOT_ADJUSTED:
    "L'orologio di un giocatore con disabilità non si regola per l'aiuto che riceve (C-45). Lascialo com'è.",
  PRE_MOVES_NOT_USED:
    "In questa partita non si preparano mosse, o non per un posto con un assistente. Aspetta la mossa dell'avversario, poi fai la tua.",
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
    "Questo codice era di un assistente che non serve più questo posto. Chi è ammesso ora riceve un codice suo da un arbitro della sede.",
  MALFORMED_NAME:
    "Un nome ha da 1 a 100 caratteri su una sola riga, visibili a tutti: nessun carattere di controllo, nascosto o privato, al massimo 4 segni su una lettera.",
  NAMES_A_PLAYER:
    "È il nome di un giocatore di questa partita, che qui non può aiutare. Indica il nome di chi aiuta; se due persone hanno lo stesso nome, aggiungi che cosa le distingue.",
  ASSISTANT_SERVES: "Questo posto ha già un assistente ammesso, e può averne uno solo. Prima revocalo.",
  UNKNOWN_ASSISTANT:
    "Questa persona non è indicata come assistente del posto, o non più. Guarda di nuovo chi lo è, o indicane uno.",
  CALL_OPEN: "L'arbitro è già stato chiamato qui. Si può chiamare di nuovo quando avrà risposto.",
  VIA_CAPTAIN: "In questo torneo il capitano parla per la squadra. Aiuto medico e tecnico puoi chiamarlo tu.",

  // codes
  NO_COMPETITION: "Qui non c'è un torneo con questo nome. Caricalo prima.",
  CODE_FORBIDDEN:
    "Il tuo ruolo non può dare questo codice: lo dà l'Arbitro principale, o l'Arbitro principale locale per la sua sede.",
  NOT_OF_TEAM:
    "Alla scacchiera {board} non siede nessun giocatore della tua squadra. Le scacchiere della tua squadra in questo turno: {boards}.",
  CODE_UNKNOWN: "Questo codice non è noto. Controllalo, o chiedine uno nuovo all'arbitro.",
  CODE_USED: "Questo codice è già stato usato. Chiedine uno nuovo all'arbitro.",
  CODE_LAPSED: "Questo codice è stato sostituito da uno più recente. Chiedilo all'arbitro.",
  PLAYER_EXCLUDED:
    "Una decisione esclude questa persona da questo turno: non gioca a nessuna scacchiera e nessuno entra per lei. Se la decisione è annullata prima dell'apertura del turno, il codice torna valido; lo decide l'Arbitro principale.",
  OPPONENT_EXCLUDED:
    "In questo turno non hai una partita: una decisione ne esclude il tuo avversario, e vinci per forfait. La pagina ti propone la prossima partita appena il suo turno è aperto.",
  NO_NEXT_GAME:
    "Nessun'altra tua partita si gioca adesso. La pagina ti propone la prossima appena il suo turno è aperto.",
  GAME_GOES_ON: "La tua partita qui è in corso. Passi alla prossima quando è finita.",
  NEWER_DEVICE:
    "Nel frattempo un altro dispositivo è entrato per te. Continua su quello, o chiedi a un arbitro della tua sede un codice per questo.",
  NO_ROUND:
    "In questo torneo non c'è questo turno, o non è ancora abbinato o aperto. I codici si creano per i posti di un turno aperto; prima, solo da chi lo può aprire.",
  TOO_MANY_CODES:
    "Troppi codici sbagliati da questo dispositivo o dal suo indirizzo. Aspetta {seconds} s, poi riprova; un codice giusto resta valido.",

  // sign-in by a provider
  SIGN_IN_OFF: "Qui nessuno accede con un fornitore d'identità. Entra con il tuo codice.",
  SIGN_IN_LAPSED:
    "Questo accesso è iniziato in un altro browser, da più di dieci minuti, o è già stato usato. Accedi di nuovo, o entra con un codice.",
  SIGN_IN_DECLINED: "{provider} non ti ha fatto accedere, oppure hai annullato. Riprova, o entra con un codice.",
  SIGN_IN_AWAY: "{provider} adesso non risponde. Entra con un codice, o accedi di nuovo tra qualche minuto.",
  SIGN_IN_HALL_UNKNOWN:
    "{provider} non accetta questa sala. Avvisa chi la gestisce, che trova il motivo nel registro della zona di gioco; intanto entra con un codice.",
  SIGN_IN_UNTRUSTED:
    "Ciò che {provider} dice di te non è attendibile, perciò nessuno è entrato. Accedi di nuovo; se non cambia, avvisa chi gestisce la sala ed entra con un codice.",
  SIGN_IN_NO_OFFICE:
    "Hai fatto l'accesso con {provider} come {who}, che in questo evento non ha un incarico. Fallo aggiungere da chi gestisce la sala, o entra con il codice che ti dà un arbitro.",
  SIGN_IN_SEVERAL:
    "Hai fatto l'accesso con {provider} come {who}, e la sala non sa quale di più ufficiali sei. Fallo indicare da chi la gestisce, o entra con il codice che ti dà un arbitro.",

  // disconnections
  UNKNOWN_CASE: "Questa disconnessione non esiste. Sceglila dall'elenco.",
  ALREADY_DECIDED:
    "Questa disconnessione è già decisa dalla decisione {ruling} di questa scacchiera. Ognuna ha una sola decisione; un'altra è possibile solo se quella viene rifiutata.",
  GAME_VOIDED:
    "Per questa scacchiera è già decisa una nuova partita: la disconnessione era nella partita annullata e si chiude con essa. Un'altra decisione non è possibile.",
  DECISION_FINAL:
    "Per il regolamento di questa competizione la partita persa o un'esclusione per il fair play è definitiva: contro di essa non si ricorre. Contro altre sanzioni sì.",
  FAIR_PLAY_FORBIDDEN:
    "Una decisione per il fair play spetta all'Arbitro principale, che dà effetto anche a quanto decide la commissione: nulla è stato deciso. Riferiscigli ciò che hai visto.",
  WIDER_SANCTION:
    "Una decisione per il fair play è la partita persa, un'esclusione o un'espulsione. Le altre sanzioni vanno decise da sole: contro quelle si può ricorrere.",
  PROOF_NEEDED:
    "Il regolamento di questa competizione non ammette sanzioni per un illecito non provato: nulla è stato deciso. Si può segnalare un caso alla Commissione Fair Play.",
  NO_CARDS: "Questa competizione non ha cartellini. Sanziona senza cartellino.",
  CARD_WITHOUT_PENALTY:
    "Il cartellino giallo è un avvertimento, il rosso una partita persa. Aggiungi uno dei due o togli il cartellino.",
  NO_YELLOW_CARD:
    "A questo giocatore non è stato mostrato un cartellino giallo in questa competizione. Mostra prima quello, o dichiara persa la partita senza cartellino.",
  NOT_DELEGATED:
    "Decide l'Arbitro principale. Puoi decidere quando te lo affida, o se non ha deciso nel tempo previsto dal regolamento.",
  ALREADY_DELEGATED:
    "Il vice può già decidere questa disconnessione, e così l'Arbitro principale: conta la prima decisione.",
  NOT_RECONNECTED:
    "Il giocatore non è ancora ricollegato. Decidi quando lo è; se non è possibile, scegli un'altra decisione e di' perché.",
  OPPONENT_NOT_RECONNECTED: "Anche l'altro giocatore è scollegato. La partita riprende quando ci sono entrambi.",
  NOT_REPORTED: "L'Arbitro tecnico locale non ha ancora confermato il rapporto. Decidi quando c'è.",
  REDUCTION_MISSING: "Non è detto quanto tempo si toglie: indica un tempo maggiore di zero.",
  TOO_MANY_PERIODS: "Una cadenza di questo torneo non può avere così tanti periodi.",
  CLOCKS_CHANGED:
    "Nel frattempo gli orologi o la posizione di questa scacchiera sono stati cambiati, perciò il tuo ordine non è stato eseguito. Guardali, e ripetilo se serve ancora.",
  CHANGES_NOT_SEEN:
    "Di' quali modifiche agli orologi della scacchiera {board} conosci: un altro arbitro può averli cambiati nel frattempo.",
  CLOCKS_SET_SINCE:
    "Un orologio che questa decisione aveva cambiato è stato regolato di nuovo da allora: ciò che aveva dato o tolto non c'è più, e nulla è stato revocato. Lascia fuori il tempo, e se l'orologio è sbagliato correggilo con un ordine.",
  REDUCTION_TOO_LARGE: "La riduzione non lascerebbe nulla sull'orologio. Scegli meno del tempo rimasto.",
  GAME_NOT_ENDED: "La partita non ha ancora un risultato. Decidi come continua o finisce.",
  CONNECTION_NOT_OF_PLAYER:
    "Con questo regolamento della connessione risponde l'organizzatore, non il giocatore: la decisione non contiene sanzioni. Decidi senza.",
  PENALTY_OF_CHIEF_ARBITER:
    "Una sanzione insieme alla decisione spetta all'Arbitro principale: nulla è stato deciso. Decidi senza sanzione; lui può infliggerla dopo.",
  PENALTY_NOT_WITH_DECISION:
    "Una sanzione secondo {article} non va con una decisione: solo un'ammonizione e una multa. Tempo e risultato li decide la decisione stessa; ogni altra sanzione si impone dopo.",
  DECISION_REASON_MISSING: "Una decisione diversa da a) – d) va motivata. Scrivi perché.",
  PRECEDENT_REASON_MISSING: "Casi simili di questo torneo sono stati decisi diversamente. Scrivi perché questo no.",
  ADDITION_OUT_OF_RANGE: "Indica a chi si dà tempo, e quanto: da 1 secondo a 60 minuti.",
  CONTROL_MISSING: "Indica la cadenza più breve della nuova partita.",
  NOT_SHORTER:
    "La cadenza non è più breve di quella della partita annullata: la somma dei tempi base e di 60 incrementi dev'essere minore.",
  ANOTHER_GAME:
    "La decisione riguardava una partita annullata; su questa scacchiera ce n'è ora un'altra. Decidi su quella.",
  ALREADY_REPORTED: "Il rapporto di questo caso è già confermato: l'Arbitro principale ce l'ha.",
  CASE_CLOSED: "Questo caso è deciso e chiuso.",
  CASE_OPEN:
    "Una disconnessione di questa scacchiera aspetta la decisione dell'Arbitro principale, che fa riprendere la partita.",
  NOTE_TOO_LONG: "Una nota ha al massimo 2000 caratteri, e nessun carattere di controllo.",

  // calls and penalties
  UNKNOWN_CALL: "Questa chiamata non esiste su questa scacchiera.",
  ALREADY_ANSWERED: "Questa chiamata ha già avuto risposta.",
  ALREADY_ACKNOWLEDGED: "Un arbitro sta già andando a questa chiamata. Le si può rispondere.",
  NO_APPEALS: "Il regolamento di questo torneo non ammette ricorsi.",
  RESULT_FINAL: "In questo torneo i risultati sono definitivi. Si può fare ricorso contro una decisione.",
  NO_RESULT_YET: "La partita non ha ancora un risultato. Si può fare ricorso quando c'è.",
  OWN_WIN:
    "Questo giocatore ha già i punti di una vittoria e un ricorso non può dargliene di più: nulla è stato presentato. Si può ricorrere contro una decisione.",
  APPEAL_TEXT_MISSING: "Un ricorso dice che cosa è sbagliato e che cosa si chiede. Scrivilo.",
  APPEALED_RULING_GONE:
    "Ciò contro cui è questo ricorso è stato revocato: il ricorso non cambia il punteggio. Decidilo senza uno nuovo; contro un punteggio sbagliato si ricorre direttamente.",
  SCORE_FINAL:
    "Questo punteggio viene da una decisione definitiva per il fair play e lo cambia solo l'Arbitro principale: nulla è stato imposto. Una sanzione che lascia i punti è possibile.",
  NOTHING_TO_APPEAL:
    "Questo provvedimento è stato revocato: non ne resta nulla e nulla è stato presentato. Si può ricorrere contro la revoca.",
  APPEAL_LEAVES_EFFECT:
    "{penalties} della decisione non si può più annullare: tempo già giocato, un turno già aperto, un punteggio su cui si è deciso dopo o una partita che non può continuare. Nulla è stato deciso. Indica il nuovo punteggio se l'organo ne dà uno, o conferma che questa parte resta com'è.",
  ALREADY_APPEALED: "Questa parte ha già fatto ricorso. Uno basta.",
  DEADLINE_PASSED: "Il termine per questo ricorso è scaduto: nulla è stato presentato.",
  UNKNOWN_APPEAL: "Questo ricorso non esiste su questa scacchiera.",
  NO_FEE_DUE: "Per questo ricorso non è dovuta una tassa, o è già pagata.",
  FEE_UNPAID:
    "La tassa di questo ricorso non risulta pagata: il procedimento non è aperto. Registra prima il pagamento.",
  APPEAL_DECIDED:
    "La decisione {ruling} di questa scacchiera ha già deciso questo ricorso: {outcome}. Un'altra decisione è possibile solo se quella è rifiutata.",
  APPEAL_REASON_MISSING: "La decisione di un ricorso va motivata. Scrivi perché.",
  NEW_SCORE_MISSING: "Manca il nuovo punteggio. Indica i punti di entrambi.",
  SCORE_UNCHANGED:
    "La partita ha già questo punteggio. Accogli il ricorso senza un nuovo punteggio, o indicane un altro.",
  QUESTION_MISSING: "Manca la domanda. Scrivi quale regola va spiegata.",
  QUESTION_OPEN: "La tua ultima domanda non ha ancora risposta. Aspettala, poi chiedi di nuovo.",
  UNKNOWN_QUESTION: "Questa domanda non esiste su questa scacchiera.",
  QUESTION_ANSWERED: "Questa domanda ha già avuto risposta.",
  UNKNOWN_ARTICLE:
    "Il catalogo delle regole non ha questo articolo. Scegline uno che ha: la casella li propone; per esempio OCR 5.4.1 o LAW 9.2.",
  NOT_INVALID:
    "Non è una chiamata di questo giocatore senza valido motivo e ancora senza sanzione. Sanziona senza indicare una chiamata.",
  PENALTY_FORBIDDEN: "Questa sanzione non spetta al tuo ruolo: nulla è stato inflitto.",
  PENALTY_MISSING: "Non è detto quale sanzione. Scegline una o più dell'art. 18.4.",
  PENALTY_TWICE: "La stessa sanzione è indicata due volte: nulla è stato inflitto.",
  PENALTIES_CONTRADICT: "Queste sanzioni non hanno senso insieme: nulla è stato inflitto. Togline una.",
  RULED_MEANWHILE:
    "Le decisioni su questa scacchiera non sono quelle che conoscevi (l'ultima: {ruling}), perciò la tua non è stata presa. Guardale, e ripetila se serve ancora.",
  WITHDRAWAL_FINAL:
    "Questa decisione ne revoca un'altra e non si revoca. Se la sanzione era giusta, infliggila di nuovo.",
  NO_PENALTY_TO_WITHDRAW:
    "Si revocano solo le sanzioni. Un orologio si può correggere con un ordine; contro il resto si può presentare ricorso.",
  WITHDRAWAL_REASON_MISSING: "La revoca richiede un motivo. Scrivilo.",
  NOT_OF_RULING: "Indica quali sanzioni di questa decisione revochi, ciascuna una volta.",
  WITHDRAWAL_FORBIDDEN:
    "Questa sanzione non spetta al tuo ruolo in questa sede, né la sua revoca. Rivolgiti all'Arbitro principale locale della sede del giocatore o all'Arbitro principale.",
  RULED_ABOVE: "Questa decisione è di un arbitro sopra di te. La revoca lui, o l'Arbitro principale.",
  NOTHING_TO_WITHDRAW: "Questa decisione è stata rifiutata e non ha cambiato nulla: non c'è nulla da revocare.",
  ALREADY_WITHDRAWN: "Un'altra decisione ha già revocato questa sanzione. Non resta nulla da fare.",
  TIME_PLAYED:
    "La partita i cui orologi sono stati cambiati non è più in corso: il tempo non si può restituire e nulla è stato revocato. Togli questa parte; resta possibile il ricorso.",
  EXCLUSION_EFFECTED:
    "I turni di questa sanzione sono già stati aperti: non si revoca più. Togli questa parte; resta possibile il ricorso.",
  WITHDRAWN_TOGETHER: "Queste sanzioni hanno un solo effetto: nulla è stato revocato. Revocale insieme.",
  GAME_WENT_ON: "La partita è annullata o è continuata: nulla è stato revocato. Resta possibile il ricorso.",
  SCORE_RULED_SINCE:
    "Il punteggio è stato cambiato di nuovo da una decisione successiva. Revoca prima quella; ciò che ha deciso un ricorso resta.",
  EXPELLED_SINCE:
    "Un altro provvedimento in vigore espelle un giocatore di questa partita, che perciò non può continuare. Revoca prima quello.",
  NEXT_ROUND_OPEN:
    "Il turno successivo è aperto: la partita non può continuare. Si può decidere sul punteggio, e si può presentare ricorso.",
  SCORE_OFFICIAL:
    "Il turno è ufficiale: la decisione su questo punteggio non si revoca. Resta possibile il ricorso, e l'Arbitro principale può decidere di nuovo sul punteggio.",
  NOT_KEPT_OUT: "Questa decisione non esclude nessuno, o non più: nulla è cambiato.",
  NOT_BY_RULING:
    "Questa partita non è finita per decisione di un arbitro, perciò non continua. Contro un risultato si può presentare ricorso.",
  RULING_PENDING: "Una decisione precedente su questa scacchiera non è ancora applicata. Riprova quando lo è.",
  TIME_OUT_OF_RANGE: "Una sanzione di tempo va da 1 secondo a 60 minuti.",
  GAME_NOT_IN_PROGRESS: "La partita non è in corso: i suoi orologi non si possono cambiare.",
  POINTS_MISSING: "Indica i nuovi punti.",
  NO_SCORE:
    "La partita non ha ancora un punteggio. Sono possibili un avvertimento, una sanzione di tempo o la perdita della partita.",
  SCORE_NOT_RAISED: "L'avversario ha già questi punti o di più: nulla è stato inflitto.",
  SCORE_NOT_LOWERED: "Il giocatore ha già questi punti o di meno: nulla è stato inflitto.",
  SCORE_NOT_ALLOWED:
    "Questo punteggio non è ammesso: a ciascuno i punti di vittoria, patta o sconfitta, insieme non più di una vittoria e una sconfitta.",
  OPPONENT_SCORE_MISSING: "Indica i punti dell'avversario: la perdita della partita si dichiara insieme a quelli.",
  LOST_ALREADY:
    "Una decisione ha già dichiarato persa questa partita per questo giocatore, e il punteggio resta {score}: nulla è stato inflitto. Indica altri punti per l'avversario, o infliggi un'altra sanzione di OCR 18.4.",
  NOTHING_TO_LOSE: "La partita non è in corso e non ha punteggio: decidi quando c'è il risultato.",
  FINE_NOT_ANNOUNCED: "Questa multa non era annunciata prima del torneo: nulla è stato inflitto.",
  OWN_GAME_IN_PROGRESS: "La tua partita è in corso. Finché non finisce, vedi soltanto la partita.",
  UNKNOWN_ROUND: "Il torneo non ha questo turno, o non è più da giocare.",
  ROUND_STARTED: "Da un turno già aperto non si può escludere.",

  // clocks and orders
  ALREADY_STARTED: "La partita è già iniziata.",
  DEVICE_CHECK_MISSING:
    "Il dispositivo di un posto non ha superato il controllo. Lo fa l'Arbitro principale locale, o prima dell'inizio registra il giocatore come assente: allora la partita inizia senza di lui e decide la tolleranza. Chi arriva dopo muove a controllo fatto; il suo orologio cammina.",
  FAIR_PLAY_CHECK_MISSING:
    "Un giocatore non ha superato il controllo fair play. Lo fa l'Arbitro principale locale, o prima dell'inizio registra il giocatore come assente: allora la partita inizia senza di lui e decide la tolleranza. Chi arriva dopo muove a controllo fatto; il suo orologio cammina.",
  START_HELD: "Un giocatore è alla scacchiera ma il suo dispositivo non è collegato: questa partita aspetta.",
  SEAT_ABSENT: "Un giocatore assente non trattiene l'inizio. Registra prima la presenza, o fa' iniziare la partita.",
  NO_ROLL_CALL:
    "Il regolamento non prevede l'appello dei giocatori: nessuno viene escluso prima dell'inizio. Chi arriva tardi perde per la tolleranza.",
  ROLL_CALL_ANSWERED: "Il giocatore è alla scacchiera. Se è un errore, togli prima la presenza.",
  SEAT_EXCLUDED:
    "Questo giocatore non ha risposto all'appello dei giocatori ed è escluso da questa partita. L'Arbitro principale locale può annullare fino all'inizio.",
  NOT_RUNNING: "Gli orologi sono già fermi. Puoi far riprendere la partita.",
  NOT_PAUSED: "La partita non è sospesa: l'orologio cammina.",
  GAME_ADJOURNED:
    "La partita è aggiornata. Si può abbandonare, offrire o accettare patta; le mosse aspettano la ripresa.",
  DEFAULT_NOT_OVER:
    "Nessuno ha perso per assenza: la tolleranza non è finita, è stata tolta, o il giocatore è arrivato in tempo.",
  RESULT_OFFICIAL:
    "Il turno {round} è ufficiale: le sue partite non continuano e questo risultato resta. Si può presentare ricorso, e l'Arbitro principale può decidere sul punteggio.",
  PRESENCE_CHANGED:
    "Non registrato: nel frattempo per questo giocatore è stato registrato altro, ora è {presence}. Guarda chi è alla scacchiera, e registra di nuovo se è sbagliato.",
  CLOCKS_ADJOURNED:
    "La partita è aggiornata e i suoi orologi restano fermi fino alla ripresa come nella busta: {article} ora non si può dare né revocare. È possibile un'ammonizione, e il tempo quando la partita continua.",
  NOT_FORFEITED:
    "Su questa scacchiera non c'è ora un forfait da annullare: non c'è mai stato, o è già stato annullato. La cronologia della scacchiera lo dice.",
  NO_SUCH_POSITION:
    "Questa posizione precedente non esiste. Scegli una semimossa prima dell'ultima, o 0 per la posizione iniziale.",
  MALFORMED_TIME: "Un tempo sull'orologio è maggiore di zero e al massimo 24 ore.",
  NOTHING_TO_CHANGE: "Indica che cosa cambiare: un tempo, una cadenza o il contatore delle mosse.",
  GRANT_OUT_OF_RANGE: "Il tempo dato a un giocatore va da 1 secondo a 60 minuti per volta.",
  CHOOSE_THE_TIME:
    "Con l'impostazione giusta questo giocatore non avrebbe più tempo. Scegli il tempo da mettere sull'orologio.",
  NO_BOARDS: "Nessuna delle scacchiere indicate è nello stato adatto a quest'ordine.",
  START_AT_PAST: "Quell'istante è passato. Ordina l'inizio subito, o per più tardi.",
  NOT_PENDING: "Si può ritirare solo un inizio che aspetta ancora il suo istante. Altrimenti sospendi le partite.",

  // rounds and results
  ROUND_ALREADY_OPEN: "Questo turno è già aperto; nulla è cambiato.",
  NO_ROOM_IN_REPORT:
    "Un rapporto del torneo (TRF) non ha posto per questi valori: {values}. Niente è stato tagliato; di questa competizione non c'è un rapporto.",
  ROUND_WAITS:
    "Una decisione presa in {boards}, che questo turno deve attendere, non è ancora eseguita. Riprova quando è applicata o rifiutata: ci vuole un momento.",
  ROUND_NOT_FINISHED: "Un turno aperto ha ancora partite senza risultato. Concludile prima.",
  ROUND_NOT_OPEN: "Questo turno non è stato aperto: non ha risultati.",
  NO_RESULT: "La partita non ha ancora un risultato. Confermalo o approvalo quando è finita.",
  RESULT_APPROVED: "Il risultato è omologato. Si può fare ricorso, ma non registrarlo di nuovo.",
  RESULT_DISPUTED:
    "Non approvato: nel frattempo un giocatore ha detto che il risultato è sbagliato. Ascoltalo, poi approva il risultato o cambialo.",
  SCORE_CHANGED: "Non approvato: il risultato ora è un altro. Guarda la scacchiera, poi approva quello.",
  ALREADY_APPROVED:
    "Il risultato è già omologato{approval}; nulla è cambiato. Lo può cambiare una decisione o un ricorso.",

  NO_SUCH_PLY: "La partita non ha tante semimosse. Scegline una che ha, o 0 per la posizione iniziale.",
  NOT_REPEATED:
    "Dopo questa semimossa la posizione non si era ancora presentata abbastanza volte. Guarda che cosa trova il software, e scegli un'altra semimossa.",
  ONLY_CLAIMED_REPETITION:
    "Dopo questa semimossa la posizione si era presentata {count} volte. Senza reclamo la partita è patta a {needed} (LAW 9.6.1); prima può reclamare la patta solo il giocatore che ha il tratto (LAW 9.2). Scegli un'altra semimossa, o lascia continuare la partita.",
  ONLY_CLAIMED_COUNT:
    "Dopo questa semimossa c'erano {count} semimosse senza catture né mosse di pedone. Senza reclamo la partita è patta a {needed} (LAW 9.6.2); prima può reclamare la patta solo il giocatore che ha il tratto (LAW 9.3). Scegli un'altra semimossa, o lascia continuare la partita.",
  NOT_COUNTED:
    "Dopo questa semimossa non c'erano ancora abbastanza mosse senza catture né mosse di pedone. Guarda che cosa trova il software, e scegli un'altra semimossa.",
  MATE_POSSIBLE: "Uno scacco matto è ancora possibile, quindi non è patta. Guarda la variante che trova il software.",
  ALREADY_DRAWN: "La partita è già patta; nulla è cambiato.",
  RULED:
    "Questo risultato viene da una decisione o da un forfait: fa' ricorso contro la decisione, o annulla il forfait.",
  NOT_AUTOMATIC:
    "Questo risultato non l'ha dato il software da solo: viene dai giocatori, da una decisione o da un forfait. Si può fare ricorso.",
  EXACT_RESULT:
    "Matto, stallo, ripetizioni e mosse contate si leggono nel verbale: il software non ha sbagliato. Si può fare ricorso.",
  RESULT_UNCHANGED: "La partita ha già questo risultato. Scegline un altro.",
  RESULT_NOT_POSSIBLE:
    "La partita non può avere questo risultato: vince uno dei due o è patta, e chi ha esaurito il tempo non vince.",
  CANNOT_GO_ON: "È caduta una bandierina: non c'è tempo per continuare. Cambia invece il risultato.",
  LINE_ILLEGAL: "In questa variante c'è una mossa non legale. Correggila, o motiva senza variante.",
  LINE_WITHOUT_MATE:
    "Questa variante non finisce con lo scacco matto di chi deve vincere. Correggila, o motiva senza variante.",

  // checks, leave, conduct
  GAME_STARTED:
    "La partita è iniziata. I controlli si fanno prima, o durante la partita per chi è arrivato quando era già iniziata senza di lui; una partita ripetuta ne richiede di nuovi.",
  LEAVE_NOT_NEEDED: "Ora non serve un permesso per allontanarsi.",
  LEAVE_OPEN: "Un permesso è già chiesto o dato. Aspetta la risposta dell'arbitro, o usa quello che c'è.",
  LEAVE_ANSWERED:
    "Nel frattempo è stata data un'altra risposta, perciò la tua non è stata registrata. Il permesso di questo giocatore ora: {leave}. Guardalo, e rispondi di nuovo se serve ancora.",
  CHECKED_MEANWHILE:
    "Questo controllo ha un'altra risposta, perciò la tua non è stata registrata: {answer}, da {by} alle {at}. Guardala, e rispondi di nuovo se la tua deve sostituirla.",
  INCIDENT_MEANWHILE:
    "Nel frattempo un altro arbitro ha registrato un fatto di questo tipo di questo giocatore, il numero {incident} di questa scacchiera, ancora aperto; il tuo non è stato registrato. Guardalo, e registra il tuo se è un altro.",
  LEAVE_NOT_ASKED: "Questo giocatore non ha e non chiede un permesso.",
  ALREADY_OUT: "Questo giocatore è già fuori. Registra prima il rientro.",
  NOT_OUT: "Questo giocatore non è fuori: non c'è un rientro da registrare.",
  INCIDENT_NOTE_MISSING: "Scrivi che cosa si è visto.",
  UNKNOWN_INCIDENT: "Questo episodio non esiste su questa scacchiera.",
  INCIDENT_CLOSED: "Questo episodio è chiuso. Ciò che è nuovo è un altro episodio.",
  INCIDENT_OF_ANOTHER:
    "Un altro arbitro ha registrato o confermato questo incidente: non è stato annullato. Lo annulla lui, o l'Arbitro principale.",
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
    "Chi ha questo ruolo non fa parte del personale della sede: ne fanno parte i suoi arbitri e l'Organizzatore locale.",
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
    "Questo dispositivo non è registrato per la sede. Fai registrare il suo numero dall'organizzatore locale o da un arbitro della sede, o usa un dispositivo registrato; il codice vale ancora.",
  INITIAL_POSITION_UNKNOWN:
    "Questa posizione iniziale non esiste. Hanno i numeri da 0 a 959; 518 è quella degli scacchi normali.",
  POSITION_RIGHT:
    "La partita è cominciata da questa posizione, quindi non è nulla. Se intendevi un'altra, scrivi il numero di quella giusta.",
  TOO_LATE_TO_REPLAY: "Entrambi hanno già fatto {moves} mosse: la partita prosegue dalla posizione che ha.",
  HEADPHONES_ALLOWED:
    "Il regolamento di questo torneo ammette le cuffie: portarle non è una violazione. Registra che cos'altro ha fatto il giocatore.",
  DUTY_NOT_ASKED:
    "Il regolamento di questo torneo non chiede nulla del genere in questa partita: non c'è nulla da segnare.",
  SCORESHEET_LAPSED:
    "In questo periodo il giocatore non deve più scrivere le mosse: il suo orologio ha segnato meno di cinque minuti e non c'è un incremento di 30 secondi per mossa.",
  BAGS_NOT_ALLOWED: "Il regolamento di questo torneo non ammette borse con dispositivi nella sede.",
  BAG_PLACE_MISSING: "Non è detto dove sta la borsa. Accordati su un posto e scrivilo.",
  BAG_NOT_STORED: "Di questa persona non è custodita nessuna borsa.",
  DEVICE_ON: "I dispositivi nella borsa vanno spenti. Falli spegnere, poi custodisci la borsa.",

  // adjournment, corrections, results
  ADJOURNMENT_NOT_USED: "In questo torneo le partite non si aggiornano. Sospendi la partita.",
  SEALING_NOT_ORDERED: "Nessun arbitro ha ordinato di mettere la mossa in busta. Giocala sulla scacchiera.",
  SEALING_TOO_EARLY:
    "Alla fine della sessione manca più tempo di quello sul tuo orologio. Continua a giocare, o metti in busta più tardi.",
  NOTHING_SEALED: "Nessuna mossa è ancora in busta. Mettila, poi conferma.",
  NOT_ADJOURNED: "La partita non è aggiornata: non c'è nulla da scrivere sulla busta né da riprendere.",
  ENVELOPE_CHANGED:
    "La busta ha un altro verbale, perciò il tuo non è stato preso: {place}, {resumes}, confermato da {by} alle {at}. Guardalo, e conferma di nuovo se il tuo deve sostituirlo.",
  ENVELOPE_INCOMPLETE: "Sulla busta servono il luogo della ripresa e un'ora che deve ancora venire.",
  RESUMPTION_NOT_DUE: "L'ora della ripresa non è arrivata. Un arbitro può riprendere prima.",
  SETTING_MISSING: "Di' che cosa va corretto: la cadenza, le mosse fatte o i tempi.",
  CLAIMS_NOT_USED:
    "Qui la patta non si reclama: ripetizione e mosse contate chiudono la partita da sole. Puoi offrire patta.",
  NO_POLICY:
    "Il regolamento di questa competizione non prevede regole sulle mosse illegali: non se ne registrano. Ripristina la posizione o decidi secondo OCR 18.4.",
  NOT_HIS_MOVE:
    "Questa semimossa non è di chi ha commesso il fatto. L'ultima sua, o la prossima, è {ply}: scegli quella o una sua precedente.",
  NO_RECORD: "In questa partita non è registrata nessuna irregolarità: non c'è niente da annullare.",
  RECORDS_CHANGED:
    "Non annullata: nel frattempo le registrazioni di questa partita sono cambiate; ora sono {count}, l'ultima è {last}. Guardale, e annulla l'ultima se è sbagliata.",
  RECORD_OF_ANOTHER:
    "L'ha registrata un altro arbitro, o la sala: non è stata annullata. La annulla lui, o l'Arbitro principale.",
  RECORDED_MEANWHILE:
    "Non registrato: nel frattempo le registrazioni di questa partita sono cambiate; ora sono {count}, l'ultima è {last}. Guardale, e registra la tua se è un altro fatto.",
  RECORDED_ALREADY:
    "Per la semimossa {ply} questo è già registrato, e non è stato contato una seconda volta. Se il giocatore l'ha fatto ancora alla stessa semimossa, dillo e registralo.",
  ONLY_GOES_ON:
    "Un fatto registrato ha chiuso questa partita. Se è stato registrato per errore, ritiralo: allora la partita continua. Si può fare appello.",
  TOO_LATE: "L'avversario ha fatto la mossa seguente, perciò resta così. Si poteva registrare solo prima.",
  TOO_LATE_TO_CORRECT:
    "Entrambi hanno fatto tante mosse che l'impostazione resta, a meno che tu dica che ne soffre il programma.",
  MALFORMED_COUNTER: "Un contatore di mosse va da 0 a 9999.",
  MALFORMED_MINUTES: "Indica la tolleranza in minuti dall'inizio, da 0 a 1440, o nessuna.",
  ROUND_OFFICIAL: "Questo turno è già ufficiale; nulla è cambiato.",
  ROUND_NOT_APPROVED: "C'è ancora un risultato non approvato. Approva prima tutti i risultati del turno.",
  MALFORMED_REPORT:
    "Le osservazioni hanno al massimo 2000 caratteri, senza caratteri di controllo. Il rapporto che si firma è indicato dal suo SHA-256.",
  VENUE_NOT_PLAYING: "In questo turno nessuno di questa sede è abbinato: non c'è un rapporto da firmare.",
  REPORT_NOT_COMPARED:
    "Un rapporto si firma dove è mostrato: nella zona di gioco, che confronta quel che firmi con il rapporto com'è. Firmalo lì.",
  REPORT_GAME_OPEN:
    "Una partita non ha ancora un risultato. Firma il rapporto quando tutte sono finite e i risultati approvati.",
  REPORT_NOT_APPROVED: "C'è ancora un risultato non approvato. Approvalo, poi firma il rapporto.",
  REPORT_SIGNED: "Questo rapporto è già firmato così com'è. Si firma di nuovo se è stato registrato altro.",
  VENUES_NOT_SIGNED: "Il rapporto del turno si firma per ultimo: mancano ancora firme delle sedi.",
  NO_REPORT: "In questo torneo non c'è questo turno o questa sede, perciò nemmeno il rapporto.",
  VENUE_REPORTS_CHANGED:
    "Il rapporto di una sede non è più quello che il suo Arbitro principale di sede ha firmato; nulla è stato firmato. Il rapporto nomina le sedi: fai firmare di nuovo i loro, poi firma.",
  REPORT_CHANGED:
    "Il rapporto non è più quello mostrato dalla tua pagina; nulla è stato firmato. Guardalo di nuovo, poi firma.",
  SCORE_MOVED:
    "Il punteggio di questa partita è cambiato nel frattempo: la decisione non cambia nulla. Guardalo e decidi di nuovo.",
  FAILED_PAUSE_REASON_MISSING:
    "Serve il motivo: perché la sospensione non è stata possibile, o perché non si aggiunge tempo.",
  NOTHING_TO_PAUSE:
    "Su questa scacchiera nessuna partita è iniziata: nessun orologio correva. Nulla è stato messo a verbale.",
  PAUSE_NOT_YET_WANTED:
    "L'istante in cui la sospensione era voluta deve ancora venire: nella sala sono le {now}. Indicane uno passato.",
  PAUSE_BEFORE_START:
    "Questa partita è iniziata alle {start}, perciò prima non se ne voleva la sospensione. Indica un istante da allora alle {now}.",
  UNKNOWN_FAILED_PAUSE: "Questa sospensione mancata non è a verbale su questa scacchiera.",
  FAILED_PAUSE_SETTLED:
    "Per questa sospensione mancata il tempo è già aggiunto, o è stata chiusa. Un orologio si corregge ancora con un ordine.",
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

  // fair play
  NO_SUCH_CASE: "Questo caso non esiste.",
  NO_SUCH_SCREENING: "Questo controllo non esiste.",
  SCREENING_PENDING: "Le cifre sono in calcolo. Riprova fra poco.",
  APPENDIX_NOT_ADOPTED:
    "Il regolamento di questo torneo non adotta le norme di fair play dell'Appendice I: non ci sono casi.",
  NO_PANEL: "Il torneo non indica un collegio della Commissione Fair Play. Scrivi alla Commissione stessa.",
  CASE_EXISTS: "Questo caso è già aperto.",
  CASE_COMPLETED: "Questo caso è concluso.",
  NOT_ELIGIBLE: "Possono presentare reclamo i giocatori, i capitani e gli ufficiali di questo torneo.",
  FORM_INCOMPLETE: "Non presentato. Nel modulo mancano: {missing}. Completalo e presentalo in tempo.",
  FIDE_ID_DIFFERS:
    "Per te è registrato un altro ID FIDE o numero di tessera. Indica quello, oppure fai correggere l'iscrizione.",
  COMPLAINT_IN_WORK:
    "Non presentato: il tuo reclamo su questa persona è in esame. Apri quel caso fra i tuoi e aggiungi una dichiarazione: altre partite, fatti e documenti. Potrai presentarne uno nuovo quando sarà concluso.",
  TOO_MANY_COMPLAINTS:
    "Non presentato: venti tuoi reclami sono in esame. Aggiungi dichiarazioni a quelli, o presenta questo quando uno sarà concluso.",
  UNKNOWN_ACCUSED:
    "Nessuno in questo torneo ha questo identificativo. Scegli la persona dall'elenco, o lascialo vuoto e scrivi il nome di un'altra.",
  NAME_OF_COMPETITION:
    "{name} è una persona di questo torneo. Sceglila dall'elenco: così è tenuta fuori dal caso e ne è informata in questa sala. Se intendi un'altra persona con lo stesso nome, aggiungi che cosa le distingue.",
  OWN_CASE: "Qui non puoi accusare te stesso. Scrivi alla Commissione Fair Play.",
  TEXT_UNREADABLE: "Un testo è troppo lungo o contiene caratteri di controllo.",
  TEXT_MISSING: "Manca il testo. Scrivilo.",
  TIME_BARRED: "L'ultimo turno è finito da più di un anno: non si aprono più casi.",
  UNKNOWN_BASIS: "Il caso di cui riprendere i fatti non esiste.",
  COMPLAINT_INADMISSIBLE:
    "Il reclamo è inammissibile: non si indaga. Respingilo con un voto, oppure apri un caso d'ufficio sui suoi fatti.",
  NOT_INVESTIGATOR: "Può farlo solo l'incaricato dell'indagine di questo caso.",
  RECORDINGS_OVER: "Il tempo di queste registrazioni è finito: non se ne registrano più.",
  COMMISSION_NEEDED:
    "Le sanzioni le infligge la Commissione etica e disciplinare, che registra da sé la propria decisione. Il collegio può registrare altro su questo caso.",
  CHAIR_NEEDED: "Può farlo solo il presidente del collegio.",
  NOT_ON_PANEL: "L'incaricato è un membro del collegio che non sia parte del caso.",
  APPOINTED_MEANWHILE:
    "Nel frattempo è già stata nominata la persona che indaga, {investigator}; non è stato nominato nessun altro. Guarda il caso, e indica perché se deve indagare un altro.",
  NOT_NEXT_IN_LIST: "Il prossimo della lista è {proposed}. Indica perché indaga un altro.",
  DUE_PASSED: "La scadenza è già passata. Indicane una che lasci il tempo di rispondere.",
  HEARING_TOO_SHORT:
    "L'accusato non ha ancora fatto una dichiarazione e gli serve tempo: indica un momento ad almeno 24 ore da adesso.",
  UNKNOWN_REQUEST: "Nel caso non c'è questa richiesta di collaborazione ancora aperta.",
  REPORT_INCOMPLETE: "Non definitiva. Nella relazione mancano: {missing}.",
  ACCUSED_NOT_HEARD:
    "L'accusato non è stato sentito. Informalo per iscritto e aspetta la sua dichiarazione o la fine del termine; un rapporto già definitivo va prima rinviato.",
  REPORT_FINAL: "La relazione è definitiva. Il collegio può rinviarla.",
  REPORT_MISSING: "Non c'è ancora una relazione definitiva.",
  NOT_A_COMPLAINT: "Si respinge solo un reclamo. Un altro caso finisce con il voto sulla relazione.",
  UNDER_INVESTIGATION: "Il caso è in fase di indagine: finisce con il voto sulla relazione.",
  VOTED_MEANWHILE:
    "I voti sono cambiati da quando li hai visti: {yes} sì, {no} no, {abstain} astenuti. La votazione non è stata chiusa. Guardala, e chiudila se deve finire così.",
  NO_VOTES: "Nessuno ha votato sì o no.",
  NOT_FORWARDED: "Le sanzioni le decide la Commissione etica e disciplinare, e questo caso non le è stato trasmesso.",
  SANCTION_RECORDED:
    "La decisione con questo riferimento è già registrata; nulla è stato registrato. Un'altra decisione ha un riferimento suo; ciò che ne corregge una si registra come altra questione.",
  SANCTION_MALFORMED:
    "Una sanzione indica la sua decisione; una squalifica ha da 0 a 1200 mesi, e al massimo altrettanti dal vivo.",
  RECORDING_INCOMPLETE:
    "Indica che cosa mostra la registrazione, con al massimo 200 caratteri, e dove si trova, con al massimo 500; per le telecamere anche la sede.",
  NOT_ITS_KEEPER: "Solo chi ha inserito questa registrazione la cancella dove si trova e lo conferma qui.",
  RECORDING_KEPT:
    "Il tempo di conservazione di questa registrazione non è finito, o serve ancora a un procedimento. Non si può ancora cancellare.",
  UNKNOWN_RECORDING: "Questa registrazione non esiste.",
  UNKNOWN_WINNER: "Il torneo non ha questo giocatore.",
  PRIZE_HELD:
    "Non consegnato: un caso su questo giocatore è stato trasmesso alla Commissione etica e disciplinare, che non ha ancora deciso. Il premio resta fermo finché la decisione non è registrata.",
  DECISION_STANDS:
    "Non consegnato: la Commissione etica e disciplinare ha deciso su questo giocatore ({decisions}). Leggi se la decisione gli lascia il premio; solo in tal caso consegnalo con il suo riferimento.",
  CHECKS_PENDING: "Non consegnato. Non sono ancora finiti: {pending}. Consegna il premio quando lo saranno.",
  RECORDING_DELETED: "Il tempo di conservazione di questa registrazione è finito: è stata cancellata.",
};

/** What a form, a report or a check still lacks, as named in refusals. */
export const lacking: Readonly<Record<string, string>> = {
  "the FIDE ID or member number": "l'ID FIDE o il numero di tessera",
  "your contact address": "il tuo recapito",
  "the name of the accused": "il nome dell'accusato",
  "the games": "le partite",
  "the facts": "i fatti",
  "a ground": "un motivo",
  "the reference of the request": "il riferimento della richiesta",
  "the trigger": "l'origine",
  "the findings": "le conclusioni",
  "the proposed sanction": "la sanzione proposta",
  "the offence": "l'illecito",
  "the five criteria of a false accusation": "i cinque criteri dell'accusa falsa",
  "the platform's own checks": "i controlli della piattaforma",
  "not recorded": "senza registrazione",
  "recorded as present": "registrato come presente",
  "recorded as absent": "registrato come assente",
  passed: "superato",
  "not passed": "non superato",
  dismissed: "respinto",
  upheld: "accolto",
  "the score stays": "il punteggio resta",
};

/** Rulings as named in refusals, besides sides, roles and penalties. */
export const ruled: readonly (readonly [RegExp, string])[] = [
  [/^withdrawal of ruling (\d+)$/, "revoca della decisione $1"],
  [/^the decision of an appeal$/, "la decisione di un ricorso"],
  [/^time for a pause that was not possible$/, "tempo per una sospensione non possibile"],
  [/^a decision about a disconnection$/, "una decisione su una disconnessione"],
  [/^none$/, "nessuna"],
];

/** Reasons that the hall itself gives for a pause or a held start; texts by people are not here. */
export const reasons: readonly (readonly [RegExp, string])[] = [
  [/^Connection of White lost$/, "Collegamento del Bianco perso"],
  [/^Connection of Black lost$/, "Collegamento del Nero perso"],
  [/^An arbiter has been called$/, "È stato chiamato un arbitro"],
  [/^An arbiter has taken a ruling back$/, "Un arbitro ha revocato una decisione"],
  [/^Decision of the Chief Arbiter$/, "Decisione dell'arbitro principale"],
  [/^Decision of the Deputy Chief Arbiter$/, "Decisione del vice arbitro principale"],
  [/^The hall was out of service from (.+) to (.+) UTC$/, "La sala è stata fuori servizio dalle $1 alle $2 UTC"],
  [/^The device is not connected$/, "Il dispositivo non è collegato"],
  [/^Not ready: /, "Non pronto: "],
  [/the venue is not open/, "la sede non è aperta"],
  [/no device check/, "manca il controllo del dispositivo"],
  [/^Pause not possible at (\S+): /, "Sospensione non possibile alle $1: "],
  [/no fair-play check/, "manca il controllo fair play"],
];

export const notices: Readonly<Record<string, string>> = {
  HALL_SILENT:
    "La sala non ha risposto per un po' e la partita è sospesa. Quel tempo non è stato conteggiato. Una mossa che non è nell'elenco non è stata fatta",
  PAUSED: "La partita è sospesa, entrambi gli orologi sono fermi",
  RESUMED: "La partita continua",
  ADJOURNED: "La partita è aggiornata. Entrambi gli orologi sono fermi",
  CLOCKS_SET: "L'arbitro ha regolato gli orologi",
  SETTING_CORRECTED: "L'arbitro ha corretto l'impostazione degli orologi",
  TIME_GIVEN: "{side}: {time} in più",
  TIME_TAKEN: "{side}: {time} in meno",
  POSITION_RESTORED: "È stata ripristinata una posizione precedente",
  FORFEIT_REVERSED: "Il forfait è stato annullato",
  CLAIM_WRONG:
    "{side} ha reclamato la patta a torto. La partita continua, e il reclamo vale come offerta di patta dove è permessa",
  ILLEGAL_MOVE_SEEN: "{side} ha fatto una mossa illegale. La posizione resta",
  RECORDED_ILLEGAL_MOVE: "L'arbitro ha registrato una mossa illegale di {side}",
  RECORDED_UNPROMOTED_PAWN: "L'arbitro ha registrato che {side} ha lasciato un pedone sull'ultima traversa",
  RECORDED_CLOCK_WITHOUT_MOVE: "L'arbitro ha registrato che {side} ha premuto l'orologio senza muovere",
  RECORDED_TWO_HANDS: "L'arbitro ha registrato che {side} ha mosso con due mani",
  RECORD_TAKEN_BACK: "L'arbitro ha annullato l'ultima registrazione contro {side}; non conta più",
  DRAW_DECLARED: "L'arbitro ha dichiarato patta la partita",
  OFFERS_ALLOWED: "L'arbitro dà il consenso: da ora in questa partita si può offrire patta",
  OFFERS_BANNED: "L'arbitro ritira il consenso alle offerte di patta anticipate",
  PRE_MOVE_DROPPED: "La mossa che avevi preparato ora non è legale e non è stata eseguita",
  RESULT_CHANGED: "L'arbitro ha cambiato il risultato, ora è {result}",
  GAME_GOES_ON:
    "La partita era stata conclusa per errore e non è finita. Entrambi gli orologi sono fermi; aspetta che l'arbitro la faccia riprendere",
  NEW_GAME: "La partita è annullata; se ne inizierà una nuova. Aspetta che l'arbitro la faccia iniziare",
  SEATS_EXCHANGED:
    "I colori erano invertiti: la partita è annullata e i giocatori si scambiano i posti. L'arbitro ti dà un nuovo codice e fa iniziare la nuova partita",
  COLOURS_KEPT: "I colori erano invertiti. La partita continua e vale per chi ha i pezzi",
  ASSISTANT_ADMITTED: "L'assistente è ammesso ed esegue le mosse",
  ASSISTANT_DISMISSED: "L'assistente è revocato; le mosse le esegue il giocatore",
  OPPONENT_LOST: "Il tuo avversario è scollegato; gli arbitri lo sanno",
  OPPONENT_BACK: "Il tuo avversario è di nuovo collegato",
  PAUSED_FOR_CALL: "È stato chiamato un arbitro. Entrambi gli orologi sono fermi, la partita è sospesa",
  CALL_ACKNOWLEDGED: "Sta arrivando da te: {by}",
  CALL_ANSWERED: "L'arbitro ha risposto alla tua chiamata",
  APPEAL_FILED: "Il tuo avversario ha fatto ricorso",
  DECIDED_APPEAL_UPHELD: "Il ricorso è accolto",
  DECIDED_APPEAL_CHANGED: "Il ricorso è accolto, il punteggio è {control}",
  DECIDED_APPEAL_DISMISSED: "Il ricorso è respinto",
  QUESTION_ANSWERED: "L'arbitro ha risposto alla tua domanda",
  CALL_INVALID: "Secondo l'arbitro la tua chiamata non aveva un valido motivo",
  DECIDED_RESUME: "Decisione ({by}): la partita riprende",
  DECIDED_REDUCE: "Decisione ({by}): la partita riprende, {side} con {time} in meno",
  DECIDED_RESTART: "Decisione ({by}): nuova partita con la stessa cadenza",
  DECIDED_RESTART_SHORTER: "Decisione ({by}): nuova partita con la cadenza {control}",
  DECIDED_ADD_TIME: "Decisione ({by}): la partita riprende, {side} con {time} in più",
  DECIDED_NO_ACTION: "Decisione ({by}): il risultato resta valido",
  DECIDED_CONFIRM_FLAG: "Decisione ({by}): la bandierina caduta conta",
  DECIDED_LOSS: "Decisione ({by}): perde il {side}",
  DECIDED_DRAW: "Decisione ({by}): la partita è patta",
  WARNED: "L'arbitro ti ammonisce",
  OPPONENT_GIVEN: "Il tuo avversario ha {time} in più",
  REDUCED: "Il tuo tempo è ridotto di {time}",
  OPPONENT_RAISED: "I punti del tuo avversario in questa partita sono ora {points}",
  LOWERED: "I tuoi punti in questa partita sono ora {points}",
  LOST: "L'arbitro ti ha dichiarato persa la partita",
  FINED: "Hai una multa di {amount} ({fine})",
  EXCLUDED: "Sei escluso dal turno {rounds}",
  EXPELLED: "Sei espulso dal torneo",
  GIVEN: "Hai {time} in più",
  OPPONENT_REDUCED: "Il tempo del tuo avversario è ridotto di {time}",
  RAISED: "I tuoi punti in questa partita sono ora {points}",
  OPPONENT_LOWERED: "I punti del tuo avversario in questa partita sono ora {points}",
  OPPONENT_HAS_LOST: "L'arbitro ha dichiarato persa la partita del tuo avversario; i tuoi punti sono {points}",
  OPPONENT_EXPELLED: "Il tuo avversario è espulso dal torneo",
  UNWARNED: "L'arbitro revoca l'ammonizione",
  OPPONENT_NOT_GIVEN: "I {time} dati al tuo avversario sono tolti",
  NOT_REDUCED: "Ti sono restituiti i {time} tolti",
  NOT_LOST: "L'arbitro revoca la perdita della partita per te",
  NOT_FINED: "La multa di {amount} ({fine}) è revocata",
  NOT_EXCLUDED: "Non sei più escluso dal turno {rounds}",
  NOT_EXPELLED: "Non sei più espulso dal torneo",
  NOT_GIVEN: "I {time} che ti erano stati dati sono tolti",
  OPPONENT_NOT_REDUCED: "Al tuo avversario sono restituiti i {time} tolti",
  OPPONENT_NOT_LOST: "L'arbitro revoca la perdita della partita per il tuo avversario",
  OPPONENT_NOT_EXPELLED: "Il tuo avversario non è più espulso dal torneo",
  SCORE_BACK: "Una decisione sui punti di questa partita è revocata, il punteggio è {points}",
};
