export const adjournmentsWords = {
  pleaseSeal:
    "Choose your next move on the board. This move is sealed: nobody else can see it before the game " +
    "resumes. You may choose another move until you confirm.",
  sealMove: "Seal move",
  youSealed: "You have sealed a move. Nobody else can see it. You may still choose another move.",
  replaceSealed: "Choose another move",
  confirmSealed: "Confirm the move and adjourn",
  adjourned: (by: string) => `The game is adjourned. ${by} has sealed a move, and both clocks are stopped.`,
  resumes: (at: string, place: string, left: string) =>
    `The game resumes at ${at}${place ? `, ${place}` : ""}${left ? ` (in ${left})` : ""}.`,
  noResumption: "The time when the game resumes is not known yet. It will be shown here.",
  sealedNotConfirmed: (by: string) => `${by} has sealed a move but has not confirmed it yet.`,
  sealingOrdered: (end: string) =>
    `The player whose turn it is must seal the next move.${end ? ` The session ends at ${end}.` : ""}`,
  noSealing: "No arbiter has ordered a sealed move.",
  adjournment: "Adjournment of the game",
  orderSealing: "Order a sealed move",
  confirmEnvelope: "Confirm the sealed move",
  resumePlace: "Place where the game resumes",
  resumeAt: "Time when the game resumes",
  resumeAdjourned: "Resume the game now",
};

export type AdjournmentsWords = typeof adjournmentsWords;
