package org.onehall.playingzone;

import org.onehall.decider.Refusal;

/** Why the edge itself refuses a request; the owning services decide every other refusal. */
public enum ZoneRefusal implements Refusal {
    MALFORMED("", Kind.MALFORMED, "The server could not read what you sent. Nothing was changed."),
    FOREIGN_ORIGIN(
            "",
            Kind.FORBIDDEN,
            "A page of another website cannot open the screens of this server. Open the server's own page{address}."),
    BODY_TOO_LARGE(
            "",
            Kind.MALFORMED,
            "Your request is too long, or does not state its length. A request to this address can have at most "
                    + "{bytes} bytes. Nothing was changed."),
    COMPETITION_INVALID(
            "V-01",
            Kind.MALFORMED,
            "The event is not complete, so it was not opened. Errors in its files: {number}. Correct the errors, then "
                    + "open the event. Nothing was changed."),
    DRAFT_CHANGED(
            "ENG-1",
            Kind.STATE,
            "This draft was changed elsewhere after your page read it; nothing was saved. Open the draft again, then "
                    + "repeat your changes."),
    DRAFT_TOO_LARGE("", Kind.MALFORMED, "The files of a draft can have at most 512 KiB in total."),
    ID_TAKEN(
            "ENG-1",
            Kind.MALFORMED,
            "Another command already has this id, so nothing was done. Give your command a new id. "
                    + "Use the same id again only if you send the same command again."),
    NO_SEAT("LAW 1.1", Kind.FORBIDDEN, "Only the player of a seat can do this, and you have not signed in for a seat."),
    NO_COMPETITION("", Kind.NOT_FOUND, "This competition is not loaded on the server. Load the competition first."),
    COMPETITION_ARCHIVED("OCR 17.11", Kind.STATE, Refusal.ARCHIVE_TEXT),
    HOOK_NOWHERE(
            "OCR 18.8",
            Kind.NOT_FOUND,
            "Your program sends to a web address (webhook) with a competition or a venue that is "
                    + "not on this server. The server has: {known}. Correct the web address."),
    NO_REPORT(
            "OCR 18.3",
            Kind.NOT_FOUND,
            "This competition does not have this round or this venue, so there is no report. Check the round's "
                    + "number "
                    + "and the venue's id."),
    REPORT_CHANGED(
            "OCR 18.3",
            Kind.STATE,
            "The report has changed since your page showed it; nothing was signed. Read the report again, then sign "
                    + "it."),
    VENUE_REPORTS_CHANGED(
            "OCR 18.3",
            Kind.STATE,
            "Nothing was signed. A venue's report has changed since its Local Chief Arbiter signed "
                    + "it. The report of the round names these venues. Ask their Local Chief Arbiters to sign "
                    + "again, then sign the report of the round."),
    NOT_AWAITED(
            "OCR 16.11",
            Kind.STATE,
            "You cannot record now that you are at this board. The game at this board is over, is "
                    + "not open yet, or will be resumed later. You can record it from 15 minutes before the "
                    + "game is resumed."),
    NOT_OF_TEAM(
            "FSSI team-b",
            Kind.NOT_FOUND,
            "No player of your team sits at board {board}. In this round, your team has these boards: {boards}."),
    NOBODY(
            "",
            Kind.NOT_FOUND,
            "This competition does not have this seat or this official. Choose a seat or an "
                    + "official of this competition."),
    TECHNICAL_ARBITER_NEEDED(
            "OCR 18.8",
            Kind.FORBIDDEN,
            "Only the Local Technical Arbiter of a venue can send measurements of the venue's connection. The Local "
                    + "Technical Arbiter gets a code from the Chief Arbiter or the Local Chief Arbiter."),
    NODE_UNNAMED(
            "OCR 18.8",
            Kind.MALFORMED,
            "Write the name of the venue node in \"node\" (1 to 100 visible characters). Write the name of the "
                    + "series of measurements in \"series\" (1 to 40 letters, digits and hyphens): each series has "
                    + "its own numbers. A venue can have at most 20 nodes. Nothing was recorded."),
    CODE_FORBIDDEN(
            "OCR 18.3",
            Kind.FORBIDDEN,
            "Your role does not allow you to issue this code. Only the Chief Arbiter can issue this code, or the "
                    + "Local Chief Arbiter for their own venue."),
    CODE_UNKNOWN(
            "",
            Kind.NOT_FOUND,
            "The server does not know this code. Check the code, or ask the arbiter for a new code."),
    DEVICE_NOT_REGISTERED(
            "OCR 16.6",
            Kind.STATE,
            "This device is not registered for the venue, so you have not entered. Ask the Local Organiser or an "
                    + "arbiter of the venue to register the number of this device, or use a registered device. Your "
                    + "code is still valid."),
    CODE_USED("", Kind.STATE, "This code has already been used. Ask the arbiter for a new code."),
    CODE_LAPSED(
            "",
            Kind.STATE,
            "This code is no longer valid: a newer code was made, or somebody else has this place now. If the place "
                    + "is still yours, ask for the newer code: a player asks the Local Chief Arbiter of the venue, an "
                    + "official the Chief Organiser, and the Chief Organiser the operator of the hall."),
    CODE_OF_OPERATOR_ENDED(
            "",
            Kind.STATE,
            "This code of the operator no longer works: it has already been used, or a newer code has replaced it. "
                    + "On the hall's computer, ./onehall operator prints a new code (with --data DIR if the hall "
                    + "has its own data folder)."),
    CODE_OF_DISMISSED(
            "APP-III 1",
            Kind.STATE,
            "This code was for an assistant who no longer assists this seat. The present assistant of this seat "
                    + "gets a new code from an arbiter of the venue."),
    CODE_OF_OTHER_PAIRING(
            "LAW 6.6",
            Kind.STATE,
            "The pairings have changed since this code was made: its player no longer has this seat. Look for the "
                    + "name in the pairings, and ask the arbiter for a new code."),
    PLAYER_EXCLUDED(
            "OCR 18.4.8",
            Kind.STATE,
            "A ruling excludes this player from this round. The player has no game in this round, "
                    + "so nobody can enter with this code. If the Chief Arbiter withdraws the ruling before "
                    + "the round is opened, the code is valid again."),
    OPPONENT_EXCLUDED(
            "OCR 18.4.8",
            Kind.STATE,
            "You have no game in this round: a ruling excludes your opponent, and you win by forfeit. Your page "
                    + "will offer your next game as soon as the next round is open."),
    NO_NEXT_GAME(
            "",
            Kind.STATE,
            "You have no other game to play now. Your page will offer your next game as soon as its round is open."),
    GAME_GOES_ON(
            "OCR 16.7",
            Kind.STATE,
            "Your game at this board is still in progress. You move to your next game when this game has ended."),
    NEWER_DEVICE(
            "",
            Kind.STATE,
            "You have entered with another device in the meantime. Continue on that device, or ask an arbiter of "
                    + "your venue for a code for this device."),
    NO_PUBLIC_PAGE(
            "",
            Kind.NOT_FOUND,
            "There is no public page here: the event does not exist or is private, or it does not show this round. "
                    + "You can see what your seat or office shows you if you enter with your code."),
    NO_ROUND(
            "",
            Kind.NOT_FOUND,
            "There are no codes for this round. Either the competition does not have this round, or "
                    + "the round has no pairings yet, or it is not open yet. Before a round is open, only a "
                    + "person who can open the round can make codes."),
    TOO_MANY_CODES(
            "",
            Kind.STATE,
            "Too many wrong codes were entered from this device or its network address. Wait {seconds} seconds, "
                    + "then try again. A correct code stays valid."),
    SIGN_IN_OFF("", Kind.NOT_FOUND, "You cannot sign in to this server with an account. Enter with your code."),
    SIGN_IN_LAPSED(
            "",
            Kind.STATE,
            "This sign-in is not valid any more: it has already been used, or it was started in another browser or "
                    + "more than ten minutes ago. Sign in again, or enter with a code."),
    SIGN_IN_DECLINED(
            "",
            Kind.STATE,
            "{provider} did not sign you in, or you cancelled the sign-in there. Try again, or enter with a code."),
    SIGN_IN_AWAY(
            "",
            Kind.STATE,
            "{provider} does not answer at the moment. Enter with a code, or sign in again in a few minutes."),
    SIGN_IN_HALL_UNKNOWN(
            "",
            Kind.STATE,
            "{provider} does not accept this server. Tell the operator, who can find the reason in the log of the "
                    + "playing zone. Until then, enter with a code."),
    SIGN_IN_UNTRUSTED(
            "",
            Kind.STATE,
            "{provider} sent a sign-in that the server cannot trust, so you were not signed in. "
                    + "Sign in again. If this happens again, tell the operator and enter with a code."),
    SIGN_IN_NO_OFFICE(
            "OCR 18.3",
            Kind.FORBIDDEN,
            "You signed in with {provider} as {who}, who has no role in this event. Ask the operator to add a role "
                    + "for you, or enter with the code that an arbiter gives you."),
    SIGN_IN_SEVERAL(
            "OCR 18.3",
            Kind.FORBIDDEN,
            "You signed in with {provider} as {who}. Several officials match this account. Ask the operator to "
                    + "choose the right one, or enter with the code that an arbiter gives you."),
    TOKEN_NEEDED("", Kind.FORBIDDEN, "You are not signed in, or your sign-in has expired. Enter with your code first."),
    SIGNATURE_NEEDED(
            "OCR 18.8",
            Kind.FORBIDDEN,
            "This webhook is not signed with the secret of this server, or its signature is too old. Sign the request "
                    + "with the server's secret, and send the request again."),
    ROLE_NEEDED(
            "OCR 18.3",
            Kind.FORBIDDEN,
            "Your role does not allow you to do this. The Chief Arbiter can tell you " + "who may do this."),
    GAME_RUNNING(
            "OCR 16.7", Kind.STATE, "Your game is not over yet. Until your game ends, you can see only this game."),
    DISK_NEARLY_FULL(
            "",
            Kind.STATE,
            "The server's disk has only {free} of free space left, so no round can be opened. Games in progress "
                    + "continue. Ask the operator to make room on the disk, then open the round."),
    TOO_BUSY("", Kind.STATE, "Too many commands are waiting for an answer. Wait for the answers, then try again."),
    TOO_MANY_COMMANDS(
            "",
            Kind.STATE,
            "You sent too many commands in a short time. Wait {seconds} seconds, then try again. Moves are always "
                    + "accepted."),
    UNAVAILABLE(
            "",
            Kind.STATE,
            "The server has not answered yet. Your command will be sent again automatically. The "
                    + "server will not carry out the same command twice.");

    private final Meaning meaning;

    ZoneRefusal(String rule, Kind kind, String text) {
        meaning = new Meaning(rule, kind, text);
    }

    @Override
    public Meaning meaning() {
        return meaning;
    }
}
