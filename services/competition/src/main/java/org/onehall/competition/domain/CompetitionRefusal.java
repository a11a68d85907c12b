package org.onehall.competition.domain;

import org.onehall.decider.Refusal;
import org.onehall.decider.Texts;

/** Why a competition refuses a command. The first group is about definitions: a definition is refused as a whole. */
public enum CompetitionRefusal implements Refusal {
    MALFORMED_ID("", Kind.MALFORMED, "An id has 1 to 32 small letters, digits or hyphens."),
    MALFORMED_NAME("", Kind.MALFORMED, Texts.NAME_RULE),
    DUPLICATE_ID("", Kind.MALFORMED, "Each venue and each person must have a different id."),
    UNKNOWN_VENUE(
            "OCR 16.1",
            Kind.MALFORMED,
            "Every player and every local official must belong to a venue of the competition."),
    UNKNOWN_TIME_ZONE("", Kind.MALFORMED, "Write a time zone like this: Europe/Rome."),
    MALFORMED_OFFICIAL(
            "OCR 16.8",
            Kind.MALFORMED,
            "Each official must have one of the roles of a competition. An official with a local role must have a "
                    + "venue; every other official must have no venue."),
    STAFF_INCOMPLETE(
            "OCR 16.8",
            Kind.MALFORMED,
            "A competition must have one Chief Arbiter. Each venue must have one Local Chief Arbiter, one Local "
                    + "Technical Arbiter and one Local Organiser."),
    LCA_EQUALS_LTA(
            "OCR 16.8",
            Kind.MALFORMED,
            "The Local Chief Arbiter and the Local Technical Arbiter of a venue must be two different persons."),
    MALFORMED_PLAYER(
            "",
            Kind.MALFORMED,
            "A rating must be a whole number from 0 to 4000. A federation must be three capital letters, or empty."),
    MALFORMED_ROUND(
            "",
            Kind.MALFORMED,
            "Number the rounds 1, 2, 3 and so on. Each round must be planned to start after the round before it."),
    UNKNOWN_PLAYER("", Kind.MALFORMED, "Only players of the competition can be paired."),
    PAIRED_TWICE("", Kind.MALFORMED, "A player can have only one game in a round, and only against another player."),
    MALFORMED_BOARD("", Kind.MALFORMED, "Give each board of a round a different number from 1 to 9999."),
    CAPTAIN_NOT_PLAYER("FSSI team-a", Kind.MALFORMED, "The captain of a team must be one of its players."),
    MALFORMED_TEAM(
            "FSSI team-a",
            Kind.MALFORMED,
            "A team must have as many players as there are boards. A team may also have reserves, up to the number "
                    + "in the regulations. A player can be in only one team."),
    MALFORMED_BYE(
            "",
            Kind.MALFORMED,
            "A player can have one bye in a round, and only if the player has no game in that round."),
    MALFORMED_DETAILS(
            "",
            Kind.MALFORMED,
            "The details for the tournament report may name only players of the competition. Each "
                    + "player needs a different start number from 1 to 9999."),
    MALFORMED_ENTRANT(
            "OCR 16.1",
            Kind.MALFORMED,
            "Nothing was recorded, because something about {player} cannot be right. The sex is m or w. A title is "
                    + "like GM, WFM or CM. A date of birth is like 1990/12/31 or 1990, and not in the future. You can "
                    + "leave out each of them."),
    NUMBER_TAKEN(
            "APP-I A4",
            Kind.MALFORMED,
            "Nothing was recorded, because {number} is the FIDE ID or member number of {player} already. Check the "
                    + "number: each player has a different one."),
    MALFORMED_REGISTRATION(
            "APP-I A4",
            Kind.MALFORMED,
            "Each player and each official can be registered only once. A FIDE ID or member number has 1 to 20 "
                    + "letters, digits or hyphens. The version of the fair-play conditions that a person has accepted "
                    + "has at most 50 characters."),
    NUMBER_MISSING(
            "APP-I A4",
            Kind.MALFORMED,
            "Register every player with their real name and FIDE ID (in FSSI competitions: with their member "
                    + "number)."),
    CONDITIONS_NOT_ACCEPTED(
            "APP-I J",
            Kind.MALFORMED,
            "A player can be paired only after accepting the fair-play conditions (screening and possible "
                    + "sanctions)."),
    TOO_LARGE(
            "",
            Kind.MALFORMED,
            "A competition can have at most 50 venues, 500 officials, 1000 players and 4000 pairings. The "
                    + "competition's tournament report can have at most 2000 lines besides the lines about players."),

