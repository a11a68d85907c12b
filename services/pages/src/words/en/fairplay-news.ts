/** What a player reads about fair play outside the page of the cases. */
export const fairplayNewsWords = {
  fairPlayTitle: "Fair play",
  fairPlayNews: {
    written: (until: string) =>
      `The panel of the Fair Play Commission has written to you and waits for your answer until ${until}.`,
    askedOfYou: (due: string) => `The panel of the Fair Play Commission has a request for you. Answer by ${due}.`,
    endToRead: "The panel of the Fair Play Commission has completed a case that concerns you.",
    decisionToRead: "Here you can read a decision of the Ethics and Disciplinary Commission that concerns you.",
    readIt: "Read the message",
  },
};

export type FairPlayNewsWords = typeof fairplayNewsWords;
