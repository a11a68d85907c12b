/** Why a device does not come back to its seat. Loaded only by devices to which that happens. */
export const lostSeatWords = {
  NEWER_DEVICE: "Another device has signed in with a newer code for your place. Ask for a new code to come back here.",
  LOGGED_OUT: "You signed out. Ask for a new code to come back.",
  SHUT_OUT: "All your devices were signed out because one was lost. Ask for a new code.",
  DISMISSED: "You no longer assist this seat. If you think this is a mistake, ask the arbiter.",
  PLACE_GONE: "You no longer have this place: the competition was changed. If you have a new place, ask for its code.",
  EXPIRED: "Your sign-in has ended: it lasts twelve hours. Ask for a new code.",
  TAB_CLOSED: "You closed this tab, and this device is not marked as your own. Sign in again, or enter a new code.",
  OPERATOR_LEFT:
    "The operator's sign-in ended with its tab, because this device is not marked as the operator's own. To come " +
    "back, run “./onehall operator” on the server's machine: it prints the address of the page “Events” and a new " +
    "code.",
  OPERATOR:
    "The operator is no longer signed in. To come back, run “./onehall operator” on the server's machine: it prints " +
    "the address of the page “Events” and a new code.",
  ROUND_OVER:
    "Your round is over. Enter the code for your next game. “Continue as …” shows the old board and takes you to " +
    "your next game once its round is open.",
};

export type LostSeatWords = typeof lostSeatWords;