    COMPETITION_EXISTS(
            "",
            Kind.STATE,
            "Another competition already has this id, and that competition was not changed. Load your competition "
                    + "with a different id."),
    DRAFT_EXISTS(
            "",
            Kind.STATE,
            "A draft with this id already exists, and it was not changed. Choose a different id, or continue with that "
                    + "draft."),
    DRAFT_TOO_LARGE("", Kind.MALFORMED, "The files of a draft can have at most 512 KiB in total."),
    NO_DRAFT("", Kind.NOT_FOUND, "There is no draft with this id. Save one first."),
    NOT_FINISHED(
            "OCR 17.11",
            Kind.STATE,
            "A competition can be archived once all its rounds are official and no ruling, appeal or report of a wrong "
                    + "result is waiting."),
    COMPETITION_ARCHIVED("OCR 17.11", Kind.STATE, Refusal.ARCHIVE_TEXT),
    UNKNOWN_COMPETITION(
            "",
            Kind.NOT_FOUND,
            "This competition does not exist on the server. Check the id of the competition, or load the competition "
                    + "first."),
    FORBIDDEN_ROLE(
            "DEC-21",
            Kind.FORBIDDEN,
            "Your role does not allow you to do this here. The organiser loads a competition. The organiser and "
                    + "the Chief Arbiter change a competition and open rounds. The arbiters of a venue approve the "
                    + "results of the venue. The Local Chief Arbiter signs the report of the venue, and the Chief "
                    + "Arbiter signs the report of the round."),
    OWN_GAME_IN_PROGRESS(
            "OCR 16.7", Kind.FORBIDDEN, "Your game is in progress. Until your game ends, you can see only this game."),
    UNKNOWN_ROUND("OCR 16.1", Kind.NOT_FOUND, "This competition does not have round {round}. Its rounds: {rounds}."),
    ROUND_ALREADY_OPEN("LAW 6.6", Kind.STATE, "This round is already open; nothing was changed."),
    EARLIER_ROUND_NOT_OPEN(
            "LAW 6.6",
            Kind.STATE,
            "Round {earlier} has not been opened yet, and the rounds of a Swiss are played one after another. First "
                    + "open round {earlier}. Only a round robin can be opened in another order."),
    ROUND_NOT_FINISHED(
            "LAW 6.6",
            Kind.STATE,
            "A round that is already open still has games without a result. These games must end first."),
    ROUND_NOT_OPEN(
            "LAW 6.6",
            Kind.STATE,
            "This round has not been opened, so it has no games, no results and no pairings to repair. Until it is "
                    + "opened, its pairings can be set again and published."),
    UNKNOWN_BOARD("", Kind.NOT_FOUND, "This round does not have this board."),
    RESULT_APPROVED(
            "OCR 17.11",
            Kind.STATE,
            "The result is official, so it cannot be recorded again. A player may appeal against the result."),
    ROUND_WAITS(
            "OCR 18.3",
            Kind.STATE,
            "A ruling at {boards} has not been carried out yet, and this round must wait for it. "
                    + "Try again in a moment."),
    NO_RESULT(
            "OCR 17.11",
            Kind.STATE,
            "The game has no result yet. You can confirm or approve the result when the game has ended."),
    ROUND_NOT_APPROVED(
            "OCR 17.11", Kind.STATE, "Board {board} has no approved result. Approve all results of the round first."),
    ROUND_OFFICIAL("OCR 17.11", Kind.STATE, "This round is official already; nothing was changed."),
    RESULT_DISPUTED(
            "LAW 8.7",
            Kind.STATE,
            "The result was not approved, because {sides} said in the meantime that the result is wrong. Listen to "
                    + "the player, then approve the result or change it."),
    SCORE_CHANGED(
            "OCR 17.11",
            Kind.STATE,
            "The result was not approved, because it has changed in the meantime: it is now {score}. Check the "
                    + "board, then approve the new result."),
    ALREADY_APPROVED(
            "OCR 17.11",
            Kind.STATE,
            "The result is already approved{approval}; nothing was changed. A ruling or an appeal may still change "
                    + "the result."),
    SCORE_MOVED(
            "OCR 18.4",
            Kind.STATE,
            "The ruling was not carried out. The score of this game has changed in the meantime: it "
                    + "is now {score}. Check the score, then make a new ruling."),
    SCORE_NOT_ALLOWED(
            "DEC-20",
            Kind.STATE,
            "The score would be {score}, but this score is not allowed. Each player can get the points for a "
                    + "win, a draw or a loss. Together, the two players can get at most the points for one win "
                    + "and one loss."),
    NO_SUCH_PLAYER("OCR 18.4.8", Kind.NOT_FOUND, "No player of this competition has this id."),
    MALFORMED_REPORT(
            "OCR 18.3",
            Kind.MALFORMED,
            "The report was not signed. The text of the remarks {fault}. The fingerprint (SHA-256) of the report must "
                    + "have 64 characters: digits, and letters from a to f."),
    VENUE_NOT_PLAYING(
            "OCR 18.3",
            Kind.STATE,
            "No player of this venue is paired in round {round}, so there is no report to sign."),
    REPORT_NOT_COMPARED(
            "OCR 18.3",
            Kind.FORBIDDEN,
            "Sign the report in the playing zone. The playing zone shows the report, and checks that you sign the "
                    + "current report."),
    REPORT_GAME_OPEN(
            "OCR 18.3",
            Kind.STATE,
            "Board {board} has no result yet. Sign the report when the game at this board has ended and the result "
                    + "is approved."),
    REPORT_NOT_APPROVED(
            "OCR 18.3",
            Kind.STATE,
            "The result of board {board} is not approved. Approve the result, then sign the report."),
    REPORT_SIGNED(
            "OCR 18.3",
            Kind.STATE,
            "{signer} has already signed this report, and it has not changed since then. Sign the report again only "
                    + "after something new has been recorded."),
    VENUES_NOT_SIGNED(
            "OCR 18.3",
            Kind.STATE,
            "The report of the round is signed after the reports of the venues. These venues have not signed yet: "
                    + "{venues}."),
    SCORE_OFFICIAL(
            "OCR 17.11",
            Kind.STATE,
            "Round {round} is official, so the ruling about this score cannot be withdrawn. A "
                    + "player may still appeal, and the Chief Arbiter may make a new ruling on the score."),
    NOT_KEPT_OUT(
            "OCR 18.4.8",
            Kind.STATE,
            "This ruling does not exclude a player from any round now, so there is no exclusion to withdraw."),
    EXCLUSION_EFFECTED(
            "OCR 18.4.8",
            Kind.STATE,
            "Round {round} was opened while this ruling was valid. So the exclusion from round "
                    + "{round} cannot be withdrawn. A player may still appeal. The Chief Arbiter decides "
                    + "about byes and pairings."),
    NEXT_ROUND_OPEN(
            "OCR 18.4.6",
            Kind.STATE,
            "Round {round} is already open. So the game that ended by this ruling cannot continue. "
                    + "The Chief Arbiter may make a ruling on the score, and a player may appeal."),
    ROUND_STARTED(
            "OCR 18.4.8",
            Kind.STATE,
            "Round {round} is already open. Exclude the player only from rounds that are not open yet."),

