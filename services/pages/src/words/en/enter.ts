export const enterWords = {
  languagesLabel: "Language",
  enterTitle: "Enter the playing hall",
  enterHint: "Type the code that you received. It works only once.",
  enterCode: "Code",
  enterGo: "Enter",
  enterBusy: "Checking the code…",
  enterUnknown: "This code is unknown. Please check your code: it has two groups of four letters or digits.",
  enterUsed:
    "This code has already been used. If you are at a venue, ask the Local Chief Arbiter for a new code. " +
    "If not, ask the Chief Arbiter or the Chief Organiser. The operator gets a new code with “./onehall operator”.",
  signIn: (provider: string) => `Sign in with ${provider}`,
  signInHint: "This sign-in is for officials. Players enter with their code.",
  signInBusy: "Signing in…",
  enterFormat: "A code has eight letters or digits, like K7QF-3M2P.",
  enterDevice: (number: string) =>
    `This device (${number}) is not registered for your venue. Ask the Local Organiser or an ` +
    "arbiter to register it, or use a registered device. Your code is still valid.",
  thisDevice: "Number of this device (needed only if the arbiter registers devices):",
  enterNoServer: "The server does not answer. Check the network and try again.",
  serverCannot: (status: number) =>
    `The server cannot do this at the moment (${status}). Wait a few seconds and try again.`,
  enterContinue: (who: string) => `Continue as ${who}`,
  enterExpired: "You are no longer signed in. Please enter a new code.",
  ownDevice: "This is my own device",
  ownDeviceHint: "For officials: you stay signed in after you close the browser.",
  enterLoggedOut: "You were signed out in another tab of this browser.",
  another: {
    title: "Somebody is already signed in on this device.",
    text: (names: string) =>
      `These people are signed in now: ${names}. A person whom you sign out needs a new code to come back.`,
    logOut: "Sign out and use the new code",
    keep: "Keep both sign-ins: use the new code in this tab only",
    stay: "Cancel",
  },
};

export type EnterWords = typeof enterWords;
