/** Refusals in fair play, in Italian, by their code. */
export const fairPlay: Readonly<Record<string, string>> = {
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
    "Non presentato: il tuo reclamo su questa persona è in esame. Apri quel caso fra i tuoi e aggiungi una " +
    "dichiarazione: altre partite, fatti e documenti. Potrai presentarne uno nuovo quando sarà concluso.",
  TOO_MANY_COMPLAINTS:
    "Non presentato: venti tuoi reclami sono in esame. Aggiungi dichiarazioni a quelli, o presenta questo quando " +
    "uno sarà concluso.",
  UNKNOWN_ACCUSED:
    "Nessuno in questo torneo ha questo identificativo. Scegli la persona dall'elenco, o lascialo vuoto e scrivi " +
    "il nome di un'altra.",
  NAME_OF_COMPETITION:
    "{name} è una persona di questo torneo. Sceglila dall'elenco: così è tenuta fuori dal caso e ne è informata in " +
    "questa sala. Se intendi un'altra persona con lo stesso nome, aggiungi che cosa le distingue.",
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
    "Le sanzioni le infligge la Commissione etica e disciplinare, che registra da sé la propria decisione. Il " +
    "collegio può registrare altro su questo caso.",
  CHAIR_NEEDED: "Può farlo solo il presidente del collegio.",
  NOT_ON_PANEL: "L'incaricato è un membro del collegio che non sia parte del caso.",
  APPOINTED_MEANWHILE:
    "Nel frattempo è già stata nominata la persona che indaga, {investigator}; non è stato nominato nessun altro. " +
    "Guarda il caso, e indica perché se deve indagare un altro.",
  NOT_NEXT_IN_LIST: "Il prossimo della lista è {proposed}. Indica perché indaga un altro.",
  DUE_PASSED: "La scadenza è già passata. Indicane una che lasci il tempo di rispondere.",
  HEARING_TOO_SHORT:
    "L'accusato non ha ancora fatto una dichiarazione e gli serve tempo: indica un momento ad almeno 24 ore da adesso.",
  UNKNOWN_REQUEST: "Nel caso non c'è questa richiesta di collaborazione ancora aperta.",
  REPORT_INCOMPLETE: "Non definitiva. Nella relazione mancano: {missing}.",
  ACCUSED_NOT_HEARD:
    "L'accusato non è stato sentito. Informalo per iscritto e aspetta la sua dichiarazione o la fine del termine; " +
    "un rapporto già definitivo va prima rinviato.",
  REPORT_FINAL: "La relazione è definitiva. Il collegio può rinviarla.",
  REPORT_MISSING: "Non c'è ancora una relazione definitiva.",
  NOT_A_COMPLAINT: "Si respinge solo un reclamo. Un altro caso finisce con il voto sulla relazione.",
  UNDER_INVESTIGATION: "Il caso è in fase di indagine: finisce con il voto sulla relazione.",
  VOTED_MEANWHILE:
    "I voti sono cambiati da quando li hai visti: {yes} sì, {no} no, {abstain} astenuti. La votazione non è stata " +
    "chiusa. Guardala, e chiudila se deve finire così.",
  NO_VOTES: "Nessuno ha votato sì o no.",
  NOT_FORWARDED: "Le sanzioni le decide la Commissione etica e disciplinare, e questo caso non le è stato trasmesso.",
  SANCTION_RECORDED:
    "La decisione con questo riferimento è già registrata; nulla è stato registrato. Un'altra decisione ha un " +
    "riferimento suo; ciò che ne corregge una si registra come altra questione.",
  SANCTION_MALFORMED:
    "Una sanzione indica la sua decisione; una squalifica ha da 0 a 1200 mesi, e al massimo altrettanti dal vivo.",
  RECORDING_INCOMPLETE:
    "Indica che cosa mostra la registrazione, con al massimo 200 caratteri, e dove si trova, con al massimo 500; " +
    "per le telecamere anche la sede.",
  NOT_ITS_KEEPER: "Solo chi ha inserito questa registrazione la cancella dove si trova e lo conferma qui.",
  RECORDING_KEPT:
    "Il tempo di conservazione di questa registrazione non è finito, o serve ancora a un procedimento. Non si può " +
    "ancora cancellare.",
  UNKNOWN_RECORDING: "Questa registrazione non esiste.",
  UNKNOWN_WINNER: "Il torneo non ha questo giocatore.",
  PRIZE_HELD:
    "Non consegnato: un caso su questo giocatore è stato trasmesso alla Commissione etica e disciplinare, che non " +
    "ha ancora deciso. Il premio resta fermo finché la decisione non è registrata.",
  DECISION_STANDS:
    "Non consegnato: la Commissione etica e disciplinare ha deciso su questo giocatore ({decisions}). Leggi se la " +
    "decisione gli lascia il premio; solo in tal caso consegnalo con il suo riferimento.",
  CHECKS_PENDING: "Non consegnato. Non sono ancora finiti: {pending}. Consegna il premio quando lo saranno.",
  RECORDING_DELETED: "Il tempo di conservazione di questa registrazione è finito: è stata cancellata.",
};
