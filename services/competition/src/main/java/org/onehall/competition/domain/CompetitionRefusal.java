package org.onehall.competition.domain;

import org.onehall.decider.Refusal;
import org.onehall.decider.Texts;

/** Why a competition refuses a command. The first group is about definitions: a definition is refused as a whole. */
public enum CompetitionRefusal implements Refusal {
    MALFORMED_ID("", Kind.MALFORMED, "An id has 1 to 32 small letters, digits or hyphens."),
    MALFORMED_NAME("", Kind.MALFORMED, Texts.NAME_RULE),
    DUPLICATE_ID("", Kind.MALFORMED, "Every venue and every person has an id of its own."),
    UNKNOWN_VENUE("OCR 16.1", Kind.MALFORMED, "Players and local officials belong to a venue of the competition."),
    UNKNOWN_TIME_ZONE("", Kind.MALFORMED, "A time zone is written as in Europe/Rome."),
    MALFORMED_OFFICIAL(
            "OCR 16.8",
            Kind.MALFORMED,
            "An official has a role of the competition; local roles have a venue, the others have none."),
    STAFF_INCOMPLETE(
            "OCR 16.8",
            Kind.MALFORMED,
            "A competition has one Chief Arbiter, and each venue one Local Chief Arbiter, one Local Technical "
                    + "Arbiter and one Local Organiser."),
    LCA_EQUALS_LTA(
            "OCR 16.8",
            Kind.MALFORMED,
            "The Local Chief Arbiter and the Local Technical Arbiter of a venue are two persons."),
    MALFORMED_PLAYER(
            "",
            Kind.MALFORMED,
            "A rating is a whole number from 0 to 4000; a federation is three capital letters or nothing."),
    MALFORMED_ROUND("", Kind.MALFORMED, "Rounds are numbered from 1 without gaps, and each has pairings."),
    UNKNOWN_PLAYER("", Kind.MALFORMED, "Only players of the competition are paired."),
    PAIRED_TWICE("", Kind.MALFORMED, "A player plays one game in a round, against somebody else."),
    MALFORMED_BOARD("", Kind.MALFORMED, "Boards are numbered from 1 to 9999, each number once in a round."),
    CAPTAIN_NOT_PLAYER("FSSI team-a", Kind.MALFORMED, "The captain of a team is one of its players."),
    MALFORMED_TEAM(
            "FSSI team-a",
            Kind.MALFORMED,
            "A team has as many players as there are boards and up to as many reserves as the regulations allow; a "
                    + "player plays for one team."),
    MALFORMED_BYE("", Kind.MALFORMED, "A bye is for a player who is not paired in the round, once."),
    MALFORMED_DETAILS(
            "",
            Kind.MALFORMED,
            "The details of a report are about a player of the competition, who has a start number of their own from 1 "
                    + "to 9999."),
    MALFORMED_REGISTRATION(
            "APP-I A4",
            Kind.MALFORMED,
            "A player or an official is registered once. A FIDE ID or member number has 1 to 20 letters, digits or "
                    + "hyphens; a version of the conditions has at most 50 characters."),
    NUMBER_MISSING(
            "APP-I A4",
            Kind.MALFORMED,
            "Every player is registered with the real name and the FIDE ID (FSSI: the member number)."),
    CONDITIONS_NOT_ACCEPTED(
            "APP-I J",
            Kind.MALFORMED,
            "Only players who have accepted the fair-play conditions, screening and possible sanctions, are paired."),
    TOO_LARGE(
            "",
            Kind.MALFORMED,
            "A competition has at most 50 venues, 500 officials, 1000 players and 4000 pairings, and a report at "
                    + "most 2000 lines beyond its players."),

