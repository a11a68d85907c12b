/** What the page of the events shows: the list, the form of a draft, or the codes of an open event. */
export type View =
  { show: "list" } | { show: "draft"; id: string } | { show: "codes"; id: string; name: string; opened: boolean };
