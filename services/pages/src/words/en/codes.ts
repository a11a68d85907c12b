export const codesWords = {
  codes: {
    title: "Codes",
    all: "The whole competition",
    players: "Players",
    officials: "Officials",
    ofRound: "Round",
    playersHint:
      "Signed-in players move to their next board automatically. All other players, and " +
      "all players in the first game, sign in with the code of their seat. To make a new code " +
      "for one player, open the board of that player on the page “Boards”.",
    make: (round: number) => `Codes of the players of round ${round}…`,
    makeTitle: (round: number) => `Codes of the players of round ${round}`,
    makeText:
      "Every player of the round who is not signed in gets a new code. Earlier unused codes of these " +
      "players no longer work. A device stays signed in until somebody uses a newer code for the same " +
      "seat. This page shows the codes only once.",
    makeNow: "Make codes",
    slips: "Print the codes",
    poster: "Print a poster for the door",
    posterText: "Open this address on your device and type the code that you received.",
    made: (n: number, round: number) => `${n === 1 ? "1 code" : `${n} codes`} made for round ${round}.`,
    allIn: (round: number) =>
      `Nobody in round ${round} needs a code: every player is signed in at the board, or the game has ended.`,
    columns: { board: "Board", colour: "Colour", player: "Player", venue: "Venue", code: "Code" },
    hint:
      "A code works only once, for one device. A new code cancels an earlier unused code. Devices that " +
      "are signed in stay signed in.",
    none: "You cannot make a code for anybody here.",
    issue: "New code",
    label: (role: string, name: string) => `New code: ${role}, ${name}`,
    lost: "Lost device…",
    lostLabel: (role: string, name: string) => `Lost device: ${role}, ${name}`,
    lostText: (name: string) =>
      `All devices of ${name} are signed out immediately, including the computer of a venue (venue node) ` +
      `that signed in as ${name}. Unused codes of ${name} no longer work. After that, make a new code for ` +
      `each device that ${name} still uses.`,
    shutOut: "Sign out all devices",
    shut: (name: string) => `All devices of ${name} are signed out.`,
    issued: (address: string) =>
      `Open ${address} and type this code. The code works only once. An earlier unused code no longer ` +
      "works. This page shows the code only once.",
  },
};

export type CodesWords = typeof codesWords;
