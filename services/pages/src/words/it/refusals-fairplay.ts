/** Refusals in fair play, in Italian, by their code. */
export const fairPlay: Readonly<Record<string, string>> = {
  // fair play
  NO_SUCH_CASE: "Questo caso non esiste. Scegline uno dall'elenco.",
  NO_SUCH_SCREENING: "Questa analisi delle partite non esiste. Scegline una dall'elenco.",
  SCREENING_PENDING: "Il server sta calcolando le statistiche. Riprova fra poco.",
  APPENDIX_NOT_ADOPTED:
    "Il regolamento di questo torneo non adotta le norme di fair play dell'Appendice I: non ci possono essere casi.",
  NO_PANEL: "Questo torneo non indica un collegio della Commissione Fair Play. Scrivi direttamente alla Commissione.",
  CASE_EXISTS: "Questo caso è già stato aperto.",
  CASE_COMPLETED: "Questo caso è concluso e non si può più cambiare.",
  NOT_ELIGIBLE:
    "Possono presentare reclamo solo i giocatori, i capitani e gli ufficiali di questo torneo, e tu non sei fra loro.",
  FORM_INCOMPLETE:
    "Il reclamo non è stato presentato perché il modulo è incompleto. Devi ancora indicare: {missing}. Completa il " +
    "modulo e presentalo in tempo.",
  FIDE_ID_DIFFERS:
    "Per te è registrato un altro ID FIDE o numero di tessera. Indica quello, oppure fai correggere l'iscrizione.",
  COMPLAINT_IN_WORK:
    "Il reclamo non è stato presentato perché un tuo reclamo precedente su questa persona non è ancora concluso. " +
    "Apri quel caso fra i tuoi e aggiungi una dichiarazione con altre partite, fatti e documenti. Potrai presentare " +
    "un nuovo reclamo quando il primo sarà concluso.",
  TOO_MANY_COMPLAINTS:
    "Il reclamo non è stato presentato perché venti tuoi reclami non sono ancora conclusi. Aggiungi dichiarazioni a " +
    "quelli, o presenta questo quando uno di loro sarà concluso.",
  UNKNOWN_ACCUSED:
    "Nessuno in questo torneo ha questo identificativo. Scegli la persona dall'elenco, o lascia vuoto " +
    "l'identificativo e scrivi il nome di un'altra persona.",
  NAME_OF_COMPETITION:
    "{name} è il nome di una persona di questo torneo. Se intendi questa persona, sceglila dall'elenco. " +
    "Solo così il caso le resta nascosto, e solo così il server può informarla al momento giusto. Se " +
    "intendi un'altra persona con lo stesso nome, aggiungi qualcosa che le distingua.",
  OWN_CASE: "Qui non puoi accusare te stesso. Scrivi direttamente alla Commissione Fair Play.",
  TEXT_UNREADABLE: "Un testo è troppo lungo o contiene caratteri di controllo.",
  TEXT_MISSING: "Scrivi il testo.",
  TIME_BARRED: "L'ultimo turno è finito da più di un anno: non si possono più aprire casi.",
  UNKNOWN_BASIS: "Vuoi usare i fatti di un altro caso, ma quel caso non esiste. Scegline uno dall'elenco.",
  COMPLAINT_INADMISSIBLE:
    "Il reclamo è inammissibile: non si può indagare. Respingilo con un voto, oppure apri d'ufficio un caso sui suoi " +
    "fatti.",
  NOT_INVESTIGATOR: "Può farlo solo l'incaricato dell'indagine di questo caso.",
  RECORDINGS_OVER: "Il tempo di conservazione di queste registrazioni è finito: non se ne possono più inserire.",
  COMMISSION_NEEDED:
    "La Commissione etica e disciplinare infligge le sanzioni e registra le proprie decisioni. Il collegio può " +
    "registrare altre questioni di questo caso.",
  CHAIR_NEEDED: "Può farlo solo il presidente del collegio.",
  NOT_ON_PANEL: "L'incaricato dell'indagine dev'essere un membro del collegio che non sia parte del caso.",
  APPOINTED_MEANWHILE:
    "Nel frattempo è stato nominato {investigator}, quindi la tua nomina non è stata registrata. Guarda il caso, e " +
    "indica il motivo se deve indagare un'altra persona.",
  NOT_NEXT_IN_LIST: "Il prossimo della lista è {proposed}. Indica il motivo per nominare un'altra persona.",
  DUE_PASSED: "Questa scadenza è già passata. Scegline una che lasci il tempo di rispondere.",
  HEARING_TOO_SHORT:
    "L'accusato non ha ancora fatto una dichiarazione e ha bisogno di tempo per farla. Scegli un momento ad almeno " +
    "24 ore da adesso.",
  UNKNOWN_REQUEST:
    "Nel fascicolo di questo caso nessuna richiesta di collaborazione con questo numero aspetta una " +
    "risposta. Controlla il numero.",
  REPORT_INCOMPLETE: "La relazione non è definitiva perché è incompleta. Devi ancora indicare: {missing}.",
  ACCUSED_NOT_HEARD:
    "L'accusato non è stato sentito. Prima informalo per iscritto. Poi aspetta la sua dichiarazione, o la " +
    "fine del termine per farla. Se la relazione è già definitiva, il collegio deve prima rinviarla.",
  REPORT_FINAL: "La relazione è definitiva. Il collegio può rinviarla.",
  REPORT_MISSING: "Non c'è ancora una relazione definitiva.",
  NOT_A_COMPLAINT: "Si può respingere solo un reclamo. Ogni altro caso finisce con il voto sulla relazione.",
  UNDER_INVESTIGATION: "Questo caso è in fase di indagine. Finisce con il voto sulla relazione.",
  VOTED_MEANWHILE:
    "La votazione non è stata chiusa, perché i voti sono cambiati da quando li hai visti: {yes} sì, {no} " +
    "no, {abstain} astenuti. Guarda i voti. Se vuoi ancora chiudere la votazione, chiudila di nuovo.",
  NO_VOTES: "Nessuno ha votato sì o no: la votazione non si può chiudere.",
  NOT_FORWARDED: "Solo la Commissione etica e disciplinare infligge sanzioni, e questo caso non le è stato trasmesso.",
  SANCTION_RECORDED:
    "La decisione con questo riferimento è già registrata: non è stata registrata di nuovo. Registra un'altra " +
    "decisione con il suo riferimento, e una correzione come altra questione.",
  SANCTION_MALFORMED:
    "Una sanzione deve indicare il riferimento della sua decisione. Una squalifica va da 0 a 1200 mesi. " +
    "Quella dal gioco dal vivo non può essere più lunga di quella online.",
  RECORDING_INCOMPLETE:
    "Scrivi che cosa mostra la registrazione (al massimo 200 caratteri) e dove si trova (al massimo 500); per le " +
    "telecamere indica anche la sede.",
  NOT_ITS_KEEPER:
    "Solo la persona che ha inserito questa registrazione la conserva: solo lei può confermare che è stata " +
    "cancellata.",
  RECORDING_KEPT:
    "Il tempo di conservazione di questa registrazione non è finito, o un procedimento ne ha ancora bisogno. Non si " +
    "può ancora cancellare.",
  UNKNOWN_RECORDING: "Questa registrazione non esiste. Scegline una dall'elenco.",
  UNKNOWN_WINNER: "Questo torneo non ha questo giocatore.",
  PRIZE_HELD:
    "Il premio non è stato consegnato. Un caso su questo giocatore è stato trasmesso alla Commissione " +
    "etica e disciplinare, che non ha ancora deciso. Puoi consegnare il premio solo dopo che la sua " +
    "decisione è registrata.",
  DECISION_STANDS:
    "Il premio non è stato consegnato, perché la Commissione etica e disciplinare ha deciso su questo " +
    "giocatore ({decisions}). Leggi la decisione. Se lascia il premio al giocatore, consegnalo con il " +
    "riferimento di quella decisione.",
  CHECKS_PENDING:
    "Il premio non è stato consegnato perché questi controlli non sono finiti: {pending}. Consegnalo quando lo " +
    "saranno.",
  RECORDING_DELETED: "Il tempo di conservazione di questa registrazione è finito: la registrazione è stata cancellata.",
};
