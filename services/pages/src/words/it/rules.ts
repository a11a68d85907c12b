/** What each rule of the regulations means, by its key. In English the hall explains them itself. */
export const ruleExplanations: Readonly<Record<string, string>> = {
  "competition.type": "Come si svolge l'evento; sono possibili solo eventi ibridi.",
  "competition.teamEvent": "Le squadre giocano incontri; i risultati delle scacchiere formano quello dell'incontro.",
  variant: "Quale gioco si gioca: dalla posizione iniziale usuale o da una delle 960 del Chess960.",
  "clock.incrementCredit": "Se l'incremento c'è dalla prima mossa o si aggiunge dopo ogni mossa.",
  "clock.periodCredit":
    "Se il tempo di un nuovo periodo si aggiunge alla caduta della bandierina o quando sono fatte le mosse del " +
    "periodo precedente.",
  "clock.lagCompensationMs": "Quanto si toglie al massimo dal tempo di una mossa per il suo viaggio fino alla sala.",
  category: "Standard, rapid o blitz, se non si deve calcolare dalla cadenza.",
  "rapid.supervision":
    "Se un evento rapid o blitz ha abbastanza arbitri per una supervisione completa; per questi va indicato.",
  "defaultTime.minutes": "Con quanto ritardo un giocatore può arrivare prima che la partita sia persa.",
  "defaultTime.neitherPresent": "Di chi scorre il tempo finché non c'è nessuno dei due giocatori.",
  "rollCall.minutesBefore": "Quanto prima dell'inizio del turno si fa l'appello; none: nessun appello.",
  "draw.repetition.auto": "Dopo quante ripetizioni di una posizione la partita è patta senza reclamo.",
  "draw.moveCount.auto":
    "Dopo quante mosse di ciascun giocatore senza catture né mosse di pedone la partita è patta senza reclamo.",
  "draw.claims.enabled": "I giocatori possono reclamare la patta per ripetizione e per le cinquanta mosse.",
  "draw.claims.wrongClaimSeconds": "Che cosa riceve l'avversario per un reclamo sbagliato; la metà nel blitz.",
  "draw.agreement.allowed": "I giocatori possono accordarsi per la patta.",
  "draw.agreement.minMove": "Prima mossa alla quale si può offrire la patta.",
  "draw.agreement.minMovesEach": "Mosse che ciascun giocatore deve avere fatto prima di un accordo per la patta.",
  "draw.agreement.arbiterConsent": "Un arbitro può consentire una patta concordata prima.",
  "draw.offer.explicitDecline": "Un'offerta si può rifiutare con un pulsante, non solo con una mossa.",
  "input.smartMove": "Basta una casa se una sola mossa è possibile.",
  "input.preMove": "Si può inserire una mossa mentre l'avversario pensa.",
  "input.autoPromotion": "Pezzi in cui un pedone può essere promosso senza chiedere.",
  "zone.acceptsIllegalMoves": "Le mosse illegali si accettano e contano come tali, invece di essere rifiutate.",
  "illegalMoves.policy": "Secondo quali Regole si puniscono le mosse illegali.",
  "illegalMoves.seconds": "Che cosa riceve l'avversario per una mossa illegale; la metà nel blitz.",
  "irregularity.cutoffMoves": "Dopo quante mosse un'irregolarità non si corregge più; none: nessun limite.",
  "scoring.win": "Punti per una partita vinta.",
  "scoring.draw": "Punti per una partita patta.",
  "scoring.loss": "Punti per una partita persa.",
  "standings.tieBreaks":
    "Con che cosa si ordinano i giocatori a pari punti, dal più importante; un elenco vuoto: restano alla pari.",
  "standings.edition":
    "L'edizione di FIDE C.07 seguita dagli spareggi, con l'anno di entrata in vigore; none: quella in vigore nel " +
    "giorno previsto per il primo turno, altrimenti la più nuova.",
  "standings.pairing":
    "Se gli avversari si trovano turno per turno o tutti incontrano tutti; decide quanto valgono per gli spareggi i " +
    "turni non giocati.",
  "team.ranking": "Con che cosa si ordinano le squadre, dal più importante.",
  "team.boards": "Scacchiere di un incontro.",
  "team.reserves": "Riserve che una squadra può avere.",
  "team.matchPoints.win": "Punti squadra per un incontro vinto.",
  "team.matchPoints.draw": "Punti squadra per un incontro pari.",
  "team.matchPoints.loss": "Punti squadra per un incontro perso.",
  "penalties.defaultSeconds": "Tempo proposto per le sanzioni di tempo; la metà nel blitz.",
  "fines.schedule": "Multe annunciate prima dell'evento, per codice.",
  "devices.ownAllowed": "I giocatori possono usare i propri dispositivi.",
  "devices.bagStorageAllowed": "I dispositivi spenti si possono tenere in una borsa nell'area di gioco.",
  "devices.forbiddenPenalty": "Che cosa costa un dispositivo vietato.",
  "devices.headphonesAllowed": "I giocatori possono portare le cuffie.",
  "dressCode.text": "Le regole sull'abbigliamento come si comunicano ai giocatori; none: non ce ne sono.",
  "leave.policy": "Chi chiede il permesso di uscire dall'area di gioco: tutti, o solo chi è al tratto.",
  "leave.opponentMustReport": "Un giocatore che non è al tratto deve avvisare prima di uscire dall'area di gioco.",
  "assistance.whoMayCall": "Chi può chiamare un arbitro: il giocatore, o solo il capitano della squadra.",
  "assistance.playerMayStopClock": "La chiamata di un arbitro ferma gli orologi.",
  "assistance.invalidCall": "Se una chiamata senza un motivo valido può o deve essere punita.",
  "assistance.escalateSeconds":
    "Dopo quanto una chiamata che nessuno ha preso in carico arriva anche all'Arbitro principale; 0: mai.",
  "communication.required": "Per giocare bisogna essere nel sistema di comunicazione (la riunione online).",
  "communication.blockMovesWhenLost": "Le mosse fatte senza il sistema di comunicazione si mettono a verbale.",
  "communication.cards": "Un'ammonizione o una partita persa si può mostrare con un cartellino giallo o rosso.",
  "communication.showSurroundings":
    "Prima di ogni partita i giocatori mostrano che cosa c'è intorno al dispositivo; serve un parere legale.",
  "communication.showTasks":
    "Prima di ogni partita i giocatori mostrano quali programmi sono attivi; serve un parere legale.",
  "communication.shareScreen": "Prima di ogni partita i giocatori condividono lo schermo; serve un parere legale.",
  "connection.heartbeatMs": "Ogni quanto una scacchiera dà un segno di vita.",
  "connection.suspectMs": "Silenzio dopo il quale un collegamento è instabile.",
  "connection.downMs": "Silenzio dopo il quale un collegamento è perso e si apre un caso.",
  "connection.playerResponsible": "I giocatori rispondono del proprio collegamento.",
  "disconnection.clockPolicy":
    "Se l'orologio continua o la partita è sospesa mentre il collegamento di un giocatore è perso.",
  "disconnection.flagFall":
    "Se una bandierina caduta durante una disconnessione aspetta la decisione dell'Arbitro principale.",
  "disconnection.report.slaSeconds":
    "Quanto tempo ha l'Arbitro tecnico locale per la segnalazione, poi l'Arbitro principale può decidere senza.",
  "disconnection.deputySeconds": "Dopo quanto il Vice arbitro principale può decidere da solo; 0: mai.",
  "traditional.allowed": "I giocatori possono avere una scacchiera tradizionale accanto allo schermo.",
  "traditional.signal": "Come si segnala la mossa dell'avversario a chi ha una scacchiera tradizionale.",
  "traditional.confirmStep":
    "Prima della mossa successiva il giocatore conferma che l'ultima è sulla scacchiera tradizionale.",
  "scoresheets.required": "I giocatori tengono il formulario su carta.",
  "venue.cameras.min": "Telecamere che una sede deve avere.",
  "venue.minArbiters": "Arbitri che una sede deve avere; va indicato dove sono permesse le scacchiere tradizionali.",
  "adjournment.allowed": "Le partite si possono aggiornare.",
  "quickplayFinish.enabled": "L'ultimo periodo senza incremento è un quickplay finish; non è possibile, solo no.",
  "appeals.allowed": "Si può fare ricorso contro le decisioni degli arbitri.",
  "appeals.results": "Si può fare ricorso anche contro i risultati.",
  "results.approval": "Se i risultati sono ufficiali dopo l'omologazione di un arbitro o subito.",
  "appeals.deadlineMinutes":
    "Entro quanto, dopo la decisione o la partita, si può presentare un ricorso; none: nessun termine.",
  "appeals.fee": "Tassa di un ricorso.",
  "appeals.secondFee": "Tassa di un ricorso contro la decisione di un ricorso.",
  "appeals.body": "Chi decide i ricorsi; va indicato dove sono permessi.",
  "fairplay.appendixI": "Valgono le regole fair play dell'Appendice I.",
  "fairplay.screeningTool": "Strumento con cui si analizzano le partite.",
  "fairplay.fplApprovalRef":
    "Riferimento dell'approvazione di un altro strumento da parte della Fair Play Commission; none: non c'è.",
  "fairplay.awardPointsToOpponents":
    "Se gli avversari ricevono i punti che un giocatore espulso ha fatto contro di loro; va indicato dove vale " +
    "l'Appendice I.",
  "fairplay.sanctionsWithoutProof":
    "L'Arbitro principale può dichiarare persa una partita, escludere o espellere per un imbroglio sospettato e non " +
    "provato.",
  "fairplay.decisionFinal":
    "Contro la perdita della partita o l'esclusione per fair play non c'è ricorso; contro le altre sanzioni c'è " +
    "sempre.",
  "fairplay.responsible": "Chi risponde del fair play; non la sola piattaforma.",
  "fairplay.analysisDelayMinutes":
    "Quanto dopo una mossa un motore può analizzare la posizione precedente mentre la partita continua; i risultati " +
    "li vede solo chi può.",
  "fairplay.legalAdviceRef": "Riferimento del parere legale sul mostrare ambienti, programmi e schermi; none: non c'è.",
  "public.page": "Se l'evento ha una pagina pubblica senza accesso (OPEN) o nessuna (PRIVATE).",
  "broadcast.delayMinutes": "Quanto deve essere vecchia una mossa prima che la pagina pubblica la mostri.",
  "broadcast.closedFromRound":
    "Da questo turno la pagina pubblica non mostra mosse né orologi; none: mostra quelli di tutti i turni.",
  "recording.vcs.retention": "Per quanto tempo si conservano le riprese del sistema di comunicazione.",
  "recording.venue.retention": "Per quanto tempo si conservano le riprese delle telecamere di una sede.",
};
