export const codesWords = {
  codes: {
    title: "Codes",
    all: "The whole event",
    players: "Players",
    officials: "Officials",
    ofRound: "Round",
    playersHint:
      "Signed-in players move to their next board automatically. All other players, and " +
      "all players in the first game, sign in with the code of their seat. To make a new code " +
      "for one player, open the board of that player on the page “Console”.",
    make: (round: number) => `Codes of the players of round ${round}…`,
    makeTitle: (round: number) => `Codes of the players of round ${round}`,
    makeText:
      "Every seat of the round whose player is not signed in on a device gets a new code. " +
      "Earlier unused codes of these seats no longer work. Signed-in devices stay signed in " +
      "until a newer code of their seat is used. The codes are shown only once, here.",
    makeNow: "Make codes",
    slips: "Print the codes",
    poster: "Print a poster for the door",
    posterText: "Open this address on your device and type the code that you received.",
    made: (n: number, round: number) => `${n === 1 ? "1 code" : `${n} codes`} made for round ${round}.`,
    allIn: (round: number) =>
      `Nobody in round ${round} needs a code: every player is signed in at the board, or the game has ended.`,
    columns: { board: "Board", colour: "Colour", player: "Player", venue: "Venue", code: "Code" },
    slip: (address: string) => `Open ${address} and type the code. The code works only once.`,
    hint:
      "A code signs in one device, and it works only once. A new code cancels an earlier " +
      "unused code; signed-in devices stay signed in.",
    none: "You cannot make a code for anybody here.",
    issue: "New code",
    label: (role: string, name: string) => `New code: ${role}, ${name}`,
    lost: "Lost device…",
    lostLabel: (role: string, name: string) => `Lost device: ${role}, ${name}`,
    lostText: (name: string) =>
      `This signs out all devices of ${name} immediately, also a venue node that signed in ` +
      `as ${name}. Unused codes of ${name} no longer work. Then make a new code for each device that ` +
      "may come back.",
    shutOut: "Sign out all devices",
    shut: (name: string) => `All devices of ${name} are signed out.`,
    issued: (address: string) =>
      `Open ${address} and type this code. It works only once, and an earlier unused code no ` +
      "longer works. The code is shown only once, here.",
  },
};

export type CodesWords = typeof codesWords;
