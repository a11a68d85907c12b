import type { AboutWords } from "../en/about";

export const aboutWords: AboutWords = {
  about: {
    title: "Informazioni",
    hall: "OneHall è software libero con licenza Apache, versione 2.0.",
    pieces:
      "I pezzi degli scacchi sono di Cburnett e Rfc1394 (Wikimedia Commons), modificati da shaack. Licenza dei pezzi:",
  },
};
