import type { AreasWords } from "../en/areas";

export const areasWords: AreasWords = {
  areas: {
    label: "Pagine",
    boards: "Scacchiere",
    venues: "Sedi",
    round: "Turno",
    players: "Giocatori",
    papers: "Documenti",
    fairPlay: "Fair play",
    menu: "Menu",
    theme: "Aspetto",
    themes: { SYSTEM: "come il sistema", LIGHT: "chiaro", DARK: "scuro" },
    toDo: "c'è qualcosa da fare",
  },
  keys: {
    title: "Tasti",
    use: "Usa i tasti di una sola lettera",
    find: "Trova una scacchiera",
    task: "Vai al primo dei tuoi compiti aperti",
    close: "Chiudi la finestra, il menu o la scacchiera che è aperta",
    sheet: "Mostra questi tasti",
    off: "Questi tasti sono spenti; vale solo Esc.",
    note:
      "Premi due tasti uno dopo l'altro. Premili ancora per la pagina seguente di un'area. I tasti non fanno nulla " +
      "mentre scrivi in un campo o quando è aperta una finestra.",
  },
};
