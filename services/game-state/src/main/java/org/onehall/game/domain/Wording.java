package org.onehall.game.domain;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.onehall.decider.Texts;

/** How long the texts of commands may be, and that they may hide nothing: they stay in the record for ever. */
final class Wording {
    /** The longest line of moves, in characters. */
    private static final int LONGEST_LINE = 2_000;
    /** The longest id, name checked by another service, article or place, in characters. */
    private static final int LONGEST_NAME = 200;

    private record Text(String name, String text, int most) {
        Stream<String> fault() {
            return Texts.fault(text, most).map(fault -> name + " " + fault).stream();
        }
    }

    private Wording() {}

    /** What is wrong with the first text that cannot stand in the log, and what is allowed; empty: nothing is wrong. */
    static Optional<String> fault(Command command) {
        return texts(command).stream().flatMap(Text::fault).findFirst();
    }

    /** The move a command names in UCI notation. */
    static Optional<String> move(Command command) {
        return switch (command) {
            case MoveCommand.Play play -> Optional.of(play.uci());
            case MoveCommand.QueuePreMove queue -> Optional.of(queue.uci());
            case AdjournmentCommand.SealMove seal -> Optional.of(seal.uci());
            case ResultCommand.ClaimDraw claim -> Optional.of(claim.uci()).filter(Predicate.not(String::isEmpty));
            case Command _ -> Optional.empty();
        };
    }

    private static List<Text> texts(Command command) {
        return switch (command) {
            case Command.Create create ->
                Stream.of(
                                seat("white", create.white()),
                                seat("black", create.black()),
                                List.of(
                                        name("profile", create.rules().profile()),
                                        name("initial_fen", create.initialFen().orElse(""))))
                        .flatMap(List::stream)
                        .toList();
            case ClockCommand.Pause pause -> List.of(reason(pause.reason()));
            case ClockCommand.Resume resume ->
                Stream.concat(
                                Stream.of(reason(resume.reason()), name("article", resume.article())),
                                resume.decides().stream().map(caseId -> name("decides", caseId)))
                        .toList();
            case ClockCommand.AdjustTime adjust ->
                List.of(
                        reason(adjust.reason()),
                        name("article", adjust.article()),
                        name("other_article", adjust.otherArticle()),
                        name("ruling_id", adjust.rulingId()),
                        name("withdraws", adjust.withdraws()));
            case ClockCommand.SetClocks set -> List.of(reason(set.reason()), name("article", set.article()));
            case ClockCommand.CorrectSetting correct ->
                List.of(reason(correct.reason()), name("article", correct.article()));
            case RepairCommand.Restart restart -> List.of(reason(restart.reason()), name("article", restart.article()));
            case RepairCommand.Replay replay -> List.of(reason(replay.reason()));
            case RepairCommand.CancelBoard cancel -> List.of(reason(cancel.reason()));
            case RepairCommand.ChangePlayers change ->
                Stream.of(
                                seat("white", change.white()),
                                seat("black", change.black()),
                                List.of(reason(change.reason())))
                        .flatMap(List::stream)
                        .toList();
            case ResultCommand.DeclareResult declare ->
                List.of(reason(declare.reason()), name("article", declare.article()));
            case ResultCommand.SetRulingAside aside ->
                List.of(reason(aside.reason()), name("article", aside.article()));
            case ResultCommand.DeclareDraw declare -> List.of(reason(declare.reason()));
            case ResultCommand.ChangeResult change ->
                List.of(reason(change.reason()), new Text("line", change.line(), LONGEST_LINE));
            case RepairCommand.RecordIrregularity recorded -> List.of(reason(recorded.reason()));
            case RepairCommand.TakeBackIrregularity back -> List.of(reason(back.reason()));
            case Command.NoteDisconnection note -> List.of(name("case_id", note.caseId()));
            case PresenceCommand.HoldStart hold -> List.of(reason(hold.reason()));
            case PresenceCommand.WaiveDefault waive -> List.of(reason(waive.reason()));
            case PresenceCommand.ReverseForfeit reverse -> List.of(reason(reverse.reason()));
            case ResultCommand.AllowEarlyOffers allow -> List.of(reason(allow.reason()));
            case RepairCommand.RestorePosition restore ->
                List.of(reason(restore.reason()), name("article", restore.article()));
            case AdjournmentCommand.OrderSealing order -> List.of(reason(order.reason()));
            case AssistanceCommand.DismissHelper dismiss -> List.of(reason(dismiss.reason()));
            case AssistanceCommand.AdmitAssistant admit -> List.of(name("assistant_id", admit.assistantId()));
            case AssistanceCommand.DismissAssistant dismiss ->
                List.of(reason(dismiss.reason()), name("assistant_id", dismiss.assistantId()));
            case AdjournmentCommand.ConfirmEnvelope envelope -> List.of(name("place", envelope.place()));
            case Command.ClearSeat _,
                    Command.Start _,
                    MoveCommand.Play _,
                    ResultCommand.OfferDraw _,
                    ResultCommand.AcceptDraw _,
                    ResultCommand.DeclineDraw _,
                    ResultCommand.Resign _,
                    ClockCommand.ClaimFlag _,
                    PresenceCommand.RecordPresence _,
                    PresenceCommand.ExcludeSeat _,
                    PresenceCommand.ClaimDefault _,
                    AdjournmentCommand.SealMove _,
                    AdjournmentCommand.ConfirmSealed _,
                    AdjournmentCommand.ResumeAdjourned _,
                    ResultCommand.ClaimDraw _,
                    Command.Beat _,
                    Command.CoverOutage _,
                    Command.NoteLoss _,
                    AssistanceCommand.AskClockTimes _,
                    AssistanceCommand.NameAssistant _,
                    AssistanceCommand.AcceptHelper _, // Names have their own rule.
                    MoveCommand.ConfirmReproduced _,
                    MoveCommand.QueuePreMove _,
                    MoveCommand.CancelPreMove _ -> List.of();
        };
    }

    private static List<Text> seat(String side, Seat seat) {
        return List.of(
                name(side + ".player_id", seat.playerId()),
                name(side + ".player_name", seat.playerName()),
                name(side + ".venue", seat.venue()));
    }

    private static Text reason(String text) {
        return new Text("reason", text, Texts.LONGEST_REASON);
    }

    private static Text name(String name, String text) {
        return new Text(name, text, LONGEST_NAME);
    }
}