    COMPETITION_EXISTS(
            "",
            Kind.STATE,
            "Another competition has this id already and was not changed. Load this one under another id."),
    UNKNOWN_COMPETITION("", Kind.NOT_FOUND, "There is no such competition. Check its id, or load it first."),
    FORBIDDEN_ROLE(
            "DEC-21",
            Kind.FORBIDDEN,
            "Your role may not do this here. The organiser loads a competition; the Chief Arbiter opens rounds; the "
                    + "arbiters of a venue approve its results; the Local Chief Arbiter signs the report of the "
                    + "venue, the Chief Arbiter the report of the round."),
    OWN_GAME_IN_PROGRESS(
            "OCR 16.7", Kind.FORBIDDEN, "Your game is in progress. Until it ends, you can see only the game itself."),
    UNKNOWN_ROUND("", Kind.NOT_FOUND, "The competition has no such round."),
    ROUND_ALREADY_OPEN("LAW 6.6", Kind.STATE, "This round is open already; nothing was changed."),
    ROUND_NOT_FINISHED("LAW 6.6", Kind.STATE, "An opened round still has games without a result. End them first."),
    ROUND_NOT_OPEN("LAW 6.6", Kind.STATE, "This round has not been opened, so it has no results."),
    UNKNOWN_BOARD("", Kind.NOT_FOUND, "The round has no such board."),
    RESULT_APPROVED(
            "OCR 17.11", Kind.STATE, "The result is official. It can be appealed against, but not recorded again."),
    ROUND_WAITS(
            "OCR 18.3",
            Kind.STATE,
            "This round waits for a ruling at {boards} that has not been carried out yet. Try again in a moment."),
    NO_RESULT("OCR 17.11", Kind.STATE, "The game has no result yet. Confirm or approve it when it has ended."),
    ROUND_NOT_APPROVED(
            "OCR 17.11", Kind.STATE, "Board {board} has no approved result. Approve all results of the round first."),
    ROUND_OFFICIAL("OCR 17.11", Kind.STATE, "This round is official already; nothing was changed."),
    RESULT_DISPUTED(
            "LAW 8.7",
            Kind.STATE,
            "Not approved: meanwhile {sides} disputed the result. Hear the player, then approve the result or change "
                    + "it."),
    SCORE_CHANGED(
            "OCR 17.11",
            Kind.STATE,
            "Not approved: the result is now {score}, not the one you saw. Check the board, then approve that result."),
    ALREADY_APPROVED(
            "OCR 17.11",
            Kind.STATE,
            "The result is already approved{approval}; nothing was changed. A ruling or an appeal may change it."),
    SCORE_MOVED(
            "OCR 18.4",
            Kind.STATE,
            "The score of this game was changed meanwhile to {score}, so the ruling about it changes nothing. Check "
                    + "the score and rule again."),
    SCORE_NOT_ALLOWED(
            "DEC-20",
            Kind.STATE,
            "The score would be {score}. Each side gets the points of a win, a draw or a loss, and both together get "
                    + "at most those of a win and a loss."),
    NO_SUCH_PLAYER("OCR 18.4.8", Kind.NOT_FOUND, "The competition has no such player."),
    MALFORMED_REPORT(
            "OCR 18.3",
            Kind.MALFORMED,
            "Remarks {fault}. The report that is signed is named by its SHA-256, 64 hexadecimal digits in small "
                    + "letters."),
    VENUE_NOT_PLAYING(
            "OCR 18.3",
            Kind.STATE,
            "Nobody of this venue is paired in round {round}, so there is no report of it to sign."),
    REPORT_NOT_COMPARED(
            "OCR 18.3",
            Kind.FORBIDDEN,
            "Sign the report in the playing zone, which shows it and compares what you sign with the current report."),
    REPORT_GAME_OPEN(
            "OCR 18.3",
            Kind.STATE,
            "Board {board} has no result yet. Sign the report when its game has ended and its result is approved."),
    REPORT_NOT_APPROVED(
            "OCR 18.3", Kind.STATE, "The result of board {board} is not approved. Approve it, then sign the report."),
    REPORT_SIGNED(
            "OCR 18.3",
            Kind.STATE,
            "{signer} has already signed this report as it is now. Sign it again when something has been recorded "
                    + "since."),
    VENUES_NOT_SIGNED(
            "OCR 18.3",
            Kind.STATE,
            "The report of the round is signed last. These venues have not signed yet: {venues}."),
    SCORE_OFFICIAL(
            "OCR 17.11",
            Kind.STATE,
            "Round {round} is official, so the ruling about this score is not taken back. An appeal remains "
                    + "possible, and the Chief Arbiter may make a new ruling on the score."),
    NOT_KEPT_OUT("OCR 18.4.8", Kind.STATE, "This ruling keeps nobody out, or no longer does; nothing was changed."),
    EXCLUSION_EFFECTED(
            "OCR 18.4.8",
            Kind.STATE,
            "Round {round} was opened under this ruling, so the exclusion from it cannot be taken back. You can still "
                    + "appeal; the Chief Arbiter decides about byes and pairings."),
    NEXT_ROUND_OPEN(
            "OCR 18.4.6",
            Kind.STATE,
            "Round {round} is open, so the game that the ruling ended does not continue. The Chief Arbiter may rule on "
                    + "the score, and a player may appeal."),
    ROUND_STARTED(
            "OCR 18.4.8",
            Kind.STATE,
            "Round {round} is already open. Exclude the player from rounds that are not open.");

    private final Meaning meaning;

    CompetitionRefusal(String rule, Kind kind, String text) {
        meaning = new Meaning(rule, kind, text);
    }

    @Override
    public Meaning meaning() {
        return meaning;
    }
}
