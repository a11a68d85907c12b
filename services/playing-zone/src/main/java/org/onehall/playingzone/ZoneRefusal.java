package org.onehall.playingzone;

import org.onehall.decider.Refusal;

/** Why the edge itself refuses a request; the owning services decide every other refusal. */
public enum ZoneRefusal implements Refusal {
    MALFORMED("", Kind.MALFORMED, "This could not be read. Nothing was changed."),
    FOREIGN_ORIGIN(
            "",
            Kind.FORBIDDEN,
            "A page of another site may not open this hall's screens. Open the hall's own page{address}."),
    BODY_TOO_LARGE(
            "",
            Kind.MALFORMED,
            "This address takes at most {bytes} bytes, and their length must be sent. Nothing was changed."),
    ID_TAKEN(
            "ENG-1",
            Kind.MALFORMED,
            "Another command was given with this id, so nothing was done. Give this one with an id of its own; only "
                    + "the same command may be sent again with its id."),
    NO_SEAT("LAW 1.1", Kind.FORBIDDEN, "Only the player of a seat may do this; your token is for no seat."),
    NO_COMPETITION("", Kind.NOT_FOUND, "There is no such competition here. Load it first."),
    HOOK_NOWHERE(
            "OCR 18.8",
            Kind.NOT_FOUND,
            "The address of this webhook names a competition or a venue that is not here. Known: {known}. Mend the "
                    + "address."),
    NO_REPORT(
            "OCR 18.3",
            Kind.NOT_FOUND,
            "There is no such round or venue in this competition, so there is no report of it. Check the round's "
                    + "number and the venue's id."),
    REPORT_CHANGED(
            "OCR 18.3",
            Kind.STATE,
            "The report is not what your page showed any more; nothing was signed. Look at it again, then sign."),
    VENUE_REPORTS_CHANGED(
            "OCR 18.3",
            Kind.STATE,
            "A venue's report is not what its Local Chief Arbiter has signed any more; nothing was signed. The "
                    + "report names the venues: have theirs signed again, then sign."),
    NOT_AWAITED(
            "OCR 16.11",
            Kind.STATE,
            "Nobody is awaited at this board now: its game is over, is not open yet, or goes on later. Say that you "
                    + "are "
                    + "here from 15 minutes before it goes on."),
    NOT_OF_TEAM(
            "FSSI team-b",
            Kind.NOT_FOUND,
            "No player of your team sits at board {board}. The boards of your team in this round: {boards}."),
    NOBODY("", Kind.NOT_FOUND, "There is no such seat or official in this competition."),
    TECHNICAL_ARBITER_NEEDED(
            "OCR 18.8",
            Kind.FORBIDDEN,
            "Measurements are taken from the Local Technical Arbiter of a venue only. The Chief Arbiter or the "
                    + "Local Chief Arbiter hands out his code."),
    NODE_UNNAMED(
            "OCR 18.8",
            Kind.MALFORMED,
            "Name the node in \"node\" (1 to 100 characters that can be seen), and in \"series\" the start whose "
                    + "numbers its measurements have (1 to 40 letters, digits and hyphens). A venue has at most 20 "
                    + "nodes. "
                    + "Nothing was taken."),
    CODE_FORBIDDEN(
            "OCR 18.3",
            Kind.FORBIDDEN,
            "Your role may not hand out this code. The Chief Arbiter may, and the LCA for the own venue."),
    CODE_UNKNOWN("", Kind.NOT_FOUND, "This code is not known. Check it, or ask the arbiter for a new one."),
    DEVICE_NOT_REGISTERED(
            "OCR 16.6",
            Kind.STATE,
            "This device is not registered for the venue. Have its number registered by the Local Organiser or an "
                    + "arbiter of the venue, or use a registered one; your code is still good."),
    CODE_USED("", Kind.STATE, "This code has been used already. Ask the arbiter for a new one."),
    CODE_LAPSED("", Kind.STATE, "This code has been replaced by a newer one. Ask the arbiter for it."),
    CODE_OF_DISMISSED(
            "APP-III 1",
            Kind.STATE,
            "This code was for an assistant who serves this seat no more. Who is admitted now gets a code of his "
                    + "own from an arbiter of the venue."),
    PLAYER_EXCLUDED(
            "OCR 18.4.8",
            Kind.STATE,
            "A ruling excludes this player from this round, so he plays at no board of it and nobody enters for "
                    + "him. If the ruling is taken back before the round is open, the code is good again; the Chief "
                    + "Arbiter decides that."),
    OPPONENT_EXCLUDED(
            "OCR 18.4.8",
            Kind.STATE,
            "You have no game in this round: a ruling excludes your opponent from it, and you win by forfeit. Your "
                    + "page offers your next game as soon as its round is open."),
    NO_NEXT_GAME(
            "",
            Kind.STATE,
            "No other game of yours is to be played now. Your page offers the next one as soon as its round is open."),
    GAME_GOES_ON("OCR 16.7", Kind.STATE, "Your game here is in progress. You go to your next one when it has ended."),
    NEWER_DEVICE(
            "",
            Kind.STATE,
            "Another device has come in for you since. Go on there, or ask an arbiter of your venue for a code for "
                    + "this one."),
    NO_ROUND(
            "",
            Kind.NOT_FOUND,
            "This competition has no such round, or it is not paired or not open yet. Codes are made for the seats "
                    + "of a round that is open, and before that only by who may open it."),
    TOO_MANY_CODES(
            "",
            Kind.STATE,
            "Too many wrong codes from this device or its address. Wait {seconds} s, then try again; a right code "
                    + "stays good."),
    SIGN_IN_OFF("", Kind.NOT_FOUND, "Nobody signs in by a provider here. Enter with your code."),
    SIGN_IN_LAPSED(
            "",
            Kind.STATE,
            "This sign-in was begun in another browser, more than ten minutes ago, or has been used. Sign in again, or "
                    + "enter with a code."),
    SIGN_IN_DECLINED(
            "",
            Kind.STATE,
            "{provider} did not sign you in, or you cancelled it there. Try again, or enter with a code."),
    SIGN_IN_AWAY(
            "", Kind.STATE, "{provider} does not answer now. Enter with a code, or sign in again in a few minutes."),
    SIGN_IN_HALL_UNKNOWN(
            "",
            Kind.STATE,
            "{provider} does not accept this hall. Tell the operator, who finds the reason in the playing zone's log; "
                    + "enter with a code meanwhile."),
    SIGN_IN_UNTRUSTED(
            "",
            Kind.STATE,
            "What {provider} says about you cannot be trusted, so nobody was let in. Sign in again; if it stays so, "
                    + "tell the operator and enter with a code."),
    SIGN_IN_NO_OFFICE(
            "OCR 18.3",
            Kind.FORBIDDEN,
            "You signed in by {provider} as {who}, who has no office in this event. Have the operator add it, or enter "
                    + "with the code an arbiter gives you."),
    SIGN_IN_SEVERAL(
            "OCR 18.3",
            Kind.FORBIDDEN,
            "You signed in by {provider} as {who}, and the hall cannot tell which of several officials you are. Have "
                    + "the operator say it, or enter with the code an arbiter gives you."),
    TOKEN_NEEDED("", Kind.FORBIDDEN, "A valid token is needed. Enter with your code first."),
    SIGNATURE_NEEDED(
            "OCR 18.8",
            Kind.FORBIDDEN,
            "This webhook is not signed with the secret this hall was started with, or too long ago."),
    ROLE_NEEDED("OCR 18.3", Kind.FORBIDDEN, "Your role may not do this."),
    GAME_RUNNING("OCR 16.7", Kind.STATE, "Your game is not over. What is not of the game is shown when it is."),
    DISK_NEARLY_FULL(
            "",
            Kind.STATE,
            "Only {free} are left on the hall's disk, so no round is opened; games go on. Have the operator make "
                    + "room, then open the round."),
    TOO_BUSY("", Kind.STATE, "Too many commands are waiting for their answers. Wait for them, then try again."),
    TOO_MANY_COMMANDS(
            "",
            Kind.STATE,
            "Too many commands in a short time. Wait {seconds} s, then try again. Moves are always taken."),
    UNAVAILABLE("", Kind.STATE, "Not yet answered; it will be sent again. It is carried out once at most.");

    private final Meaning meaning;

    ZoneRefusal(String rule, Kind kind, String text) {
        meaning = new Meaning(rule, kind, text);
    }

    @Override
    public Meaning meaning() {
        return meaning;
    }
}
