import type { WallWords } from "../en/wall";

export const wallWords: WallWords = {
  boardTasks: {
    label: "Compiti a questa scacchiera",
    PLAYERS: "Giocatori",
    GAME: "Partita",
    CONDUCT: "Condotta",
    CLOCK: "Orologio",
    RESULT: "Risultato",
    HISTORY: "Cronologia",
    nothing: "Ora qui non c'è nulla per te.",
  },
  wallView: {
    needs: "Scacchiere che richiedono attenzione",
    more: (n) => (n === 1 ? "un’altra" : `altre ${n}`),
    fewer: "Mostra meno",
    view: "Vista",
    density: { BOARDS: "Scacchiere", COMPACT: "Compatta", TABLE: "Tabella" },
    group: "Ordina per",
    grouping: { NUMBER: "numero di scacchiera", VENUES: "sede", MATCH: "incontro" },
    board: "N.",
    players: "Bianco – Nero",
    move: "Ultima mossa",
    state: "Stato",
  },
};
