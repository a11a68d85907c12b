/** What each rule of the regulations means, by its key. In English the hall explains them itself. */
export const ruleExplanations: Readonly<Record<string, string>> = {
  "competition.type": "Come si svolge l'evento; sono possibili solo eventi ibridi.",
  "competition.teamEvent": "Le squadre giocano incontri; i risultati delle scacchiere formano quello dell'incontro.",
  variant: "Quale gioco si gioca: dalla posizione iniziale normale o da una delle 960 del Chess960.",
  "clock.incrementCredit": "Se l'incremento è disponibile dalla prima mossa o si aggiunge dopo ogni mossa.",
  "clock.periodCredit":
    "Se il tempo di un nuovo periodo si aggiunge alla caduta della bandierina o quando sono fatte le mosse del " +
    "periodo precedente.",
  "clock.lagCompensationMs":
    "Quanto tempo, al massimo, non si conta a un giocatore per il viaggio della mossa fino alla sala.",
  category: "Standard, rapid o blitz, se la categoria non si deve calcolare dalla cadenza.",
  "rapid.supervision":
    "Se un evento rapid o blitz ha abbastanza arbitri per la supervisione completa; in questi eventi va indicato.",
  "defaultTime.minutes": "La tolleranza: con quanto ritardo un giocatore può arrivare senza perdere la partita.",
  "defaultTime.neitherPresent": "Il tempo di quale giocatore scorre finché nessuno dei due è presente.",
  "rollCall.minutesBefore": "Quanto tempo prima dell'inizio del turno si fa l'appello; none: nessun appello.",
  "draw.repetition.auto": "Quante volte deve presentarsi una posizione perché la partita sia patta senza reclamo.",
  "draw.moveCount.auto":
    "Dopo quante mosse di ciascun giocatore senza catture né mosse di pedone la partita è patta senza reclamo.",
  "draw.claims.enabled": "I giocatori possono reclamare la patta per ripetizione e per le cinquanta mosse.",
  "draw.claims.wrongClaimSeconds": "Quanto tempo riceve l'avversario per un reclamo sbagliato; la metà nel blitz.",
  "draw.agreement.allowed": "I giocatori possono accordarsi per la patta.",
  "draw.agreement.minMove": "Prima mossa con cui si può offrire patta.",
  "draw.agreement.minMovesEach": "Mosse che ciascun giocatore deve avere fatto prima di un accordo per la patta.",
  "draw.agreement.arbiterConsent": "Un arbitro può consentire una patta concordata prima.",
  "draw.offer.explicitDecline": "Un'offerta di patta si può rifiutare con un pulsante, non solo con una mossa.",
  "input.smartMove": "Basta indicare una casa, se è possibile una sola mossa.",
  "input.preMove": "Si può preparare una mossa mentre l'avversario pensa.",
  "input.autoPromotion": "Pezzi in cui un pedone può essere promosso senza che la scacchiera lo chieda.",
  "zone.acceptsIllegalMoves": "La scacchiera accetta le mosse illegali, che contano come tali, invece di rifiutarle.",
  "illegalMoves.policy": "Secondo quale edizione delle Regole degli scacchi si puniscono le mosse illegali.",
  "illegalMoves.seconds": "Quanto tempo riceve l'avversario per una mossa illegale; la metà nel blitz.",
  "irregularity.cutoffMoves": "Dopo quante mosse un'irregolarità non si corregge più; none: nessun limite.",
  "scoring.win": "Punti per una partita vinta.",
  "scoring.draw": "Punti per una partita patta.",
  "scoring.loss": "Punti per una partita persa.",
  "standings.tieBreaks":
    "Spareggi che ordinano i giocatori a pari punti, dal più importante; un elenco vuoto: condividono il posto.",
  "standings.edition":
    "L'edizione di FIDE C.07 seguita dagli spareggi, con l'anno di entrata in vigore; none: quella in vigore nel " +
    "giorno previsto per il primo turno, altrimenti la più nuova.",
  "standings.pairing":
    "Se gli abbinamenti si fanno turno per turno o tutti incontrano tutti; da questo dipende quanto valgono per gli " +
    "spareggi i turni non giocati.",
  "byes.kinds":
    "Bye che i giocatori possono chiedere da soli: da mezzo punto (HALF), da zero punti (ZERO); un elenco vuoto: " +
    "nessuno.",
  "byes.mostHalf": "Quanti bye da mezzo punto può avere un giocatore, se i giocatori li chiedono da soli.",
  "byes.halfUntilRound":
    "Ultimo turno per il quale i giocatori possono chiedere da soli un bye da mezzo punto; none: l'ultimo dell'evento.",
  "byes.minutesBefore":
    "Quanto tempo prima dell'inizio previsto di un turno si chiudono le richieste di bye; in ogni caso si chiudono " +
    "quando il turno è abbinato.",
  "team.ranking": "Criteri che ordinano le squadre, dal più importante.",
  "team.boards": "Numero di scacchiere di un incontro.",
  "team.reserves": "Numero massimo di riserve di una squadra.",
  "team.matchPoints.win": "Punti squadra per un incontro vinto.",
  "team.matchPoints.draw": "Punti squadra per un incontro pari.",
  "team.matchPoints.loss": "Punti squadra per un incontro perso.",
  "penalties.defaultSeconds": "Tempo proposto per le sanzioni di tempo; la metà nel blitz.",
  "fines.schedule": "Multe annunciate prima dell'evento, per codice.",
  "devices.ownAllowed": "I giocatori possono usare i propri dispositivi.",
  "devices.bagStorageAllowed": "I dispositivi spenti si possono tenere in una borsa nell'area di gioco.",
  "devices.forbiddenPenalty": "Sanzione per un dispositivo vietato.",
  "devices.headphonesAllowed": "I giocatori possono usare cuffie.",
  "dressCode.text": "Regole sull'abbigliamento, con le parole che leggono i giocatori; none: nessuna regola.",
  "leave.policy": "Chi deve chiedere il permesso di uscire dall'area di gioco: tutti, o solo chi è al tratto.",
  "leave.opponentMustReport": "Un giocatore che non è al tratto deve avvisare prima di uscire dall'area di gioco.",
  "assistance.whoMayCall": "Chi può chiamare un arbitro: il giocatore, o solo il capitano della squadra.",
  "assistance.playerMayStopClock": "La chiamata di un arbitro ferma gli orologi.",
  "assistance.invalidCall": "Se una chiamata senza un motivo valido può o deve essere punita.",
  "assistance.escalateSeconds":
    "Dopo quanto tempo una chiamata che nessuno ha preso in carico arriva anche all'Arbitro principale; 0: mai.",
  "communication.required": "Per giocare bisogna essere nel sistema di comunicazione (la riunione online).",
  "communication.blockMovesWhenLost": "Le mosse fatte senza il sistema di comunicazione si mettono a verbale.",
  "communication.cards": "Un'ammonizione o una partita persa si può mostrare con un cartellino giallo o rosso.",
  "communication.showSurroundings":
    "Prima di ogni partita i giocatori mostrano che cosa c'è intorno al dispositivo; serve un parere legale.",
  "communication.showTasks":
    "Prima di ogni partita i giocatori mostrano quali programmi sono attivi; serve un parere legale.",
  "communication.shareScreen": "Prima di ogni partita i giocatori condividono lo schermo; serve un parere legale.",
  "connection.heartbeatMs": "Ogni quanto una scacchiera segnala alla sala che è collegata.",
  "connection.suspectMs": "Dopo quanto silenzio un collegamento è instabile.",
  "connection.downMs": "Dopo quanto silenzio un collegamento è perso e si apre un caso.",
  "connection.playerResponsible": "I giocatori rispondono del proprio collegamento.",
  "disconnection.clockPolicy":
    "Se l'orologio continua o la partita è sospesa mentre il collegamento di un giocatore è perso.",
  "disconnection.flagFall":
    "Se una bandierina caduta durante una disconnessione aspetta la decisione dell'Arbitro principale.",
  "disconnection.report.slaSeconds":
    "Quanto tempo ha l'Arbitro tecnico locale per la segnalazione; poi l'Arbitro principale può decidere senza.",
  "disconnection.deputySeconds": "Dopo quanto tempo il Vice arbitro principale può decidere da solo; 0: mai.",
  "traditional.allowed": "I giocatori possono avere una scacchiera tradizionale accanto allo schermo.",
  "traditional.signal": "Come si segnala la mossa dell'avversario a chi ha una scacchiera tradizionale.",
  "traditional.confirmStep":
    "Prima della mossa successiva il giocatore conferma che l'ultima è sulla scacchiera tradizionale.",
  "scoresheets.required": "I giocatori tengono il formulario su carta.",
  "venue.cameras.min": "Numero minimo di telecamere di una sede.",
  "venue.minArbiters": "Numero minimo di arbitri di una sede; va indicato se sono permesse le scacchiere tradizionali.",
  "adjournment.allowed": "Le partite si possono aggiornare.",
  "quickplayFinish.enabled": "L'ultimo periodo senza incremento è un quickplay finish; è ammesso solo «no».",
  "appeals.allowed": "Si può fare ricorso contro le decisioni degli arbitri.",
  "appeals.results": "Si può fare ricorso anche contro i risultati.",
  "results.approval": "Se i risultati sono ufficiali dopo l'omologazione di un arbitro o subito.",
  "appeals.deadlineMinutes":
    "Entro quanto tempo dalla decisione o dalla partita si può presentare un ricorso; none: nessun termine.",
  "appeals.fee": "Tassa di un ricorso.",
  "appeals.secondFee": "Tassa di un ricorso contro la decisione di un ricorso.",
  "appeals.body": "Chi decide i ricorsi; va indicato se sono permessi.",
  "fairplay.appendixI": "Valgono le regole fair play dell'Appendice I.",
  "fairplay.screeningTool": "Strumento con cui si analizzano le partite.",
  "fairplay.fplApprovalRef":
    "Riferimento dell'approvazione di un altro strumento da parte della Fair Play Commission; none: nessuna.",
  "fairplay.awardPointsToOpponents":
    "Se gli avversari ricevono i punti che un giocatore espulso ha fatto contro di loro; va indicato se vale " +
    "l'Appendice I.",
  "fairplay.sanctionsWithoutProof":
    "L'Arbitro principale può dichiarare persa una partita, escludere o espellere per un imbroglio sospettato e non " +
    "provato.",
  "fairplay.decisionFinal":
    "Contro la perdita della partita o l'esclusione per fair play non c'è ricorso; contro le altre sanzioni c'è " +
    "sempre.",
  "fairplay.responsible": "Chi risponde del fair play; la piattaforma da sola non basta.",
  "fairplay.analysisDelayMinutes":
    "Dopo quanto tempo da una mossa un motore può analizzare la posizione precedente mentre la partita continua; i " +
    "risultati li vede solo chi ne ha il diritto.",
  "fairplay.legalAdviceRef": "Riferimento del parere legale sul mostrare ambienti, programmi e schermi; none: nessuno.",
  "public.page": "Se l'evento ha una pagina pubblica, che si legge senza codice (OPEN), o nessuna (PRIVATE).",
  "broadcast.delayMinutes": "Quanto tempo dopo una mossa la pagina pubblica la mostra.",
  "broadcast.closedFromRound":
    "Da questo turno la pagina pubblica non mostra mosse né orologi; none: mostra quelli di tutti i turni.",
  "recording.vcs.retention": "Per quanto tempo si conservano le riprese del sistema di comunicazione.",
  "recording.venue.retention": "Per quanto tempo si conservano le riprese delle telecamere di una sede.",
};
