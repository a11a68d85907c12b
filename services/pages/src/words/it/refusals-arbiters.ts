/** Refusals about disconnections, calls, penalties and clocks, in Italian, by their code. */
export const arbiters: Readonly<Record<string, string>> = {
  // disconnections
  UNKNOWN_CASE: "Questa disconnessione non esiste. Sceglila dall'elenco.",
  ALREADY_DECIDED:
    "Questa disconnessione è già decisa dalla decisione {ruling} di questa scacchiera. Ognuna ha una sola " +
    "decisione; un'altra è possibile solo se quella viene rifiutata.",
  GAME_VOIDED:
    "Per questa scacchiera è già decisa una nuova partita: la disconnessione era nella partita annullata e si " +
    "chiude con essa. Un'altra decisione non è possibile.",
  DECISION_FINAL:
    "Per il regolamento di questa competizione la partita persa o un'esclusione per il fair play è definitiva: " +
    "contro di essa non si ricorre. Contro altre sanzioni sì.",
  FAIR_PLAY_FORBIDDEN:
    "Una decisione per il fair play spetta all'Arbitro principale, che dà effetto anche a quanto decide la " +
    "commissione: nulla è stato deciso. Riferiscigli ciò che hai visto.",
  WIDER_SANCTION:
    "Una decisione per il fair play è la partita persa, un'esclusione o un'espulsione. Le altre sanzioni vanno " +
    "decise da sole: contro quelle si può ricorrere.",
  PROOF_NEEDED:
    "Il regolamento di questa competizione non ammette sanzioni per un illecito non provato: nulla è stato deciso. " +
    "Si può segnalare un caso alla Commissione Fair Play.",
  NO_CARDS: "Questa competizione non ha cartellini. Sanziona senza cartellino.",
  CARD_WITHOUT_PENALTY:
    "Il cartellino giallo è un avvertimento, il rosso una partita persa. Aggiungi uno dei due o togli il cartellino.",
  NO_YELLOW_CARD:
    "A questo giocatore non è stato mostrato un cartellino giallo in questa competizione. Mostra prima quello, o " +
    "dichiara persa la partita senza cartellino.",
  NOT_DELEGATED:
    "Decide l'Arbitro principale. Puoi decidere quando te lo affida, o se non ha deciso nel tempo previsto dal " +
    "regolamento.",
  ALREADY_DELEGATED:
    "Il vice può già decidere questa disconnessione, e così l'Arbitro principale: conta la prima decisione.",
  NOT_RECONNECTED:
    "Il giocatore non è ancora ricollegato. Decidi quando lo è; se non è possibile, scegli un'altra decisione e " +
    "di' perché.",
  OPPONENT_NOT_RECONNECTED: "Anche l'altro giocatore è scollegato. La partita riprende quando ci sono entrambi.",
  NOT_REPORTED: "L'Arbitro tecnico locale non ha ancora confermato il rapporto. Decidi quando c'è.",
  REDUCTION_MISSING: "Non è detto quanto tempo si toglie: indica un tempo maggiore di zero.",
  TOO_MANY_PERIODS: "Una cadenza di questo torneo non può avere così tanti periodi.",
  CLOCKS_CHANGED:
    "Nel frattempo gli orologi o la posizione di questa scacchiera sono stati cambiati, perciò il tuo ordine non è " +
    "stato eseguito. Guardali, e ripetilo se serve ancora.",
  CHANGES_NOT_SEEN:
    "Di' quali modifiche agli orologi della scacchiera {board} conosci: un altro arbitro può averli cambiati nel " +
    "frattempo.",
  CLOCKS_SET_SINCE:
    "Un orologio che questa decisione aveva cambiato è stato regolato di nuovo da allora: ciò che aveva dato o " +
    "tolto non c'è più, e nulla è stato revocato. Lascia fuori il tempo, e se l'orologio è sbagliato correggilo " +
    "con un ordine.",
  REDUCTION_TOO_LARGE: "La riduzione non lascerebbe nulla sull'orologio. Scegli meno del tempo rimasto.",
  GAME_NOT_ENDED: "La partita non ha ancora un risultato. Decidi come continua o finisce.",
  CONNECTION_NOT_OF_PLAYER:
    "Con questo regolamento della connessione risponde l'organizzatore, non il giocatore: la decisione non " +
    "contiene sanzioni. Decidi senza.",
  PENALTY_OF_CHIEF_ARBITER:
    "Una sanzione insieme alla decisione spetta all'Arbitro principale: nulla è stato deciso. Decidi senza " +
    "sanzione; lui può infliggerla dopo.",
  PENALTY_NOT_WITH_DECISION:
    "Una sanzione secondo {article} non va con una decisione: solo un'ammonizione e una multa. Tempo e risultato " +
    "li decide la decisione stessa; ogni altra sanzione si impone dopo.",
  DECISION_REASON_MISSING: "Una decisione diversa da a) – d) va motivata. Scrivi perché.",
  PRECEDENT_REASON_MISSING: "Casi simili di questo torneo sono stati decisi diversamente. Scrivi perché questo no.",
  ADDITION_OUT_OF_RANGE: "Indica a chi si dà tempo, e quanto: da 1 secondo a 60 minuti.",
  CONTROL_MISSING: "Indica la cadenza più breve della nuova partita.",
  NOT_SHORTER:
    "La cadenza non è più breve di quella della partita annullata: la somma dei tempi base e di 60 incrementi " +
    "dev'essere minore.",
  ANOTHER_GAME:
    "La decisione riguardava una partita annullata; su questa scacchiera ce n'è ora un'altra. Decidi su quella.",
  ALREADY_REPORTED: "Il rapporto di questo caso è già confermato: l'Arbitro principale ce l'ha.",
  CASE_CLOSED: "Questo caso è deciso e chiuso.",
  CASE_OPEN:
    "Una disconnessione di questa scacchiera aspetta la decisione dell'Arbitro principale, che fa riprendere la " +
    "partita.",
  NOTE_TOO_LONG: "Una nota ha al massimo 2000 caratteri, e nessun carattere di controllo.",

  // calls and penalties
  UNKNOWN_CALL: "Questa chiamata non esiste su questa scacchiera.",
  ALREADY_ANSWERED: "Questa chiamata ha già avuto risposta.",
  ALREADY_ACKNOWLEDGED: "Un arbitro sta già andando a questa chiamata. Le si può rispondere.",
  NO_APPEALS: "Il regolamento di questo torneo non ammette ricorsi.",
  RESULT_FINAL: "In questo torneo i risultati sono definitivi. Si può fare ricorso contro una decisione.",
  NO_RESULT_YET: "La partita non ha ancora un risultato. Si può fare ricorso quando c'è.",
  OWN_WIN:
    "Questo giocatore ha già i punti di una vittoria e un ricorso non può dargliene di più: nulla è stato " +
    "presentato. Si può ricorrere contro una decisione.",
  APPEAL_TEXT_MISSING: "Un ricorso dice che cosa è sbagliato e che cosa si chiede. Scrivilo.",
  APPEALED_RULING_GONE:
    "Ciò contro cui è questo ricorso è stato revocato: il ricorso non cambia il punteggio. Decidilo senza uno " +
    "nuovo; contro un punteggio sbagliato si ricorre direttamente.",
  SCORE_FINAL:
    "Questo punteggio viene da una decisione definitiva per il fair play e lo cambia solo l'Arbitro principale: " +
    "nulla è stato imposto. Una sanzione che lascia i punti è possibile.",
  NOTHING_TO_APPEAL:
    "Questo provvedimento è stato revocato: non ne resta nulla e nulla è stato presentato. Si può ricorrere contro " +
    "la revoca.",
  APPEAL_LEAVES_EFFECT:
    "{penalties} della decisione non si può più annullare: tempo già giocato, un turno già aperto, un punteggio su " +
    "cui si è deciso dopo o una partita che non può continuare. Nulla è stato deciso. Indica il nuovo punteggio se " +
    "l'organo ne dà uno, o conferma che questa parte resta com'è.",
  ALREADY_APPEALED: "Questa parte ha già fatto ricorso. Uno basta.",
  DEADLINE_PASSED: "Il termine per questo ricorso è scaduto: nulla è stato presentato.",
  UNKNOWN_APPEAL: "Questo ricorso non esiste su questa scacchiera.",
  NO_FEE_DUE: "Per questo ricorso non è dovuta una tassa, o è già pagata.",
  FEE_UNPAID:
    "La tassa di questo ricorso non risulta pagata: il procedimento non è aperto. Registra prima il pagamento.",
  APPEAL_DECIDED:
    "La decisione {ruling} di questa scacchiera ha già deciso questo ricorso: {outcome}. Un'altra decisione è " +
    "possibile solo se quella è rifiutata.",
  APPEAL_REASON_MISSING: "La decisione di un ricorso va motivata. Scrivi perché.",
  NEW_SCORE_MISSING: "Manca il nuovo punteggio. Indica i punti di entrambi.",
  SCORE_UNCHANGED:
    "La partita ha già questo punteggio. Accogli il ricorso senza un nuovo punteggio, o indicane un altro.",
  QUESTION_MISSING: "Manca la domanda. Scrivi quale regola va spiegata.",
  QUESTION_OPEN: "La tua ultima domanda non ha ancora risposta. Aspettala, poi chiedi di nuovo.",
  UNKNOWN_QUESTION: "Questa domanda non esiste su questa scacchiera.",
  QUESTION_ANSWERED: "Questa domanda ha già avuto risposta.",
  UNKNOWN_ARTICLE:
    "Il catalogo delle regole non ha questo articolo. Scegline uno che ha: la casella li propone; per esempio OCR " +
    "5.4.1 o LAW 9.2.",
  NOT_INVALID:
    "Non è una chiamata di questo giocatore senza valido motivo e ancora senza sanzione. Sanziona senza indicare " +
    "una chiamata.",
  PENALTY_FORBIDDEN: "Questa sanzione non spetta al tuo ruolo: nulla è stato inflitto.",
  PENALTY_MISSING: "Non è detto quale sanzione. Scegline una o più dell'art. 18.4.",
  PENALTY_TWICE: "La stessa sanzione è indicata due volte: nulla è stato inflitto.",
  PENALTIES_CONTRADICT: "Queste sanzioni non hanno senso insieme: nulla è stato inflitto. Togline una.",
  RULED_MEANWHILE:
    "Le decisioni su questa scacchiera non sono quelle che conoscevi (l'ultima: {ruling}), perciò la tua non è " +
    "stata presa. Guardale, e ripetila se serve ancora.",
  WITHDRAWAL_FINAL:
    "Questa decisione ne revoca un'altra e non si revoca. Se la sanzione era giusta, infliggila di nuovo.",
  NO_PENALTY_TO_WITHDRAW:
    "Si revocano solo le sanzioni. Un orologio si può correggere con un ordine; contro il resto si può presentare " +
    "ricorso.",
  WITHDRAWAL_REASON_MISSING: "La revoca richiede un motivo. Scrivilo.",
  NOT_OF_RULING: "Indica quali sanzioni di questa decisione revochi, ciascuna una volta.",
  WITHDRAWAL_FORBIDDEN:
    "Questa sanzione non spetta al tuo ruolo in questa sede, né la sua revoca. Rivolgiti all'Arbitro principale " +
    "locale della sede del giocatore o all'Arbitro principale.",
  RULED_ABOVE: "Questa decisione è di un arbitro sopra di te. La revoca lui, o l'Arbitro principale.",
  NOTHING_TO_WITHDRAW: "Questa decisione è stata rifiutata e non ha cambiato nulla: non c'è nulla da revocare.",
  ALREADY_WITHDRAWN: "Un'altra decisione ha già revocato questa sanzione. Non resta nulla da fare.",
  TIME_PLAYED:
    "La partita i cui orologi sono stati cambiati non è più in corso: il tempo non si può restituire e nulla è " +
    "stato revocato. Togli questa parte; resta possibile il ricorso.",
  EXCLUSION_EFFECTED:
    "I turni di questa sanzione sono già stati aperti: non si revoca più. Togli questa parte; resta possibile il " +
    "ricorso.",
  WITHDRAWN_TOGETHER: "Queste sanzioni hanno un solo effetto: nulla è stato revocato. Revocale insieme.",
  GAME_WENT_ON: "La partita è annullata o è continuata: nulla è stato revocato. Resta possibile il ricorso.",
  SCORE_RULED_SINCE:
    "Il punteggio è stato cambiato di nuovo da una decisione successiva. Revoca prima quella; ciò che ha deciso un " +
    "ricorso resta.",
  EXPELLED_SINCE:
    "Un altro provvedimento in vigore espelle un giocatore di questa partita, che perciò non può continuare. " +
    "Revoca prima quello.",
  NEXT_ROUND_OPEN:
    "Il turno successivo è aperto: la partita non può continuare. Si può decidere sul punteggio, e si può " +
    "presentare ricorso.",
  SCORE_OFFICIAL:
    "Il turno è ufficiale: la decisione su questo punteggio non si revoca. Resta possibile il ricorso, e l'Arbitro " +
    "principale può decidere di nuovo sul punteggio.",
  NOT_KEPT_OUT: "Questa decisione non esclude nessuno, o non più: nulla è cambiato.",
  NOT_BY_RULING:
    "Questa partita non è finita per decisione di un arbitro, perciò non continua. Contro un risultato si può " +
    "presentare ricorso.",
  RULING_PENDING: "Una decisione precedente su questa scacchiera non è ancora applicata. Riprova quando lo è.",
  TIME_OUT_OF_RANGE: "Una sanzione di tempo va da 1 secondo a 60 minuti.",
  GAME_NOT_IN_PROGRESS: "La partita non è in corso: i suoi orologi non si possono cambiare.",
  POINTS_MISSING: "Indica i nuovi punti.",
  NO_SCORE:
    "La partita non ha ancora un punteggio. Sono possibili un avvertimento, una sanzione di tempo o la perdita " +
    "della partita.",
  SCORE_NOT_RAISED: "L'avversario ha già questi punti o di più: nulla è stato inflitto.",
  SCORE_NOT_LOWERED: "Il giocatore ha già questi punti o di meno: nulla è stato inflitto.",
  SCORE_NOT_ALLOWED:
    "Questo punteggio non è ammesso: a ciascuno i punti di vittoria, patta o sconfitta, insieme non più di una " +
    "vittoria e una sconfitta.",
  OPPONENT_SCORE_MISSING: "Indica i punti dell'avversario: la perdita della partita si dichiara insieme a quelli.",
  LOST_ALREADY:
    "Una decisione ha già dichiarato persa questa partita per questo giocatore, e il punteggio resta {score}: " +
    "nulla è stato inflitto. Indica altri punti per l'avversario, o infliggi un'altra sanzione di OCR 18.4.",
  NOTHING_TO_LOSE: "La partita non è in corso e non ha punteggio: decidi quando c'è il risultato.",
  FINE_NOT_ANNOUNCED: "Questa multa non era annunciata prima del torneo: nulla è stato inflitto.",
  OWN_GAME_IN_PROGRESS: "La tua partita è in corso. Finché non finisce, vedi soltanto la partita.",
  UNKNOWN_ROUND: "Il torneo non ha questo turno, o non è più da giocare.",
  ROUND_STARTED: "Da un turno già aperto non si può escludere.",

  // clocks and orders
  ALREADY_STARTED: "La partita è già iniziata.",
  DEVICE_CHECK_MISSING:
    "Il dispositivo di un posto non ha superato il controllo. Lo fa l'Arbitro principale locale, o prima " +
    "dell'inizio registra il giocatore come assente: allora la partita inizia senza di lui e decide la tolleranza. " +
    "Chi arriva dopo muove a controllo fatto; il suo orologio cammina.",
  FAIR_PLAY_CHECK_MISSING:
    "Un giocatore non ha superato il controllo fair play. Lo fa l'Arbitro principale locale, o prima dell'inizio " +
    "registra il giocatore come assente: allora la partita inizia senza di lui e decide la tolleranza. Chi arriva " +
    "dopo muove a controllo fatto; il suo orologio cammina.",
  START_HELD: "Un giocatore è alla scacchiera ma il suo dispositivo non è collegato: questa partita aspetta.",
  SEAT_ABSENT: "Un giocatore assente non trattiene l'inizio. Registra prima la presenza, o fa' iniziare la partita.",
  NO_ROLL_CALL:
    "Il regolamento non prevede l'appello dei giocatori: nessuno viene escluso prima dell'inizio. Chi arriva tardi " +
    "perde per la tolleranza.",
  ROLL_CALL_ANSWERED: "Il giocatore è alla scacchiera. Se è un errore, togli prima la presenza.",
  SEAT_EXCLUDED:
    "Questo giocatore non ha risposto all'appello dei giocatori ed è escluso da questa partita. L'Arbitro " +
    "principale locale può annullare fino all'inizio.",
  NOT_RUNNING: "Gli orologi sono già fermi. Puoi far riprendere la partita.",
  NOT_PAUSED: "La partita non è sospesa: l'orologio cammina.",
  GAME_ADJOURNED:
    "La partita è aggiornata. Si può abbandonare, offrire o accettare patta; le mosse aspettano la ripresa.",
  DEFAULT_NOT_OVER:
    "Nessuno ha perso per assenza: la tolleranza non è finita, è stata tolta, o il giocatore è arrivato in tempo.",
  RESULT_OFFICIAL:
    "Il turno {round} è ufficiale: le sue partite non continuano e questo risultato resta. Si può presentare " +
    "ricorso, e l'Arbitro principale può decidere sul punteggio.",
  PRESENCE_CHANGED:
    "Non registrato: nel frattempo per questo giocatore è stato registrato altro, ora è {presence}. Guarda chi è " +
    "alla scacchiera, e registra di nuovo se è sbagliato.",
  CLOCKS_ADJOURNED:
    "La partita è aggiornata e i suoi orologi restano fermi fino alla ripresa come nella busta: {article} ora non " +
    "si può dare né revocare. È possibile un'ammonizione, e il tempo quando la partita continua.",
  NOT_FORFEITED:
    "Su questa scacchiera non c'è ora un forfait da annullare: non c'è mai stato, o è già stato annullato. La " +
    "cronologia della scacchiera lo dice.",
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
};
