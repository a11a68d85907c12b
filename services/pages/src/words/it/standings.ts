import type { StandingsWords } from "../en/standings";

const roundList = (rounds: readonly number[]): string =>
  rounds.length === 1 ? `il turno ${rounds[0]}` : `i turni ${rounds.slice(0, -1).join(", ")} e ${rounds.at(-1)}`;

export const standingsWords: StandingsWords = {
  standings: {
    title: "Classifica",
    show: "Turni da mostrare",
    provisional: "Tutti i turni aperti",
    official: "Solo turni ufficiali",
    toBoard: "Vai alla tua scacchiera",
    notYet: "La tua partita non è ancora finita. Puoi vedere la classifica dopo la partita.",
    noRounds: "Nessun turno conta ancora per la classifica.",
    officialAfter: (rounds) => `Questa classifica è ufficiale dopo ${roundList(rounds)}.`,
    changedSince: (round, boards) =>
      boards.length > 0
        ? `La classifica mostra il turno ${round} com'era quando è stato reso ufficiale. ` +
          `Scacchiere cambiate da allora: ${boards.join(", ")}. Il turno va reso ufficiale ` +
          "di nuovo."
        : `La classifica mostra il turno ${round} com'era quando è stato reso ufficiale. ` +
          "Dopo c'è stata una decisione, quindi il turno va reso ufficiale di nuovo.",
    afterRounds: (rounds) =>
      `Questa classifica è provvisoria e comprende ${roundList(rounds)}. I risultati non ancora ufficiali ` +
      "sono segnati con *.",
    pointsOnly:
      "I giocatori sono ordinati solo per punti: il regolamento non indica spareggi, quindi a pari " +
      "punti il posto è condiviso (=). Ogni turno mostra b (Bianco) o n (Nero) e il numero di " +
      "tabellone (N. tabellone) dell'avversario.",
    rankedBy: (criteria) =>
      `Le squadre sono ordinate per ${criteria.map((each) => standingsWords.standings.criteria[each]).join(", poi ")}.`,
    criteria: {
      BOARD_POINTS: "punti scacchiera",
      MATCH_POINTS: "punti squadra",
      BOARD_1: "punti in prima scacchiera",
      BOARD_2: "punti in seconda",
      BOARD_3: "punti in terza",
      BOARD_4: "punti in quarta",
    },
    marks: {
      EXCLUDED: (rounds) => `Escluso dal turno ${rounds.join(", ")}`,
      EXPELLED: () => "Espulso dal torneo",
      RAISED: (rounds) => `Più punti per decisione, turno ${rounds.join(", ")}`,
      LOWERED: (rounds) => `Meno punti per decisione, turno ${rounds.join(", ")}`,
      AWARDED: (rounds) => `Punti perché l'avversario è stato espulso, turno ${rounds.join(", ")}`,
    },
    colour: { WHITE: "b", BLACK: "n" },
    unofficial: "Non ancora ufficiale",
    rank: "Posto",
    startNumber: "N. tabellone",
    name: "Giocatore",
    rating: "Elo",
    team: "Squadra",
    points: "Punti",
    players: "Giocatori",
    teams: "Squadre",
    seeding: "Media Elo",
    boardPoints: "Punti scacchiera",
    matchPoints: "Punti squadra",
    matches: "Incontri",
    roundShort: (n) => `T${n}`,
    boardShort: (n) => `Sc. ${n}`,
    close: (n) => `Rendi ufficiale il turno ${n}`,
  },
};
