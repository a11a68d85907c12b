import type { EnterWords } from "../en/enter";

export const enterWords: EnterWords = {
  languagesLabel: "Lingua",
  enterTitle: "Entra nella sala di gioco",
  enterHint: "Scrivi il codice ricevuto. Vale una sola volta.",
  enterCode: "Codice",
  enterGo: "Entra",
  enterBusy: "Controllo del codice…",
  enterUnknown: "Codice sconosciuto. Controlla il codice: ha due gruppi di quattro lettere o cifre.",
  enterUsed:
    "Questo codice è già stato usato. L'Arbitro principale locale dà codici nuovi alle " +
    "persone della sede; tutti gli altri li ricevono dall'Arbitro principale o " +
    "dall'Organizzatore principale. L'operatore lo riceve con «./onehall operator».",
  signIn: (provider) => `Accedi con ${provider}`,
  signInHint: "Questo accesso è per gli ufficiali. I giocatori entrano con il codice.",
  signInBusy: "Accesso in corso…",
  enterFormat: "Un codice ha otto lettere o cifre, come K7QF-3M2P.",
  enterDevice: (number) =>
    `Questo dispositivo (${number}) non è registrato per la tua sede. Fallo registrare ` +
    "dall'Organizzatore locale o da un arbitro, o usa un dispositivo registrato. Il codice " +
    "vale ancora.",
  thisDevice: "Numero di questo dispositivo (serve solo se l'arbitro registra i dispositivi):",
  enterNoServer: "Il server non risponde. Controlla la rete e riprova.",
  serverCannot: (status) => `Ora il server non può farlo (${status}). Aspetta qualche secondo e riprova.`,
  enterContinue: (who) => `Continua come ${who}`,
  enterExpired: "Il tuo accesso non è più valido. Scrivi un nuovo codice.",
  ownDevice: "Questo dispositivo è mio",
  ownDeviceHint: "Per gli ufficiali: resti dentro anche se chiudi il browser.",
  enterLoggedOut: "Sei uscito in un'altra scheda di questo browser.",
  another: {
    title: "Su questo dispositivo qualcuno è già entrato.",
    text: (names) => `Ora collegati: ${names}. Chi viene fatto uscire ha bisogno di un nuovo codice per rientrare.`,
    logOut: "Fallo uscire e usa il nuovo codice",
    keep: "Tieni entrambi gli accessi: usa il nuovo codice solo in questa scheda",
    stay: "Annulla",
  },
};
