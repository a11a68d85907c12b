/** What a form, a report or a check still lacks, as named in refusals. */
export const lacking: Readonly<Record<string, string>> = {
  "the FIDE ID or member number": "l'ID FIDE o il numero di tessera",
  "your contact address": "il tuo recapito",
  "the name of the accused": "il nome dell'accusato",
  "the games": "le partite",
  "the facts": "i fatti",
  "a reason": "un motivo",
  "the reference of the request": "il riferimento della richiesta",
  "the trigger": "l'origine",
  "the findings": "le conclusioni",
  "the proposed sanction": "la sanzione proposta",
  "the offence": "l'illecito",
  "the five criteria of a false accusation": "i cinque criteri dell'accusa falsa",
  "the platform's own checks": "i controlli della piattaforma",
  "not recorded": "senza registrazione",
  "recorded as present": "registrato come presente",
  "recorded as absent": "registrato come assente",
  passed: "superato",
  "not passed": "non superato",
  rejected: "respinto",
  accepted: "accolto",
  "the score stays": "il punteggio resta",
};

/** Rulings as named in refusals, besides sides, roles and penalties. */
export const ruled: readonly (readonly [RegExp, string])[] = [
  [/^withdrawal of ruling (\d+)$/, "revoca della decisione $1"],
  [/^the decision of an appeal$/, "la decisione di un ricorso"],
  [/^time for a pause that was not possible$/, "tempo per una sospensione non possibile"],
  [/^a decision about a disconnection$/, "una decisione su una disconnessione"],
  [/^none$/, "nessuna"],
];
