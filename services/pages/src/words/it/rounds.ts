import type { RoundsWords } from "../en/rounds";
import { commonWords } from "./common";
import { counted } from "../plurals";

export const roundsWords: RoundsWords = {
  reopened: {
    title: (round) => `Il turno ${round} non è più ufficiale`,
    told:
      "Dopo che hai reso ufficiale il turno, un arbitro ha preso una decisione. Controlla queste " +
      "scacchiere, omologa i risultati in attesa e rendi di nuovo ufficiale il turno. Fino " +
      "ad allora la classifica ufficiale mostra il turno com'era prima.",
    untilThen:
      "Finché il turno non è di nuovo ufficiale, la classifica lo mostra com'era prima. L'Arbitro " +
      "principale viene avvisato.",
    agree: "Voglio cambiare il punteggio di questo turno ufficiale",
  },
  ownChanges: {
    title: "Modifiche dei giocatori",
    withdrawn: (player, round) => `${player} si ritira dal turno ${round} in poi`,
    bye: (player, round, bye) => `${player} ha chiesto un ${bye} nel turno ${round}`,
    plays: (player, round) => `${player} ha annullato il bye nel turno ${round}`,
    kind: { HALF: "bye da mezzo punto", ZERO: "bye da zero punti" },
    by: (captain) => `Lo ha fatto il capitano, ${captain}.`,
    paired: (board, round) =>
      `Il giocatore è abbinato alla scacchiera ${board}. Il turno ${round} non si può aprire finché non cambi gli ` +
      "abbinamenti.",
  },
  openRound: (n) => `Apri turno ${n}`,
  opening: "Apertura in corso…",
  nextRound: {
    ask: (n) => `Apri turno ${n}…`,
    yes: (n) => `Apri turno ${n}`,
    unpaired: (n) => `Il turno ${n} non è ancora abbinato.`,
    pair: (n) => `Abbina il turno ${n}`,
    anyway: (n) => `Apri lo stesso il turno ${n}`,
    closeAnyway: (n) => `Rendi ufficiale lo stesso il turno ${n}`,
    closes:
      "Non si può annullare. Dopo, un risultato si può cambiare solo con una correzione (19.3, 19.4), una " +
      "decisione (18.4) o un ricorso. Dopo un tale cambio il turno va reso di nuovo ufficiale.",
    means:
      "I giocatori già entrati passano automaticamente alle loro scacchiere. Agli altri serve un codice " +
      "della pagina «Codici». L'apertura di un turno non si può annullare.",
    done:
      "Tutti i turni aperti sono conclusi: tutti i risultati sono omologati, tutti i rapporti sono " +
      "firmati e tutti questi turni sono ufficiali.",
    open: "Non ancora finito:",
    lacks: {
      PLAYING: "partite in corso",
      CREATED: "partite da iniziare",
      ADJOURNED: "partite aggiornate",
      UNAPPROVED: "risultati non omologati",
      CASE: "disconnessioni da decidere",
      CALL: "chiamate senza risposta",
      INCIDENT: "incidenti aperti",
      APPEAL: "ricorsi da decidere",
      APPEAL_TIME: "i giocatori possono ancora fare ricorso",
    },
    notSigned: "rapporti non firmati",
    notOfficial: "il turno non è ufficiale",
  },
  disputed: {
    title: "Risultati contestati",
    count: (n) => (n === 1 ? "1 risultato contestato" : `${n} risultati contestati`),
    says: (side, name, of, at) =>
      `${name} (${commonWords.side[side]}) dice che il risultato ${of} è sbagliato (${at}).`,
    incident: (name, what) => `Un incidente è aperto: ${name}, ${what}.`,
    ask: (score) => `Omologare lo stesso il risultato ${score}?`,
    yes: "Omologa lo stesso",
  },
  approvals: {
    ask: (n) => `Omologa i risultati pronti (${n})…`,
    title: "Omologa tutti i risultati pronti",
    these: "Saranno omologati solo questi risultati:",
    leftOut: (boards) =>
      "Questi risultati non sono omologati ora, perché alla scacchiera c'è prima qualcosa da decidere: " + `${boards}.`,
    confirmed: "entrambi i giocatori confermano il risultato",
    ruled: "i punti vengono da una decisione",
    yes: (n) => (n === 1 ? "Omologa 1 risultato" : `Omologa ${n} risultati`),
    done: (done, all) => `${counted(done, "risultato omologato", "risultati omologati")} su ${all}.`,
  },
  approve: "Omologa risultato",
};
