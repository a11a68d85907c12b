export const adjournmentsWords = {
  pleaseSeal:
    "Seal your next move: choose it on the board. Nobody else can see it, and you may replace it until you confirm.",
  youSealed: (move: string) =>
    move
      ? `You have sealed ${move}. Nobody else can see it.`
      : "You have sealed a move. Nobody else can see it. You may still replace it.",
  replaceSealed: "Choose another move",
  confirmSealed: "Confirm and adjourn",
  adjourned: (by: string) => `${by} has sealed a move; both clocks are stopped.`,
  resumes: (at: string, place: string, left: string) =>
    `The game resumes at ${at}${place ? `, ${place}` : ""}${left ? ` (in ${left})` : ""}.`,
  noResumption: "The time of resumption will be shown here.",
  sealedNotConfirmed: (by: string) => `${by} has sealed a move and not confirmed it yet.`,
  sealingOrdered: (end: string) =>
    `The player to move must seal the next move${end ? `; the session ends at ${end}` : ""}.`,
  noSealing: "Sealing has not been ordered.",
  adjournment: "Adjournment",
  orderSealing: "Order sealing",
  sealingReasons: ["End of the session"] as readonly string[],
  confirmEnvelope: "Confirm envelope",
  resumePlace: "Place where the game resumes",
  resumeAt: "When",
  resumeAdjourned: "Resume now",
};

export type AdjournmentsWords = typeof adjournmentsWords;
