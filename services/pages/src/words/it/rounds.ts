import type { RoundsWords } from "../en/rounds";
import { commonWords } from "./common";

export const roundsWords: RoundsWords = {
  reopened: {
    title: (round) => `Il turno ${round} non è più ufficiale`,
    told:
      "È stata presa una decisione dopo che avevi reso ufficiale il turno. Controlla queste " +
      "scacchiere, omologa i risultati in attesa e rendi di nuovo ufficiale il turno. Fino " +
      "ad allora la classifica ufficiale mostra il turno com'era prima.",
    untilThen:
      "Fino ad allora la classifica ufficiale mostra il turno com'era prima. L'Arbitro principale viene avvisato.",
    agree: "Cambia il punteggio di questo turno ufficiale",
  },
  openRound: (n) => `Apri turno ${n}`,
  opening: "Apertura in corso…",
  nextRound: {
    ask: (n) => `Apri turno ${n}…`,
    yes: (n) => `Apri turno ${n}`,
    anyway: (n) => `Apri lo stesso il turno ${n}`,
    closeAnyway: (n) => `Rendi ufficiale lo stesso il turno ${n}`,
    closes:
      "Non si può annullare. Il risultato di un turno ufficiale si può cambiare solo con una " +
      "correzione (19.3, 19.4), una decisione (18.4) o un ricorso; poi il turno va reso di " +
      "nuovo ufficiale.",
    means:
      "I giocatori già entrati passano automaticamente alle loro scacchiere; i codici per " +
      "gli altri sono nella pagina Codici. L'apertura di un turno non si può annullare.",
    done: "I turni aperti sono conclusi: risultati omologati, rapporti firmati, turni ufficiali.",
    open: "Non ancora finito:",
    lacks: {
      PLAYING: "partite in corso",
      CREATED: "partite da iniziare",
      ADJOURNED: "partite aggiornate",
      UNAPPROVED: "risultati non omologati",
      CASE: "disconnessioni aperte",
      CALL: "chiamate senza risposta",
      INCIDENT: "incidenti non definiti",
      APPEAL: "ricorsi non decisi",
      APPEAL_TIME: "il termine per i ricorsi è ancora aperto",
    },
    notSigned: "non firmati",
    notOfficial: "il turno non è ufficiale",
  },
  disputed: {
    title: "Risultati contestati",
    count: (n) => (n === 1 ? "1 risultato contestato" : `${n} risultati contestati`),
    says: (side, name, of, at) => `${name} (${commonWords.side[side]}) dice che ${of} è sbagliato (${at}).`,
    incident: (name, what) => `Un incidente è aperto: ${name}, ${what}.`,
    ask: (score) => `Omologare lo stesso ${score}?`,
    yes: "Omologa lo stesso",
    reasons: ["Sentiti entrambi i giocatori", "Lo mostrano le mosse registrate", "Il giocatore ritira l'obiezione"],
  },
  approvals: {
    ask: (n) => `Omologa i definiti (${n})…`,
    title: "Omologa tutti i risultati definiti",
    these: "Saranno omologati solo questi risultati:",
    leftOut: (boards) => `Esclusi, perché lì qualcosa è ancora aperto: ${boards}.`,
    confirmed: "entrambi i giocatori lo confermano",
    ruled: "punti per una decisione",
    yes: (n) => (n === 1 ? "Omologa 1 risultato" : `Omologa ${n} risultati`),
    done: (done, all) => `Omologati ${done} su ${all}.`,
  },
  approve: "Omologa risultato",
};
