export const codesWords = {
  codes: {
    title: "Codes",
    all: "Whole event",
    players: "Players",
    officials: "Officials",
    ofRound: "Round",
    playersHint:
      "Who is in with a device goes to his next board by himself. The others, and everybody in his first game, enter with a code of their seat. One player's new code: open his board on the console.",
    make: (round: number) => `Codes of the players of round ${round}…`,
    makeTitle: (round: number) => `Codes of the players of round ${round}`,
    makeText:
      "Every seat of the round where no device of its player is in gets a new code. Earlier codes of these seats that nobody has used do not work any more. Devices that are in stay in until a newer code of their seat is used. The codes are shown only here and now.",
    makeNow: "Make codes",
    slips: "Print slips",
    poster: "Print a poster for the door",
    posterText: "Open this address on your device and type the code you were given.",
    made: (n: number, round: number) => `${n === 1 ? "1 code" : `${n} codes`} made for round ${round}.`,
    allIn: (round: number) =>
      `Nobody of round ${round} needs a code: every player has a device in at his board, or his game has ended.`,
    columns: { board: "Board", colour: "Colour", player: "Player", venue: "Venue", code: "Code" },
    slip: (address: string) => `Open ${address} and type the code. It works once.`,
    hint: "A code lets one device in once. A new one makes an earlier one that nobody has used yet worthless; devices that are in stay in.",
    none: "There is nobody you may hand out a code to.",
    issue: "New code",
    label: (role: string, name: string) => `New code: ${role}, ${name}`,
    lost: "Lost device…",
    lostLabel: (role: string, name: string) => `Lost device: ${role}, ${name}`,
    lostText: (name: string) =>
      `All devices that came in as ${name} are shut out at once, a venue's node among them, and unused codes do not work any more. Give out a new code for each device that is to stay.`,
    shutOut: "Shut out all",
    shut: (name: string) => `All devices of ${name} are shut out.`,
    issued: (address: string) =>
      `Open ${address} and type it. It works once; an earlier unused code does not work any more. It is shown only here and now.`,
  },
};

export type CodesWords = typeof codesWords;
