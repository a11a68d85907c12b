import type { LostSeatWords } from "../en/lost-seat";

export const lostSeatWords: LostSeatWords = {
  NEWER_DEVICE:
    "Al tuo posto è entrato un altro dispositivo, con un codice più nuovo. Per rientrare qui chiedi un nuovo codice.",
  LOGGED_OUT: "Sei uscito. Per rientrare chiedi un nuovo codice.",
  SHUT_OUT: "Tutti i tuoi dispositivi sono stati fatti uscire perché uno è andato perso. Chiedi un nuovo codice.",
  DISMISSED: "Non assisti più questo posto. Se pensi che sia un errore, chiedi all'arbitro.",
  PLACE_GONE: "Non hai più questo posto: il torneo è cambiato. Se ne hai uno nuovo, chiedi il suo codice.",
  EXPIRED: "Il tuo accesso è finito: dura dodici ore. Chiedi un nuovo codice.",
  TAB_CLOSED:
    "Hai chiuso questa scheda, e il dispositivo non è indicato come tuo. Fai di nuovo l'accesso, o scrivi un nuovo " +
    "codice.",
  OPERATOR_LEFT:
    "L'accesso dell'operatore è finito con la sua scheda, perché il dispositivo non è indicato come suo. Per " +
    "rientrare esegui «./onehall operator» sulla macchina del server: scrive l'indirizzo della pagina «Eventi» e un " +
    "nuovo codice.",
  OPERATOR:
    "L'operatore non è più dentro. Per rientrare esegui «./onehall operator» sulla macchina del server: scrive " +
    "l'indirizzo della pagina «Eventi» e un nuovo codice.",
  ROUND_OVER:
    "Il tuo turno è finito. Scrivi il codice della prossima partita. «Continua come …» mostra la vecchia scacchiera " +
    "e ti porta alla prossima partita quando il suo turno è aperto.",
};
