export const areasWords = {
  areas: {
    label: "Pages",
    boards: "Boards",
    venues: "Venues",
    round: "Round",
    players: "Players",
    papers: "Papers",
    fairPlay: "Fair play",
    menu: "Menu",
    theme: "Appearance",
    themes: { SYSTEM: "as the system", LIGHT: "light", DARK: "dark" },
    toDo: "something is to be done",
  },
  keys: {
    title: "Keys",
    use: "Use single-letter keys",
    find: "Find a board",
    task: "Go to the first of your open tasks",
    close: "Close the open dialog, menu or board",
    sheet: "Show these keys",
    off: "These keys are turned off; only Esc works.",
    note:
      "Press two keys one after the other. Press them again for the next page of an area. Keys do nothing while you " +
      "type in a field or while a dialog is open.",
  },
};

export type AreasWords = typeof areasWords;
