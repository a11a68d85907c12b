/** Refusals about disconnections, calls, penalties and clocks, in Italian, by their code. */
export const arbiters: Readonly<Record<string, string>> = {
  // disconnections
  UNKNOWN_CASE: "Questa disconnessione non esiste. Sceglila dall'elenco.",
  ALREADY_DECIDED:
    "La decisione {ruling} di questa scacchiera ha già deciso questa disconnessione. Per ogni " +
    "disconnessione c'è una sola decisione. Puoi decidere di nuovo solo se la decisione {ruling} non si " +
    "può eseguire.",
  GAME_VOIDED:
    "Su questa scacchiera si gioca una nuova partita. Questa disconnessione è della partita annullata e si chiude " +
    "con essa: non si può decidere da sola.",
  DECISION_FINAL:
    "In questo torneo (fairplay.decisionFinal) non si può fare ricorso se un giocatore perde la partita o " +
    "è escluso per il fair play. Contro altre sanzioni si può.",
  FAIR_PLAY_FORBIDDEN:
    "Non è stata inflitta nessuna sanzione, perché solo l'Arbitro principale prende decisioni per il fair " +
    "play. Questo vale anche per le decisioni che applicano una decisione del collegio. Riferisci " +
    "all'Arbitro principale ciò che hai visto.",
  WIDER_SANCTION:
    "Una decisione per il fair play può essere solo la partita persa, un'esclusione o un'espulsione. Infliggi le " +
    "altre sanzioni con una decisione separata, contro la quale si può fare ricorso.",
  PROOF_NEEDED:
    "Non è stata inflitta nessuna sanzione. In questo torneo una sanzione per un illecito richiede prove " +
    "(fairplay.sanctionsWithoutProof). Puoi segnalare un caso alla Commissione Fair Play.",
  NO_CARDS: "In questo torneo non si usano i cartellini. Infliggi la sanzione senza cartellino.",
  CARD_WITHOUT_PENALTY:
    "Il cartellino giallo è un'ammonizione, il rosso una partita persa. Aggiungi una di queste sanzioni o togli il " +
    "cartellino.",
  NO_YELLOW_CARD:
    "Questo giocatore non ha ancora ricevuto un cartellino giallo in questo torneo. Mostra prima il cartellino " +
    "giallo, o dichiara persa la partita senza cartellino.",
  NOT_DELEGATED:
    "Decide l'Arbitro principale. Puoi decidere tu solo se l'Arbitro principale lo permette, o se non " +
    "decide nel tempo previsto dal regolamento.",
  ALREADY_DELEGATED:
    "Il vice può già decidere su questa disconnessione. Può decidere ancora anche l'Arbitro principale. " +
    "Vale la prima decisione.",
  NOT_RECONNECTED:
    "Il giocatore è ancora scollegato. Decidi quando si è ricollegato. Se non può ricollegarsi, scegli una decisione " +
    "diversa da a) – d) e scrivi il motivo.",
  OPPONENT_NOT_RECONNECTED:
    "Anche l'altro giocatore è scollegato. La partita può riprendere quando sono collegati tutti e due.",
  NOT_REPORTED: "L'Arbitro tecnico locale non ha ancora confermato la segnalazione. Decidi quando l'ha confermata.",
  REDUCTION_MISSING: "Indica quanto tempo togliere: più di zero.",
  TOO_MANY_PERIODS: "Questa cadenza ha troppi periodi per questo torneo. Scegline una con meno periodi.",
  CLOCKS_CHANGED:
    "Nel frattempo gli orologi o la posizione di questa scacchiera sono cambiati: il tuo ordine non è stato " +
    "eseguito. Controllali, e ripeti l'ordine se serve ancora.",
  CHANGES_NOT_SEEN:
    "L'ordine non è stato eseguito. Un altro arbitro può aver cambiato gli orologi della scacchiera " +
    "{board}, e l'ordine non dice quante modifiche hai visto. Controlla le scacchiere e ripeti l'ordine.",
  CLOCKS_SET_SINCE:
    "Questa decisione aveva cambiato un orologio, che poi è stato regolato di nuovo. Quindi questa parte " +
    "della decisione non si può revocare, e nulla è cambiato. Puoi revocare le altre parti della " +
    "decisione. Se l'orologio è sbagliato, correggilo con un ordine.",
  REDUCTION_TOO_LARGE: "Sull'orologio non c'è così tanto tempo. Togli meno del tempo rimasto.",
  GAME_NOT_ENDED: "La partita non ha ancora un risultato. Decidi come continua o finisce.",
  CONNECTION_NOT_OF_PLAYER:
    "Secondo questo regolamento è l'organizzatore, non il giocatore, a rispondere della connessione: la decisione " +
    "non può contenere sanzioni. Decidi senza.",
  PENALTY_OF_CHIEF_ARBITER:
    "Solo l'Arbitro principale può aggiungere una sanzione alla decisione: nulla è stato deciso. Decidi senza " +
    "sanzione; l'Arbitro principale può infliggerla dopo.",
  PENALTY_NOT_WITH_DECISION:
    "Solo un'ammonizione o una multa può far parte di una decisione: una sanzione secondo {article} non " +
    "può. Il tempo e il risultato li stabilisce la decisione stessa. Infliggi questa sanzione dopo.",
  DECISION_REASON_MISSING: "Scrivi il motivo: serve per ogni decisione diversa da a) – d).",
  PRECEDENT_REASON_MISSING:
    "Casi simili di questo torneo sono stati decisi in modo diverso. Scrivi perché questa volta decidi diversamente.",
  ADDITION_OUT_OF_RANGE: "Indica a quale orologio aggiungere tempo, e quanto: da 1 secondo a 60 minuti.",
  CONTROL_MISSING: "Indica la cadenza della nuova partita: dev'essere più breve.",
  NOT_SHORTER:
    "Questa cadenza non è più breve di quella della partita: i tempi base più 60 incrementi devono dare un tempo " +
    "minore. Scegline una più breve.",
  ANOTHER_GAME:
    "La decisione riguardava una partita che è stata annullata. Su questa scacchiera ora c'è un'altra partita: " +
    "decidi su quella.",
  ALREADY_REPORTED: "La segnalazione di questa disconnessione è già confermata, e l'Arbitro principale l'ha ricevuta.",
  CASE_CLOSED: "Questa disconnessione è già chiusa: qualcuno ha già deciso, o la sua partita è stata annullata.",
  CASE_OPEN:
    "L'Arbitro principale deve prima decidere su una disconnessione di questa scacchiera: la sua decisione fa " +
    "riprendere la partita.",
  NOTE_TOO_LONG: "Una nota può avere al massimo 2000 caratteri, senza caratteri di controllo.",

  // calls and penalties
  UNKNOWN_CALL: "Questa chiamata non esiste su questa scacchiera.",
  ALREADY_ANSWERED: "Qualcuno ha già risposto a questa chiamata.",
  ALREADY_ACKNOWLEDGED: "Un arbitro sta già andando dal giocatore che ha chiamato. Ora puoi rispondere alla chiamata.",
  APPEALED_RULING_GONE:
    "La decisione {ruling} di questa scacchiera ha revocato la decisione contro cui è stato presentato " +
    "questo ricorso. Quindi il ricorso non può cambiare il punteggio. Decidilo senza un nuovo punteggio. " +
    "Contro un punteggio sbagliato si può fare un ricorso separato.",
  SCORE_FINAL:
    "Non è stata inflitta nessuna sanzione. Questo punteggio viene da una decisione definitiva per il " +
    "fair play, e solo l'Arbitro principale può cambiarlo. Puoi infliggere una sanzione che non cambia i " +
    "punti.",
  APPEAL_LEAVES_EFFECT:
    "Il ricorso non è ancora deciso, perché questa parte della decisione non si può più annullare: " +
    "{penalties}. Motivi possibili: la partita è continuata con il tempo cambiato, il turno è già aperto, " +
    "una decisione successiva ha cambiato il punteggio, o la partita non può continuare. Se l'organo dei " +
    "ricorsi dà un nuovo punteggio, indicalo. Altrimenti conferma che questa parte della decisione resta.",
  UNKNOWN_APPEAL: "Questo ricorso non esiste su questa scacchiera. Scegline uno dall'elenco.",
  NO_FEE_DUE: "Per questo ricorso non c'è una tassa da pagare, o è già stata pagata.",
  FEE_UNPAID:
    "Nessuno ha registrato che la tassa di questo ricorso è pagata: il ricorso non si può ancora " +
    "decidere. Registra prima il pagamento.",
  APPEAL_DECIDED:
    "La decisione {ruling} di questa scacchiera ha già deciso questo ricorso: {outcome}. Si può decidere " +
    "di nuovo solo se quella decisione non si può eseguire.",
  APPEAL_REASON_MISSING: "Scrivi il motivo della decisione sul ricorso.",
  NEW_SCORE_MISSING: "Indica il nuovo punteggio: i punti di tutti e due i giocatori.",
  SCORE_UNCHANGED:
    "La partita ha già questo punteggio. Accogli il ricorso senza un nuovo punteggio, o indicane un altro.",
  UNKNOWN_QUESTION: "Questa domanda non esiste su questa scacchiera.",
  QUESTION_ANSWERED: "Un arbitro ha già risposto a questa domanda.",
  UNKNOWN_ARTICLE:
    "Il catalogo delle regole non ha questo articolo. Scegline uno del catalogo, per esempio OCR 5.4.1 o LAW 9.2.",
  NOT_INVALID:
    "Con questa sanzione hai indicato una chiamata. Puoi farlo solo se la chiamata non aveva un valido " +
    "motivo e il giocatore non ha ancora ricevuto una sanzione per questo. Infliggi la sanzione senza " +
    "indicare una chiamata.",
  PENALTY_FORBIDDEN: "Il tuo ruolo non può infliggere questa sanzione: non è stata inflitta.",
  PENALTY_MISSING: "Non hai scelto nessuna sanzione. Scegline una o più dell'art. 18.4.",
  PENALTY_TWICE: "La stessa sanzione è indicata due volte: nulla è stato inflitto. Indicala una volta sola.",
  PENALTIES_CONTRADICT:
    "Una di queste sanzioni non ha effetto insieme a un'altra: nulla è stato inflitto. Togline una.",
  RULED_MEANWHILE:
    "La tua decisione non è stata registrata. Le decisioni su questa scacchiera sono cambiate da quando " +
    "le hai viste (l'ultima: {ruling}). Controllale. Se la tua serve ancora, prendila di nuovo.",
  WITHDRAWAL_FINAL:
    "Questa decisione ne revoca un'altra, quindi non si può revocare. Se la sanzione era giusta, infliggila di nuovo.",
  NO_PENALTY_TO_WITHDRAW:
    "Si possono revocare solo le sanzioni. Un orologio si può correggere con un ordine; contro altre decisioni si " +
    "può fare ricorso.",
  WITHDRAWAL_REASON_MISSING: "Scrivi il motivo della revoca.",
  NOT_OF_RULING: "Scegli quali sanzioni di questa decisione revocare, ognuna una volta sola.",
  WITHDRAWAL_FORBIDDEN:
    "In questa sede il tuo ruolo non può infliggere questa sanzione, quindi nemmeno revocarla. Rivolgiti all'Arbitro " +
    "principale locale della sede del giocatore o all'Arbitro principale.",
  RULED_ABOVE:
    "Questa decisione è di un arbitro con un ruolo più alto del tuo. La possono revocare solo quell'arbitro e " +
    "l'Arbitro principale.",
  NOTHING_TO_WITHDRAW: "Questa decisione è stata rifiutata e non ha cambiato nulla: non c'è nulla da revocare.",
  TIME_PLAYED:
    "Nulla è stato revocato. La sanzione aveva cambiato gli orologi di una partita che non è più in " +
    "corso, quindi non la puoi più revocare. Puoi revocare le altre sanzioni della decisione. Si può " +
    "ancora fare ricorso.",
  EXCLUSION_EFFECTED:
    "I turni di questa sanzione sono già stati aperti: non si può più revocare. Puoi revocare le altre sanzioni " +
    "della decisione; si può ancora fare ricorso.",
  WITHDRAWN_TOGETHER: "Queste due sanzioni hanno effetto solo insieme: nulla è stato revocato. Revocale tutte e due.",
  GAME_WENT_ON:
    "La sanzione riguardava una partita che è stata annullata o è continuata: nulla è stato revocato. Si può ancora " +
    "fare ricorso.",
  SCORE_RULED_SINCE:
    "Una decisione successiva ha cambiato di nuovo il punteggio. Revoca prima quella; un punteggio deciso da un " +
    "ricorso resta.",
  EXPELLED_SINCE:
    "Un'altra decisione, ancora in vigore, espelle un giocatore di questa partita: la partita non può continuare. " +
    "Revoca prima quella decisione.",
  NEXT_ROUND_OPEN:
    "Il turno successivo è già aperto: questa partita non può continuare. Una decisione può cambiare il punteggio, e " +
    "si può fare ricorso.",
  SCORE_OFFICIAL:
    "Il turno è ufficiale: la decisione su questo punteggio non si può revocare. Si può ancora fare ricorso, e " +
    "l'Arbitro principale può prendere una nuova decisione sul punteggio.",
  NOT_KEPT_OUT: "Questa decisione ora non esclude nessuno da un turno: non c'è nulla da revocare.",
  NOT_BY_RULING:
    "Questa partita non è finita per la decisione di un arbitro, quindi non può continuare. Contro un risultato si " +
    "può fare ricorso.",
  RULING_PENDING: "Una decisione precedente su questa scacchiera non è ancora stata applicata. Riprova quando lo è.",
  TIME_OUT_OF_RANGE: "Una sanzione di tempo può andare da 1 secondo a 60 minuti.",
  GAME_NOT_IN_PROGRESS: "La partita non è in corso: i suoi orologi non si possono cambiare.",
  POINTS_MISSING: "Indica i nuovi punti.",
  NO_SCORE:
    "La partita non ha ancora un punteggio. Puoi infliggere un'ammonizione, una sanzione di tempo o la perdita della " +
    "partita.",
  SCORE_NOT_RAISED: "L'avversario ha già questi punti o di più: nulla è stato inflitto. Indica più punti.",
  SCORE_NOT_LOWERED: "Il giocatore ha già questi punti o di meno: nulla è stato inflitto. Indica meno punti.",
  SCORE_NOT_ALLOWED:
    "Questo punteggio non è ammesso. Ogni giocatore può avere i punti di una vittoria, di una patta o di una " +
    "sconfitta; insieme al massimo quelli di una vittoria e una sconfitta.",
  OPPONENT_SCORE_MISSING: "Indica i punti dell'avversario: servono per dichiarare persa la partita.",
  LOST_ALREADY:
    "Non è stata inflitta nessuna sanzione. Una decisione precedente ha già stabilito che questo " +
    "giocatore perde la partita, e il punteggio resterebbe {score}. Indica altri punti per l'avversario, " +
    "o infliggi un'altra sanzione di OCR 18.4.",
  NOTHING_TO_LOSE:
    "La partita non è in corso e non ha un punteggio: questa sanzione non avrebbe effetto. Prima fa' " +
    "iniziare la partita, o aspetta che abbia un risultato.",
  FINE_NOT_ANNOUNCED: "Questa multa non è stata annunciata prima del torneo: nulla è stato inflitto.",
  UNKNOWN_ROUND:
    "Questo torneo non ha questo turno, oppure il turno non è più da giocare. Turni tra cui scegliere: {rounds}.",
  ROUND_STARTED: "Non si può escludere un giocatore da un turno già aperto. Scegli un turno non ancora aperto.",

  // clocks and orders
  ALREADY_STARTED: "La partita è già iniziata.",
  DEVICE_CHECK_MISSING:
    "Il dispositivo di un giocatore non ha superato il controllo. L'Arbitro principale locale di quella " +
    "sede deve controllarlo. Se il giocatore non è arrivato, l'Arbitro principale locale può registrarlo " +
    "come assente. Allora la partita inizia senza il giocatore, con la tolleranza. Un giocatore che " +
    "arriva dopo va controllato prima che possa muovere, mentre il suo orologio cammina.",
  FAIR_PLAY_CHECK_MISSING:
    "Un giocatore non ha superato il controllo fair play. L'Arbitro principale locale di quella sede deve " +
    "controllare il giocatore. Se il giocatore non è arrivato, l'Arbitro principale locale può " +
    "registrarlo come assente. Allora la partita inizia senza il giocatore, con la tolleranza. Un " +
    "giocatore che arriva dopo va controllato prima che possa muovere, mentre il suo orologio cammina.",
  START_HELD:
    "Un giocatore è alla scacchiera, ma il suo dispositivo non è collegato. Perciò l'avvio di questa " +
    "partita è trattenuto. La partita può iniziare dopo che un arbitro ha permesso l'avvio.",
  SEAT_ABSENT:
    "Un arbitro può trattenere l'avvio solo per un giocatore presente. Registra prima il giocatore come " +
    "presente, o fa' iniziare la partita.",
  NO_ROLL_CALL:
    "Questo regolamento non prevede l'appello: nessun giocatore viene escluso prima dell'inizio. Un giocatore che " +
    "arriva troppo tardi perde per la tolleranza.",
  ROLL_CALL_ANSWERED:
    "Il giocatore risulta presente, quindi non si può escludere. Se il giocatore non c'è, togli prima il " +
    "segno «presente».",
  SEAT_EXCLUDED:
    "Questo giocatore non ha risposto all'appello ed è escluso da questa partita. L'Arbitro principale locale può " +
    "annullare l'esclusione fino all'inizio.",
  NOT_RUNNING: "Gli orologi sono già fermi. Puoi far riprendere la partita.",
  NOT_PAUSED: "La partita non è sospesa: un orologio cammina. Un arbitro può sospenderla.",
  DEFAULT_NOT_OVER:
    "Nessun giocatore ha perso per forfait: la tolleranza non è finita, un arbitro l'ha annullata, o il " +
    "giocatore è arrivato in tempo.",
  RESULT_OFFICIAL:
    "Il turno {round} è ufficiale. Quindi le sue partite non possono continuare e i risultati restano. Si " +
    "può fare ricorso, e l'Arbitro principale può prendere una decisione sul punteggio.",
  PRESENCE_CHANGED:
    "La tua registrazione non è stata fatta. Nel frattempo un'altra persona ha registrato questo " +
    "giocatore: ora è {presence}. Controlla chi è alla scacchiera. Se la nuova registrazione è sbagliata, " +
    "registra di nuovo il giocatore.",
  CLOCKS_ADJOURNED:
    "La partita è aggiornata. Gli orologi conservano i tempi della mossa in busta fino alla ripresa, " +
    "quindi ora {article} non si può né infliggere né revocare. Ora puoi dare un'ammonizione; potrai " +
    "cambiare gli orologi quando la partita continua.",
  NOT_FORFEITED:
    "Su questa scacchiera non c'è un forfait da annullare: non c'è mai stato, o è già stato annullato. La cronologia " +
    "della scacchiera mostra che cosa è successo e chi l'ha fatto.",
  NO_SUCH_POSITION:
    "Questa posizione precedente non esiste. Scegli una semimossa prima dell'ultima, o 0 per la posizione iniziale.",
  MALFORMED_TIME: "Un tempo sull'orologio dev'essere maggiore di zero e al massimo di 24 ore.",
  NOTHING_TO_CHANGE:
    "Indica che cosa cambiare su uno o tutti e due gli orologi: un tempo, una cadenza o il contatore delle mosse.",
  GRANT_OUT_OF_RANGE: "Puoi dare a un giocatore da 1 secondo a 60 minuti per volta.",
  CHOOSE_THE_TIME:
    "Con l'impostazione giusta questo giocatore non avrebbe più tempo. Perciò indica il tempo che deve " +
    "segnare il suo orologio.",
  NO_BOARDS:
    "Quest'ordine non è possibile su nessuna di queste scacchiere. Si può far iniziare una partita non iniziata, " +
    "sospendere una partita in corso, far riprendere una partita sospesa e correggere gli orologi di una partita in " +
    "corso o sospesa.",
  START_AT_PAST: "Quest'ora è già passata. Scegli un inizio immediato o un'ora futura.",
  NOT_PENDING: "Si può ritirare un ordine d'inizio solo prima della sua ora. Puoi invece sospendere le partite.",

  // seats, assistants, helpers and codes
  CONSENT_NOT_USED:
    "In questo torneo un arbitro non può permettere offerte di patta anticipate. I giocatori devono " +
    "continuare a giocare. Possono offrire patta appena le regole lo permettono (C-06).",
  NO_OFFER_BAN: "In questa partita si può offrire patta fin dalla prima mossa: non serve il permesso di un arbitro.",
  NOT_SHOWN:
    "Il giocatore deve prima mostrare tutto ciò che chiede il regolamento. Chiedi al giocatore di " +
    "mostrare ciò che manca e segnalo nell'elenco. Poi registra che ha superato il controllo fair play.",
  HELPER_UNNAMED: "Scrivi il nome della persona che aiuta il giocatore.",
  NO_HELPER: "Nessun arbitro ha accettato una persona che aiuti questo giocatore. Accettala prima.",
  DISABLED_NOT_ADJUSTED:
    "Il giocatore ha una disabilità: l'aiuto che riceve non cambia il suo orologio (C-45). Lascia l'orologio com'è.",
  ASSISTANT_UNNAMED: "Scrivi il nome dell'assistente.",
  MALFORMED_NAME:
    "Un nome deve avere da 1 a 100 caratteri visibili su una sola riga, senza caratteri di controllo, nascosti o " +
    "privati, e al massimo 4 segni su una lettera.",
  NAMES_A_PLAYER:
    "Questo è il nome di un giocatore di questa partita, che qui non può aiutare. Scrivi il nome della persona che " +
    "aiuta; se due persone hanno lo stesso nome, aggiungi qualcosa che le distingua.",
  ASSISTANT_SERVES:
    "Questo posto ha già un assistente accettato da un arbitro, e può averne uno solo. Prima revoca " +
    "l'assistente attuale.",
  UNKNOWN_ASSISTANT:
    "Questa persona non è proposta come assistente di questo posto. Controlla chi è proposto, o proponi " +
    "un assistente.",
  NO_COMPETITION: "Questo torneo non è caricato su questo server. Caricalo prima.",
  CODE_FORBIDDEN:
    "Il tuo ruolo non può dare questo codice. Lo può dare l'Arbitro principale o, per la propria sede, l'Arbitro " +
    "principale locale.",
  NO_ROUND:
    "Per questo turno non ci sono codici. O il torneo non ha questo turno, o il turno non è ancora " +
    "abbinato, o non è ancora aperto. Prima che il turno sia aperto, può creare i codici solo una persona " +
    "che può aprirlo.",
  DISK_NEARLY_FULL:
    "Sul disco del server restano solo {free} liberi: non si può aprire nessun turno; le partite in corso " +
    "continuano. Chiedi all'operatore di fare spazio sul disco, poi apri il turno.",
};
