export const aboutWords = {
  about: {
    title: "About",
    hall: "OneHall is free software under the Apache licence, version 2.0.",
    pieces:
      "The chess pieces are by Cburnett and Rfc1394 (Wikimedia Commons), modified by shaack. Licence of the pieces:",
  },
};

export type AboutWords = typeof aboutWords;
