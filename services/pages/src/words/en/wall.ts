export const wallWords = {
  boardTasks: {
    label: "Tasks at this board",
    PLAYERS: "Players",
    GAME: "Game",
    CONDUCT: "Conduct",
    CLOCK: "Clock",
    RESULT: "Result",
    HISTORY: "History",
    nothing: "There is nothing here for you now.",
  },
  wallView: {
    needs: "Boards that need attention",
    more: (n: number) => `${n} more`,
    fewer: "Show fewer",
    view: "View",
    density: { BOARDS: "Boards", COMPACT: "Compact", TABLE: "Table" },
    group: "Sort by",
    grouping: { NUMBER: "board number", VENUES: "venue", MATCH: "match" },
    board: "No.",
    players: "White – Black",
    move: "Last move",
    state: "State",
  },
};

export type WallWords = typeof wallWords;