    REASON_MALFORMED("", Kind.MALFORMED, "Nothing was changed. The text of the reason {fault}."),
    ENTRIES_CLOSED(
            "OCR 16.1",
            Kind.STATE,
            "Players can be entered until the last round is paired, and the last one, round {round}, is paired. "
                    + "Until it is opened, its pairings can be removed, the player entered and the round paired again. "
                    + "Or a further round can be added."),
    ALREADY_WITHDRAWN("OCR 16.1", Kind.STATE, "This player has already withdrawn; nothing was changed."),
    NOT_WITHDRAWN(
            "OCR 16.1",
            Kind.STATE,
            "This player has not withdrawn from this round, so the player can already be paired."),
    PLAYER_PAIRED(
            "LAW 6.6",
            Kind.STATE,
            "The player is paired at board {board} of round {round}. Take the player out of the pairings first."),
    PLAYER_WITHDRAWN(
            "LAW 6.6",
            Kind.STATE,
            "{player} has withdrawn and does not play in round {round}. Set the pairings without this player, or "
                    + "record that the player has returned."),
    PLAYER_KEPT_OUT(
            "OCR 18.4.8",
            Kind.STATE,
            "{player} is excluded from round {round} by a ruling. Set the pairings without this player."),
    PLAYER_ABSENT(
            "LAW 6.6",
            Kind.STATE,
            "{player} has a bye in round {round}. Set the pairings without this player, or take back the bye."),
    NOT_OWN_ENTRY(
            "DEC-21",
            Kind.FORBIDDEN,
            "You can request byes and withdraw only for yourself. The captain of a team can also do it for the "
                    + "players of the team."),
    BYES_NOT_ANNOUNCED(
            "OCR 16.1",
            Kind.STATE,
            "The regulations of this competition announce no byes that players can request themselves. Ask the Chief "
                    + "Arbiter."),
    BYE_KIND_NOT_ANNOUNCED(
            "OCR 16.1",
            Kind.STATE,
            "The regulations of this competition let players request only byes that are worth {points} points."),
    BYE_OF_OFFICIALS(
            "OCR 16.1",
            Kind.STATE,
            "You already have a bye in round {round} that players cannot request themselves. Only the Chief Arbiter "
                    + "and the organiser can change it."),
    BYE_ROUND_PAIRED(
            "LAW 6.6",
            Kind.STATE,
            "Round {round} is already paired. You can request and take back byes only for rounds that are not paired "
                    + "yet. Ask an arbiter."),
    BYE_REQUESTS_ENDED(
            "OCR 16.1",
            Kind.STATE,
            "Requests for round {round} ended {minutes} minutes before its planned start. You can request byes for "
                    + "later rounds, or ask the Chief Arbiter."),
    BYE_WHILE_EXCLUDED(
            "OCR 18.4.8",
            Kind.STATE,
            "A ruling excludes you from round {round}, so you cannot have a bye in it. You may appeal."),
    HALF_BYES_OVER(
            "OCR 16.1",
            Kind.STATE,
            "You can request a half-point bye only for rounds up to round {round}. For a later round, ask the Chief "
                    + "Arbiter."),
    HALF_BYES_USED(
            "OCR 16.1",
            Kind.STATE,
            "You already have {count} half-point byes; the regulations of this competition allow {most}. You can take "
                    + "one back while its round is not paired."),
    NO_SUCH_OFFICIAL("OCR 16.8", Kind.NOT_FOUND, "No official of this competition has this id."),
    NO_SUCH_VENUE("OCR 16.1", Kind.NOT_FOUND, "No venue of this competition has this id."),
    UNKNOWN_TEAM("FSSI team-a", Kind.NOT_FOUND, "No team of this competition has this id."),
    OTHER_VENUE(
            "OCR 16.8",
            Kind.MALFORMED,
            "You entered a venue and officials together. All these officials must belong to this " + "venue."),
    VENUE_IN_USE(
            "OCR 16.1",
            Kind.STATE,
            "{players} players belong to this venue or will move to it. You can remove a venue only "
                    + "when no player belongs to it."),
    ROUND_NOT_PAIRED("LAW 6.6", Kind.STATE, "Round {round} has no pairings yet. Set the pairings first."),
    BOARD_DECIDED(
            "LAW 6.6",
            Kind.STATE,
            "Board {board} already has a result, so its pairing stays. If the result is wrong, an arbiter may change "
                    + "the result at the board."),
    REPAIR_PENDING(
            "LAW 6.6",
            Kind.STATE,
            "Another change of the pairings of this round is still being carried out. Try again in a moment."),
    PAIRING_UNCHANGED(
            "LAW 6.6",
            Kind.STATE,
            "These players are already paired at board {board} with these colours; nothing was changed."),
    PAIRING_OF_TWO(
            "LAW 6.6",
            Kind.STATE,
            "One change at a time: exchange the colours of the two players of board {board}, or replace one of "
                    + "them. The other player keeps the colour."),
    NO_BOARD_TO_CANCEL(
            "LAW 6.6",
            Kind.NOT_FOUND,
            "This round does not have board {board}, so it cannot be cancelled. You can cancel the boards of the round "
                    + "until their first move."),
    APPEAL_BEFORE_CANCELLING(
            "OCR 17.11",
            Kind.STATE,
            "An appeal at board {board} has not been decided yet, so the board was not cancelled. Decide the "
                    + "appeal, then cancel the board."),
    ANSWER_BEFORE_CANCELLING(
            "OCR 19.1",
            Kind.STATE,
            "A call or a question at board {board} is still open, so the board was not cancelled. Answer it, and if a "
                    + "penalty is due for a call, make that ruling; then cancel the board."),
    RULING_BEFORE_CANCELLING(
            "OCR 18.3",
            Kind.STATE,
            "A ruling at board {board} that is more than a warning stands, so the board was not cancelled. Withdraw "
                    + "the ruling, then cancel the board."),
    NOT_AT_BOARD(
            "LAW 6.6",
            Kind.STATE,
            "{player} does not play at board {board}, so nothing was changed. At this board, {white} and {black} can "
                    + "get a bye, or neither bye nor points."),
    NOT_NEXT_BOARD(
            "LAW 6.6",
            Kind.STATE,
            "This round does not have this board. An added board gets the next number, {board}."),
    PLAYER_TWICE(
            "LAW 6.6", Kind.STATE, "A player cannot play against himself or herself. Choose two different players."),
    ENTRANT_PAIRED(
            "LAW 6.6",
            Kind.STATE,
            "{player} already plays at board {board} of this round. Choose a player without a game in this round."),
    ENTRANT_WITHDRAWN(
            "LAW 6.6",
            Kind.STATE,
            "{player} has withdrawn from this round. Choose a player without a game who has not withdrawn."),
    ENTRANT_KEPT_OUT(
            "OCR 18.4.8",
            Kind.STATE,
            "{player} is excluded from this round by a ruling. Choose another player without a game in this round."),
    ENTRANT_OF_OTHER_TEAM(
            "FSSI team-a",
            Kind.STATE,
            "{player} does not belong to the team of the player who leaves. Choose a player of the same team without "
                    + "a game in this round."),
    BOARDS_OF_MATCHES(
            "FSSI team-a",
            Kind.STATE,
            "In a competition of teams, the boards of a round follow from its matches, so no board can be added or "
                    + "cancelled. You can exchange colours, or replace a player by another of the same team."),
    START_NUMBERS_FIXED(
            "",
            Kind.STATE,
            "A round is open, so the start numbers stay: pairings and reports name the players by them. {player} keeps "
                    + "number {number}. A new player gets the next number that nobody has: leave the field empty."),
    ROUND_HAS_WITHDRAWALS(
            "",
            Kind.STATE,
            "Round {round} was not removed: these players have withdrawn from this round on, which would be "
                    + "forgotten: {players}. Return them first, or keep the round."),
    NOT_LAST_ROUND("LAW 6.6", Kind.STATE, "You can remove only the last round. The last round is round {round}.");

    private final Meaning meaning;

    CompetitionRefusal(String rule, Kind kind, String text) {
        meaning = new Meaning(rule, kind, text);
    }

    @Override
    public Meaning meaning() {
        return meaning;
    }
}
