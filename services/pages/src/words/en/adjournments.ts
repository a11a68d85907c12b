export const adjournmentsWords = {
  pleaseSeal:
    "Seal your next move: choose the move on the board. Nobody else can see this move. You may " +
    "choose another move until you confirm.",
  youSealed: (move: string) =>
    move
      ? `You have sealed the move ${move}. Nobody else can see it.`
      : "You have sealed a move. Nobody else can see it. You may still choose another move.",
  replaceSealed: "Choose another move",
  confirmSealed: "Confirm the move and adjourn",
  adjourned: (by: string) => `${by} has sealed a move. Both clocks are stopped.`,
  resumes: (at: string, place: string, left: string) =>
    `The game resumes at ${at}${place ? `, ${place}` : ""}${left ? ` (in ${left})` : ""}.`,
  noResumption: "You will see here when the game resumes.",
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
