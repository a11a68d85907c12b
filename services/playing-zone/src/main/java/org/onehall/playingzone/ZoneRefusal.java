package org.onehall.playingzone;

import org.onehall.decider.Refusal;

/** Why the edge itself refuses a request; the owning services decide every other refusal. */
public enum ZoneRefusal implements Refusal {
    MALFORMED("", Kind.MALFORMED, "This could not be read. Nothing was changed."),
    FOREIGN_ORIGIN(
            "",
            Kind.FORBIDDEN,
            "A page of another site cannot open this hall's screens. Open the hall's own page{address}."),
    BODY_TOO_LARGE(
            "",
            Kind.MALFORMED,
            "This address takes at most {bytes} bytes, and the request must state its length. Nothing was "
                    + "changed."),
    ID_TAKEN(
            "ENG-1",
            Kind.MALFORMED,
            "This id already belongs to another command, so nothing was done. Give this command its own id; "
                    + "only the same command can be sent again with the same id."),
    NO_SEAT("LAW 1.1", Kind.FORBIDDEN, "Only the player of a seat can do this, and you have not signed in for a seat."),
    NO_COMPETITION("", Kind.NOT_FOUND, "This competition is not loaded here. Load it first."),
    HOOK_NOWHERE(
            "OCR 18.8",
            Kind.NOT_FOUND,
            "The address of this webhook names a competition or a venue that this hall does not have. This "
                    + "hall has: {known}. Correct the address."),
    NO_REPORT(
            "OCR 18.3",
            Kind.NOT_FOUND,
            "This competition has no such round or venue, so there is no report. Check the round's number "
                    + "and the venue's id."),
    REPORT_CHANGED(
            "OCR 18.3",
            Kind.STATE,
            "The report has changed since your page showed it; nothing was signed. Read it again, then sign."),
    VENUE_REPORTS_CHANGED(
            "OCR 18.3",
            Kind.STATE,
            "A venue's report has changed since its Local Chief Arbiter signed it; nothing was signed. The "
                    + "report names the venues: ask their Local Chief Arbiters to sign again, then sign."),
    NOT_AWAITED(
            "OCR 16.11",
            Kind.STATE,
            "You cannot check in at this board now: its game is over, has not been opened yet, or will be "
                    + "resumed later. Check-in opens 15 minutes before the game is resumed."),
    NOT_OF_TEAM(
            "FSSI team-b",
            Kind.NOT_FOUND,
            "No player of your team sits at board {board}. Your team's boards in this round: {boards}."),
    NOBODY("", Kind.NOT_FOUND, "There is no such seat or official in this competition."),
    TECHNICAL_ARBITER_NEEDED(
            "OCR 18.8",
            Kind.FORBIDDEN,
            "Only a venue's Local Technical Arbiter can send measurements. The Chief Arbiter or the Local "
                    + "Chief Arbiter issues that arbiter's code."),
    NODE_UNNAMED(
            "OCR 18.8",
            Kind.MALFORMED,
            "Give the name of the node in \"node\" (1 to 100 visible characters). In \"series\", name the start from "
                    + "which its measurements are numbered (1 to 40 letters, digits and hyphens). A venue has at "
                    + "most 20 nodes. Nothing was recorded."),
    CODE_FORBIDDEN(
            "OCR 18.3",
            Kind.FORBIDDEN,
            "Your role cannot issue this code. The Chief Arbiter can, and so can the Local Chief Arbiter for "
                    + "their own venue."),
    CODE_UNKNOWN("", Kind.NOT_FOUND, "This code is not known. Check it, or ask the arbiter for a new one."),
    DEVICE_NOT_REGISTERED(
            "OCR 16.6",
            Kind.STATE,
            "This device is not registered for the venue. Ask the Local Organiser or an arbiter of the venue "
                    + "to register its number, or use a registered device; your code is still valid."),
    CODE_USED("", Kind.STATE, "This code has already been used. Ask the arbiter for a new one."),
    CODE_LAPSED("", Kind.STATE, "A newer code has replaced this one. Ask the arbiter for the newer code."),
    CODE_OF_DISMISSED(
            "APP-III 1",
            Kind.STATE,
            "This code was for an assistant who no longer assists this seat. The assistant who is admitted now gets a "
                    + "new code from an arbiter of the venue."),
    PLAYER_EXCLUDED(
            "OCR 18.4.8",
            Kind.STATE,
            "A ruling excludes this player from this round, so the player has no game in it and nobody can "
                    + "enter with this code. If the Chief Arbiter takes the ruling back before the round is opened, "
                    + "the code is valid again."),
    OPPONENT_EXCLUDED(
            "OCR 18.4.8",
            Kind.STATE,
            "You have no game in this round: a ruling excludes your opponent, and you win by forfeit. Your "
                    + "page offers your next game as soon as its round is open."),
    NO_NEXT_GAME(
            "",
            Kind.STATE,
            "You have no other game to play now. Your page offers the next one as soon as its round is open."),
    GAME_GOES_ON(
            "OCR 16.7",
            Kind.STATE,
            "Your game here is still in progress. You move to your next game when it has ended."),
    NEWER_DEVICE(
            "",
            Kind.STATE,
            "You have entered with another device since then. Continue there, or ask an arbiter of your "
                    + "venue for a code for this device."),
    NO_ROUND(
            "",
            Kind.NOT_FOUND,
            "This competition has no such round, or the round is not paired or not open yet. Codes are made "
                    + "for the seats of an open round; before that, only a person who can open the round can make "
                    + "them."),
    TOO_MANY_CODES(
            "",
            Kind.STATE,
            "Too many wrong codes from this device or its address. Wait {seconds} s, then try again; a "
                    + "correct code stays valid."),
    SIGN_IN_OFF("", Kind.NOT_FOUND, "This hall has no sign-in provider. Enter with your code."),
    SIGN_IN_LAPSED(
            "",
            Kind.STATE,
            "This sign-in has already been used, or was started in another browser or more than ten minutes "
                    + "ago. Sign in again, or enter with a code."),
    SIGN_IN_DECLINED(
            "",
            Kind.STATE,
            "{provider} did not sign you in, or you cancelled it there. Try again, or enter with a code."),
    SIGN_IN_AWAY(
            "",
            Kind.STATE,
            "{provider} does not answer at the moment. Enter with a code, or sign in again in a few minutes."),
    SIGN_IN_HALL_UNKNOWN(
            "",
            Kind.STATE,
            "{provider} does not accept this hall. Tell the operator, who can find the reason in the playing "
                    + "zone's log; until then, enter with a code."),
    SIGN_IN_UNTRUSTED(
            "",
            Kind.STATE,
            "What {provider} says about you cannot be trusted, so you were not admitted. Sign in again; if "
                    + "this happens again, tell the operator and enter with a code."),
    SIGN_IN_NO_OFFICE(
            "OCR 18.3",
            Kind.FORBIDDEN,
            "You signed in with {provider} as {who}, who has no role in this event. Ask the operator to add the role, "
                    + "or enter with the code that an arbiter gives you."),
    SIGN_IN_SEVERAL(
            "OCR 18.3",
            Kind.FORBIDDEN,
            "You signed in with {provider} as {who}. Several officials match this account. Ask the operator to "
                    + "choose the right one, or enter with the code that an arbiter gives you."),
    TOKEN_NEEDED("", Kind.FORBIDDEN, "You are not signed in, or your sign-in has expired. Enter with your code first."),
    SIGNATURE_NEEDED(
            "OCR 18.8",
            Kind.FORBIDDEN,
            "This webhook is not signed with the secret that this hall was started with, or its signature is "
                    + "too old."),
    ROLE_NEEDED("OCR 18.3", Kind.FORBIDDEN, "Your role cannot do this."),
    GAME_RUNNING("OCR 16.7", Kind.STATE, "Your game is not over yet. Until it ends, you can see only the game itself."),
    DISK_NEARLY_FULL(
            "",
            Kind.STATE,
            "The hall's disk has only {free} of free space left, so no round can be opened; games in progress "
                    + "continue. Ask the operator to make room on the disk, then open the round."),
    TOO_BUSY("", Kind.STATE, "Too many commands are waiting for their answers. Wait for them, then try again."),
    TOO_MANY_COMMANDS(
            "",
            Kind.STATE,
            "Too many commands in a short time. Wait {seconds} s, then try again. Moves are always accepted."),
    UNAVAILABLE(
            "",
            Kind.STATE,
            "There is no answer yet. The command will be sent again automatically; it is carried out at most once.");

    private final Meaning meaning;

    ZoneRefusal(String rule, Kind kind, String text) {
        meaning = new Meaning(rule, kind, text);
    }

    @Override
    public Meaning meaning() {
        return meaning;
    }
}
