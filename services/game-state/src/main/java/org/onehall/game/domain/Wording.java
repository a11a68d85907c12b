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
            case Command.Play play -> Optional.of(play.uci());
            case Command.QueuePreMove queue -> Optional.of(queue.uci());
            case Command.SealMove seal -> Optional.of(seal.uci());
            case Command.ClaimDraw claim -> Optional.of(claim.uci()).filter(Predicate.not(String::isEmpty));
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
            case Command.Pause pause -> List.of(reason(pause.reason()));
            case Command.Resume resume ->
                Stream.concat(
                                Stream.of(reason(resume.reason()), name("article", resume.article())),
                                resume.decides().stream().map(caseId -> name("decides", caseId)))
                        .toList();
            case Command.AdjustTime adjust ->
                List.of(
                        reason(adjust.reason()),
                        name("article", adjust.article()),
                        name("other_article", adjust.otherArticle()),
                        name("ruling_id", adjust.rulingId()),
                        name("withdraws", adjust.withdraws()));
            case Command.SetClocks set -> List.of(reason(set.reason()), name("article", set.article()));
            case Command.CorrectSetting correct ->
                List.of(reason(correct.reason()), name("article", correct.article()));
            case Command.Restart restart -> List.of(reason(restart.reason()), name("article", restart.article()));
            case Command.Replay replay -> List.of(reason(replay.reason()));
            case Command.DeclareResult declare -> List.of(reason(declare.reason()), name("article", declare.article()));
            case Command.SetRulingAside aside -> List.of(reason(aside.reason()), name("article", aside.article()));
            case Command.DeclareDraw declare -> List.of(reason(declare.reason()));
            case Command.ChangeResult change ->
                List.of(reason(change.reason()), new Text("line", change.line(), LONGEST_LINE));
            case Command.RecordIrregularity recorded -> List.of(reason(recorded.reason()));
            case Command.TakeBackIrregularity back -> List.of(reason(back.reason()));
            case Command.NoteDisconnection note -> List.of(name("case_id", note.caseId()));
            case Command.HoldStart hold -> List.of(reason(hold.reason()));
            case Command.WaiveDefault waive -> List.of(reason(waive.reason()));
            case Command.ReverseForfeit reverse -> List.of(reason(reverse.reason()));
            case Command.AllowEarlyOffers allow -> List.of(reason(allow.reason()));
            case Command.RestorePosition restore ->
                List.of(reason(restore.reason()), name("article", restore.article()));
            case Command.OrderSealing order -> List.of(reason(order.reason()));
            case Command.DismissHelper dismiss -> List.of(reason(dismiss.reason()));
            case Command.AdmitAssistant admit -> List.of(name("assistant_id", admit.assistantId()));
            case Command.DismissAssistant dismiss ->
                List.of(reason(dismiss.reason()), name("assistant_id", dismiss.assistantId()));
            case Command.ConfirmEnvelope envelope -> List.of(name("place", envelope.place()));
            case Command.ClearSeat _,
                    Command.Start _,
                    Command.Play _,
                    Command.OfferDraw _,
                    Command.AcceptDraw _,
                    Command.DeclineDraw _,
                    Command.Resign _,
                    Command.ClaimFlag _,
                    Command.RecordPresence _,
                    Command.ExcludeSeat _,
                    Command.ClaimDefault _,
                    Command.SealMove _,
                    Command.ConfirmSealed _,
                    Command.ResumeAdjourned _,
                    Command.ClaimDraw _,
                    Command.Beat _,
                    Command.CoverOutage _,
                    Command.NoteLoss _,
                    Command.AskClockTimes _,
                    Command.NameAssistant _,
                    Command.AcceptHelper _, // Names have their own rule.
                    Command.ConfirmReproduced _,
                    Command.QueuePreMove _,
                    Command.CancelPreMove _ -> List.of();
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
