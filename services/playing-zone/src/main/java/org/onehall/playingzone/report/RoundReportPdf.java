package org.onehall.playingzone.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.StringJoiner;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.onehall.chess.Side;
import org.onehall.decider.Texts;
import org.onehall.paper.Paper;
import org.onehall.paper.Words;
import org.onehall.playingzone.projection.Wire;
import org.onehall.playingzone.projection.call.AppealReport;
import org.onehall.playingzone.projection.call.AppealView;
import org.onehall.playingzone.projection.call.CallView;
import org.onehall.playingzone.projection.competition.DisputeView;
import org.onehall.playingzone.projection.competition.SignatureView;
import org.onehall.playingzone.projection.disconnection.CaseView;
import org.onehall.playingzone.projection.disconnection.DisconnectionReport;
import org.onehall.playingzone.projection.report.Reports.ApprovalReport;
import org.onehall.playingzone.projection.report.Reports.BoardReport;
import org.onehall.playingzone.projection.report.Reports.PlayerReport;
import org.onehall.playingzone.projection.report.Reports.RoundReport;
import org.onehall.playingzone.projection.report.Reports.VenueReport;
import org.onehall.playingzone.projection.ruling.EffectView;
import org.onehall.playingzone.projection.ruling.WithdrawnView;
import org.onehall.playingzone.projection.timeline.IrregularityReport;
import org.onehall.playingzone.projection.timeline.RulingReport;
import org.onehall.playingzone.projection.timeline.StepKind;
import org.onehall.playingzone.projection.timeline.StepView;
import org.onehall.playingzone.projection.venue.ConductView;
import org.onehall.playingzone.projection.venue.MedicalView;

/**
 * The PDF of a round's report, for one venue or for all (OCR 18.1-18.3). Times are the venue's; words are those of the
 * pages.
 */
public final class RoundReportPdf {
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss", Locale.ROOT);
    private static final DateTimeFormatter ZONE = DateTimeFormatter.ofPattern("z", Locale.ROOT);
    /** Finds the number of the board and of the ruling. */
    private static final Pattern RULING = Pattern.compile("[^/]+/\\d+/(\\d+)/ruling-(\\d+)");

    private static final Pattern HALF = Pattern.compile("(?<![\\d.])0\\.5(?!\\d)|1/2");

    private final Paper paper;
    private final Words words;
    private final RoundReport content;
    /** The time zone of the competition, which is that of its first venue. */
    private final ZoneId own;
    /** The time zone of the venue being described, otherwise of the competition. */
    private ZoneId zone;

    private RoundReportPdf(Paper paper, Words words, RoundReport content) {
        this.paper = paper;
        this.words = words;
        this.content = content;
        own = ZoneId.of(content.timeZone());
        zone = own;
    }

    /**
     * @param now the time of printing
     * @param language "it" for Italian; English for everything else
     */
    public static byte[] of(SignedReport report, Instant now, String language) {
        RoundReport content = report.content();
        Words words = Words.of(RoundReportPdf.class, "round-report", language);
        String printed = words.text("printed", content.name(), DAY.format(now.atOffset(ZoneOffset.UTC)) + " UTC");
        try (Paper paper =
                new Paper(words.text("title", content.round()) + ": " + content.name(), printed, words.language())) {
            paper.page();
            new RoundReportPdf(paper, words, content).put(report);
            return paper.bytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Writes one entry of a board as a paragraph. */
    private interface Entry<T> {
        void put(T one) throws IOException;
    }

    private void line(String label, String text) throws IOException {
        paper.line(words.text(label), text);
    }

    private void heading(String key) throws IOException {
        paper.heading(words.text(key), 12);
    }

    private void put(SignedReport report) throws IOException {
        String venue = content.venues().stream()
                .filter(_ -> !content.venue().isEmpty())
                .map(VenueReport::name)
                .findFirst()
                .orElse("");
        paper.heading(words.text(content.venue().isEmpty() ? "title" : "title.venue", content.round(), venue), 16);
        line("competition", content.name());
        line("control", content.control());
        line("planned", at(content.startsAt()));
        line("began", began());
        line("zone", content.timeZone());
        line("digest", report.sha256());
        signature(report.signature(), report.unchanged());
        for (SignatureView one : report.earlier())
            line(
                    "earlier",
                    words.text(
                            "earlier.by",
                            who(one.role(), one.name()),
                            at(one.at()),
                            Texts.isEmpty(one.remarks()) ? words.text("remarks.none") : one.remarks()));
        line(
                "missing",
                report.missing().stream()
                        .map(one -> words.name("point", one.point().name())
                                + (one.of().isEmpty() ? "" : " (" + String.join(", ", one.of()) + ")"))
                        .collect(Collectors.joining("; ")));
        for (VenueReport one : content.venues()) {
            zone = ZoneId.of(one.timeZone());
            put(one);
        }
        zone = own;
        heading("boards");
        if (content.boards().isEmpty()) paper.line("", words.text("none"));
        for (BoardReport board : content.boards()) put(board);
        heading("rulings");
        if (content.rulings().isEmpty()) paper.line("", words.text("none"));
        for (RulingReport ruling : content.rulings()) put(ruling);
    }

    /**
     * The start, and by how much it was before the planned start, from which default time counts in any case (OCR
     * 16.11).
     */
    private String began() {
        if (content.beganAt().isEmpty()) return "";
        long began = content.beganAt().getAsLong();
        long early = content.startsAt().orElse(began) - began;
        return early > 0 ? words.text("began.early", at(began), Wire.clock(Duration.ofMillis(early))) : at(began);
    }

    private void signature(Optional<SignatureView> signature, boolean unchanged) throws IOException {
        line(
                "signed",
                signature
                        .map(one -> words.text("signed.by", who(one.role(), one.name()), at(one.at())))
                        .orElse(words.text("signed.none")));
        if (signature.isEmpty()) return;
        line(
                "remarks",
                Texts.isEmpty(signature.get().remarks())
                        ? words.text("remarks.none")
                        : signature.get().remarks());
        if (!unchanged)
            line("changed", words.text("changed.since", signature.get().sha256()));
    }

    private void put(VenueReport venue) throws IOException {
        paper.heading(words.text("venue", venue.name()), 12);
        if (!zone.equals(own)) line("zone", venue.timeZone());
        line("opened", venue.openedAt().isPresent() ? at(venue.openedAt()) : words.text("opened.not"));
        line("closed", at(venue.closedAt()));
        line(
                "staff",
                list(
                        venue.staff(),
                        one -> who(one.role(), one.name()) + " " + words.text("from", at(one.since()))
                                + (one.until().isPresent()
                                        ? " "
                                                + words.text(
                                                        "until", at(one.until().getAsLong()))
                                        : "")));
        line(
                "cameras",
                list(venue.cameras(), one -> one.camera() + ": " + words.text(one.reporting() ? "reports" : "silent")));
        line(
                "alerts",
                list(
                        venue.alerts(),
                        one -> at(one.at()) + " " + one.camera() + ": "
                                + one.note().orElse(words.text("unanswered"))));
        line(
                "internet",
                venue.internet()
                        .map(one -> words.text(one.passed() ? "passed" : "failed") + ", " + at(one.at())
                                + noted(one.note()))
                        .orElse(words.text("untested")));
        line("measures", list(venue.measures(), one -> words.name("measure", one)));
        line(
                "measures.not",
                venue.notTaken().isEmpty() ? "" : list(venue.notTaken(), one -> words.name("measure", one)));
        line("medical", venue.medicalAsked() || venue.medical().isPresent() ? medical(venue.medical()) : "");
        line(
                "permissions",
                list(
                        venue.permissions(),
                        one -> one.person() + ": " + words.name("permission", one.permission()) + noted(one.note())));
        line(
                "persons",
                list(
                        venue.incidents(),
                        one -> at(one.at()) + " " + one.person() + ", " + words.name("capacity", one.capacity()) + ": "
                                + words.name("person", one.kind()) + " (" + one.article() + ")" + noted(one.note())
                                + "; "
                                + one.outcome()
                                        .map(outcome -> words.name("outcome", outcome))
                                        .orElse(words.text("open"))
                                + one.outcomeNote().map(this::noted).orElse("")));
        if (content.venue().isEmpty()) signature(venue.signature(), true);
    }

    /** The medical cover; it cannot be left out if the regulations require it (FSSI gen-6). */
    private String medical(Optional<MedicalView> cover) {
        return cover.map(one -> words.text(one.present() ? "medical.there" : "medical.missing")
                        + (one.covered() ? "" : "; " + words.text("medical.uncovered"))
                        + noted(one.note()))
                .orElse(words.text("medical.unknown"));
    }

    private void put(BoardReport board) throws IOException {
        paper.heading(
                words.text("board", board.number())
                        + (board.attempt() > 1 ? ", " + words.text("game", board.attempt()) : ""),
                11);
        boolean played = board.attempt() > 0;
        line("side.WHITE", player(board.white(), played));
        line("side.BLACK", player(board.black(), played));
        line("control", board.control().orElse(""));
        line(
                "played",
                at(board.startedAt())
                        + (board.endedAt().isPresent()
                                ? " – " + at(board.endedAt().getAsLong())
                                : ""));
        line(
                "result",
                board.result()
                        .map(result -> points(result) + how(board)
                                + board.score()
                                        .map(score -> "; " + words.text("score", points(score)))
                                        .orElse("")
                                + "; " + words.text(board.official() ? "approved" : "unapproved")
                                + board.approval().map(this::approved).orElse(""))
                        .orElse(words.text("result.none")));
        line(
                "clocks",
                words.text("twoClocks", clock(board.whiteMs()), clock(board.blackMs())) + ", " + plies(board.ply()));
        line(
                "confirmation",
                Stream.concat(
                                Stream.of(
                                                right(
                                                        Side.WHITE,
                                                        board.confirmation().white()),
                                                right(
                                                        Side.BLACK,
                                                        board.confirmation().black()))
                                        .flatMap(Optional::stream),
                                board.confirmation().disputes().stream().map(this::dispute))
                        .collect(Collectors.joining("; ")));
        line(
                "duties",
                board.duties().isEmpty()
                        ? ""
                        : list(
                                board.duties(),
                                one -> words.text(
                                        "duty",
                                        words.name("duty", one.duty()),
                                        side(one.side()),
                                        words.text(one.done() ? "yes" : "no"))));
        line(
                "scoresheets.missing",
                board.withoutScoresheet().isEmpty() ? "" : list(board.withoutScoresheet(), this::side));
        each(
                "voidGames",
                board.voidGames(),
                one -> paper.line(
                        at(one.endedAt()),
                        words.text("game", one.attempt()) + ": "
                                + words.text(
                                        "voidGame",
                                        one.white(),
                                        one.black(),
                                        one.moves().isEmpty()
                                                ? words.text("plies", 0)
                                                : String.join(" ", one.moves()))));
        each(
                "pauses",
                board.pauses(),
                pause -> paper.line(
                        at(pause.from()),
                        words.text(
                                        "pause",
                                        words.name("pause", pause.cause()),
                                        pause.to().isPresent() ? at(pause.to().getAsLong()) : "…")
                                + by(pause.by(), pause.name())
                                + (pause.cause().equals("OUTAGE") ? "" : noted(pause.reason()))
                                + (pause.resumed().isEmpty()
                                        ? ""
                                        : "; " + words.text("resumed") + noted(pause.resumed()))));
        each("changes", board.clocks(), step -> paper.line(at(step.at()), changed(step, board)));
        each(
                "rollCall",
                board.rollCall(),
                step -> paper.line(
                        at(step.at()),
                        who(step, board) + ": "
                                + words.text("rollCall." + step.details().getOrDefault("excluded", "true"))
                                + by(step.by(), step.name())));
        each("calls", board.calls(), call -> paper.line(at(call.at()), call(call)));
        each(
                "questions",
                board.questions(),
                one -> paper.line(
                        at(one.at()),
                        one.playerName() + ": " + one.text()
                                + one.answer()
                                        .map(answer ->
                                                " → " + answer.article() + noted(answer.note()) + by(answer.by(), ""))
                                        .orElse("; " + words.text("unanswered"))));
        each("incidents", board.incidents(), one -> paper.line(at(one.at()), conduct(one, board)));
        each(
                "absences",
                board.absences(),
                one -> paper.line(
                        at(one.leftAt()),
                        side(one.side()) + ", " + one.player() + ", " + words.name("target", one.target()) + ", "
                                + words.text(one.authorised() ? "allowed" : "notAllowed") + ", "
                                + (one.backAt().isPresent()
                                        ? words.text("back", at(one.backAt().getAsLong()))
                                        : words.text("back.not"))));
        each(
                "inspections",
                board.inspections(),
                one -> paper.line(
                        at(one.at()),
                        side(one.side(), one.player(), board) + ", " + words.name("inspected", one.what()) + ": "
                                + words.name("found", one.outcome()) + ", " + one.inspector() + noted(one.note())));
        each(
                "irregularities",
                board.irregularities(),
                one -> paper.line(
                        at(one.at()),
                        side(one.side(), one.player(), board) + ", " + words.name("irregularity", one.kind()) + ", "
                                + moment(one.ply(), one.side()) + ", " + words.text("number", one.number()) + " → "
                                + words.name("consequence", one.consequence()) + " (" + one.article() + ")"
                                + noted(one.reason())
                                + (one.takenBackAt().isEmpty()
                                        ? ""
                                        : "; "
                                                + words.text(
                                                        "takenBack",
                                                        at(one.takenBackAt().getAsLong())))));
        each(
                "disconnections",
                board.disconnections(),
                one -> paper.line(at(one.disconnection().startedAt()), lost(one, board)));
        each(
                "assistants",
                persons(board),
                board.assistants(),
                step -> paper.line(
                        at(step.at()),
                        who(step, board) + ": " + words.name("step", step.kind().name()) + noted(step.text())
                                + by(step.by(), step.name())));
        each("adjournment", board.adjournment(), step -> paper.line(at(step.at()), adjourned(step, board)));
        each("appeals", board.appeals(), one -> paper.line(at(one.at()), appeal(one)));
        each(
                "failedPauses",
                board.failedPauses(),
                one -> paper.line(
                        at(one.wantedAt()),
                        words.name("owed", one.state())
                                + noted(one.reason())
                                + one.closing().map(this::noted).orElse("")
                                + by(one.by(), one.name())));
    }

    /** How the game ended; for an exclusion, the excluded players instead of the clock times. */
    private String how(BoardReport board) {
        if (board.excluded().isEmpty())
            return board.termination()
                            .map(how -> ", " + words.name("termination", how))
                            .orElse("")
                    + board.article().map(article -> " (" + article + ")").orElse("");
        return ", "
                + board.excluded().stream()
                        .map(one -> one.ruling()
                                .map(ruling -> one.expelledIn().isPresent()
                                        ? words.text(
                                                "expelled.ruling",
                                                side(one.side()),
                                                one.article(),
                                                ruling,
                                                one.expelledIn().getAsInt())
                                        : words.text("excluded.ruling", side(one.side()), one.article(), ruling))
                                .orElseGet(() -> words.text("excluded.rollCall", side(one.side()), one.article())))
                        .collect(Collectors.joining("; "));
    }

    /** Such as " by Chief Arbiter Carla, 2026-03-01 18:00:00". */
    private String approved(ApprovalReport one) {
        return " "
                + words.text("approved.by", one.by().isEmpty() ? one.name() : who(one.by(), one.name()), at(one.at()))
                + noted(one.reason());
    }

    private Optional<String> right(Side side, Optional<Boolean> agrees) {
        return agrees.filter(right -> right).map(_ -> side(side) + ": " + words.text("confirmation.right"));
    }

    /** A dispute with its answer, or the remark that there is none (LAW 8.7). */
    private String dispute(DisputeView one) {
        return side(one.side()) + ": " + words.text("confirmation.wrong", points(one.of()))
                + (one.changes().isEmpty()
                        ? ""
                        : ", " + words.text("confirmation.changed", String.join(", ", one.changes())))
                + ", "
                + one.answer()
                        .map(score -> words.text("confirmation.answered", points(score)) + noted(one.reason()))
                        .orElse(words.text("unanswered"));
    }

    private <T> void each(String heading, List<T> all, Entry<T> entry) throws IOException {
        each(heading, all.size(), all, entry);
    }

    /** @param count number of the things that the heading names */
    private <T> void each(String heading, long count, List<T> all, Entry<T> entry) throws IOException {
        if (all.isEmpty()) return;
        paper.line(words.text(heading), String.valueOf(count));
        for (T one : all) entry.put(one);
    }

    /** The number of assistants of a board: each person named for a side counts once (APP-III). */
    private static long persons(BoardReport board) {
        return board.assistants().stream()
                .filter(step -> step.kind() == StepKind.ASSISTANT_NAMED)
                .map(step -> List.of(step.side(), Texts.toTheEye(step.text())))
                .distinct()
                .count();
    }

    /** A result or points as usually written: "0.5" and "1/2" are "½". */
    private static String points(String text) {
        return HALF.matcher(text).replaceAll("½");
    }

    private void put(RulingReport ruling) throws IOException {
        String whom =
                ruling.side().map(side -> side(side) + ", " + ruling.player()).orElse(words.text("both"));
        StringJoiner told = new StringJoiner("; ");
        told.add(words.text("ruled", ruling.number(), ruling.ply(), whom));
        told.add(words.name("kind", ruling.kind())
                + ruling.irregularity()
                        .map(one -> irregularity(one, ruling.side()))
                        .orElse("")
                + (ruling.article().isEmpty() ? "" : " (" + ruling.article() + ")"));
        String effects = ruling.effects().stream()
                .map(one -> effect(one, seat -> side(ruling, seat)))
                .filter(effect -> !effect.isEmpty())
                .collect(Collectors.joining(", "));
        if (!effects.isEmpty()) told.add(effects);
        ruling.before()
                .ifPresent(before ->
                        told.add(words.text("clocks.were", clock(before.whiteMs()), clock(before.blackMs()))));
        ruling.after()
                .ifPresent(after -> told.add(words.text("clocks.are", clock(after.whiteMs()), clock(after.blackMs()))));
        if (ruling.was().isPresent() || ruling.became().isPresent())
            told.add(words.text(
                    "instead",
                    ruling.became().map(RoundReportPdf::points).orElse("–"),
                    ruling.was().map(RoundReportPdf::points).orElse("–")));
        if (!ruling.cut().isEmpty()) told.add(words.text("cut", String.join(" ", ruling.cut())));
        ruling.replaces()
                .ifPresent(id ->
                        told.add(words.text(ruling.kind().equals("WITHDRAWAL") ? "withdraws" : "replaces", ruled(id))));
        ruling.withdrawn()
                .forEach(one -> told.add(words.text(
                        "withdrawn", words.name("kind", one.kind()) + rounds(one), one.article(), ruled(one.by()))));
        told.add(words.name("state", state(ruling)));
        ruling.appeal()
                .ifPresent(one -> told.add(words.text(
                        "appeal.of",
                        side(one.side()),
                        one.player(),
                        one.ruling().map(this::ruled).orElse(words.text("result")))));
        Optional<String> body = ruling.appeal().map(AppealReport::body).filter(one -> !Texts.isEmpty(one));
        paper.line(
                at(ruling.at()),
                told
                        + noted(ruling.reason())
                        + body.map(one -> " — " + words.text("body", one, who(ruling.by(), ruling.name())))
                                .orElseGet(() -> by(ruling.by(), ruling.name())));
    }

    /** A ruling as pages name it; a ruling from another log is named by its place there. */
    private String ruled(String id) {
        var name = RULING.matcher(id);
        return name.matches() ? words.text("ruling", name.group(2), name.group(1)) : id;
    }

    /**
     * The state of a ruling; it is withdrawn once none of its penalties remains, whatever its effect was before (OCR
     * 18.3).
     */
    private String state(RulingReport ruling) {
        if (ruling.withdrawn().isEmpty()) return ruling.state();
        return ruling.effects().stream()
                        .filter(effect -> words.has("effect", "WITHDRAWN_" + effect.kind()))
                        .allMatch(effect -> ruling.withdrawn().stream()
                                .anyMatch(one -> one.kind().equals(effect.kind())
                                        && one.rounds().isEmpty()))
                ? "WITHDRAWN"
                : "PARTLY_WITHDRAWN";
    }

    private String plies(int count) {
        return count == 1 ? words.text("ply") : words.text("plies", count);
    }

    /** Such as ": illegal move (AMD 7.5.1) e7e4, at move 1 of Black, number 1". */
    private String irregularity(IrregularityReport one, Optional<Side> by) {
        return ": " + words.name("irregularity", one.kind())
                + one.tried().map(move -> " " + move).orElse("")
                + by.map(side -> ", " + moment(one.ply(), side)).orElse("")
                + (one.number().isPresent()
                        ? ", " + words.text("number", one.number().getAsInt())
                        : "");
    }

    /** The exact effect, and the player it concerns. */
    private String effect(EffectView effect, Function<Side, String> named) {
        if (!words.has("effect", effect.kind())) return "";
        return words.text(
                "effect." + effect.kind(),
                effect.side().map(named).orElse(""),
                effect.side().map(Side::other).map(named).orElse(""),
                effect.ms().isPresent()
                        ? Wire.clock(Duration.ofMillis(effect.ms().getAsLong()))
                        : "",
                effect.points().map(RoundReportPdf::points).orElse(""),
                effect.count().isPresent() ? number(effect) : "",
                effect.amount().orElse(""),
                effect.fine().orElse(""),
                effect.rounds().stream().map(String::valueOf).collect(Collectors.joining(", ")),
                effect.control().orElse(""));
    }

    /** The number of a warning, with the number that remain if it differs. */
    private String number(EffectView effect) {
        return effect.standing().isPresent()
                ? words.text(
                        "standing", effect.count().getAsInt(), effect.standing().getAsInt())
                : String.valueOf(effect.count().getAsInt());
    }

    /** The only rounds for which a penalty was taken back. */
    private String rounds(WithdrawnView withdrawn) {
        return withdrawn.rounds().isEmpty()
                ? ""
                : " "
                        + words.text(
                                "forRounds",
                                withdrawn.rounds().stream().map(String::valueOf).collect(Collectors.joining(", ")));
    }

    private String changed(StepView step, BoardReport board) {
        return words.name("kind", step.kind().name())
                + step.side().map(_ -> ", " + who(step, board)).orElse("")
                + span(step.ms())
                + step.before()
                        .map(before ->
                                ", " + words.text("clocks.were", clock(before.whiteMs()), clock(before.blackMs())))
                        .orElse("")
                + step.after()
                        .map(after -> ", "
                                + words.text(
                                        step.before().isPresent() ? "clocks.are" : "twoClocks",
                                        clock(after.whiteMs()),
                                        clock(after.blackMs())))
                        .orElse("")
                + (step.article().isEmpty() ? "" : " (" + step.article() + ")")
                + noted(step.text())
                + by(step.by(), step.name());
    }

    private static String span(OptionalLong ms) {
        return ms.isEmpty()
                ? ""
                : " " + (ms.getAsLong() < 0 ? "-" : "+") + Wire.clock(Duration.ofMillis(Math.abs(ms.getAsLong())));
    }

    private String call(CallView call) {
        return side(call.side()) + ", " + call.playerName()
                + call.captain()
                        .map(captain -> ", " + words.text("byCaptain", captain.name(), captain.board()))
                        .orElse("")
                + call.kind().map(kind -> ", " + words.name("call", kind)).orElse("") + noted(call.text())
                + call.onTheWay()
                        .map(one -> "; " + words.text("onTheWay", who(one.role(), one.name()), at(one.at())))
                        .orElse("")
                + "; "
                + call.valid()
                        .map(valid -> words.text(valid ? "valid" : "invalid"))
                        .orElse(words.text("open"))
                + call.note().map(this::noted).orElse("");
    }

    private String conduct(ConductView one, BoardReport board) {
        return side(one.side(), one.player(), board) + ": " + words.name("incident", one.kind()) + " (" + one.article()
                + "), " + plies(one.ply()) + noted(one.note()) + "; "
                + one.outcome()
                        .map(outcome -> words.name("outcome", outcome))
                        .orElse(words.text(one.confirmed() ? "confirmed" : "open"))
                + one.rulingId().map(id -> ", " + ruled(id)).orElse("") + by(one.by(), "");
    }

    private String lost(DisconnectionReport one, BoardReport board) {
        CaseView of = one.disconnection();
        return side(of.side()) + ", " + of.playerName() + ", " + of.id() + ", " + plies(of.ply()) + ", "
                + words.text("without", Wire.clock(Duration.ofMillis(one.exposureMs())))
                + of.cause()
                        .map(cause -> ", " + words.name("segment", cause.segment()))
                        .orElse("") + of.reportNote().map(this::noted).orElse("") + "; "
                + one.ruling()
                        .map(ruling -> words.name("kind", ruling.kind()) + " "
                                + ruling.effects().stream()
                                        .map(effect -> effect(
                                                effect,
                                                seat -> side(
                                                        seat,
                                                        seat == Side.WHITE ? ruling.white() : ruling.black(),
                                                        board)))
                                        .collect(Collectors.joining(", "))
                                + " ("
                                + ruling.rule() + ")" + noted(ruling.reason()) + by(ruling.by(), one.decidedBy()))
                        .orElse(words.text("undecided"));
    }

    private String appeal(AppealView one) {
        return side(one.side()) + ", " + one.playerName() + ", "
                + one.ruling().map(this::ruled).orElse(words.text("result")) + noted(one.text()) + "; "
                + (one.outcome().isEmpty() || one.body().isEmpty() ? "" : one.body() + ": ")
                + one.outcome().map(outcome -> words.name("appeal", outcome)).orElse(words.text("undecided"))
                + one.reason().map(this::noted).orElse("");
    }

    /** @param played whether there was a game, so that presence and checks matter */
    private String player(PlayerReport player, boolean played) {
        return player.name() + (player.rating() > 0 ? " (" + player.rating() + ")" : "")
                + (player.team().isEmpty() ? "" : ", " + player.team()) + ", " + player.venueName()
                + (played
                        ? ", " + words.text(player.present() ? "present" : "absent") + ", "
                                + words.text(player.checked() ? "checked" : "unchecked")
                        : "");
    }

    private String noted(String text) {
        return Texts.isEmpty(text) ? "" : " “" + Reasons.in(words.language(), text) + "”";
    }

    private String by(String role, String name) {
        return role.isEmpty() ? "" : " — " + who(role, name);
    }

    private String who(String role, String name) {
        return words.text("who", words.name("role", role), name).strip();
    }

    private <T> String list(List<T> all, Function<T, String> text) {
        return all.isEmpty() ? words.text("none") : all.stream().map(text).collect(Collectors.joining("; "));
    }

    private String side(Side side) {
        return words.name("side", side.name());
    }

    /** A colour, with the name of its player at that time if the heading of the board names another one (OCR 19.2). */
    private String side(Side side, String player, BoardReport board) {
        boolean own = player.isEmpty() || player.equals((side == Side.WHITE ? board.white() : board.black()).name());
        return own ? side(side) : words.text("side.of", side(side), player);
    }

    private String side(RulingReport ruling, Side side) {
        return content.boards().stream()
                .filter(board -> board.id().equals(ruling.board()))
                .findFirst()
                .map(board -> side(side, side == Side.WHITE ? ruling.white() : ruling.black(), board))
                .orElseGet(() -> side(side));
    }

    private String who(StepView step, BoardReport board) {
        return step.side().map(side -> side(side, step.player(), board)).orElse("");
    }

    /** "at move 3 of White": the move that was made, or should have been made. */
    private String moment(int ply, Side side) {
        return words.text("atMove", (ply + 1) / 2, side(side));
    }

    /** A step of an adjournment; the sealed move is never printed (ADJ I.1.1). */
    private String adjourned(StepView step, BoardReport board) {
        String when = Stream.of("sessionEnd", "resumesAt")
                .filter(step.details()::containsKey)
                .map(name ->
                        ", " + words.text(name, at(Long.parseLong(step.details().get(name)))))
                .collect(Collectors.joining());
        return words.name("step", step.kind().name())
                + step.side().map(_ -> ", " + who(step, board)).orElse("") + ", "
                + plies(step.ply()) + when
                + step.after()
                        .map(after -> ", " + words.text("twoClocks", clock(after.whiteMs()), clock(after.blackMs())))
                        .orElse("")
                + noted(step.text()) + by(step.by(), step.name());
    }

    /** An instant in the venue's local time, and also in the competition's if that differs (OCR 18.1). */
    private String at(long ms) {
        Instant instant = Instant.ofEpochMilli(ms);
        if (content.venues().stream().allMatch(one -> same(ZoneId.of(one.timeZone()), instant)))
            return DAY.format(instant.atZone(own));
        return named(instant, zone) + (same(zone, instant) ? "" : " (" + named(instant, own) + ")");
    }

    private boolean same(ZoneId other, Instant instant) {
        return other.getRules().getOffset(instant).equals(own.getRules().getOffset(instant));
    }

    private String named(Instant instant, ZoneId of) {
        return DAY.format(instant.atZone(of)) + " "
                + ZONE.withLocale(words.language()).format(instant.atZone(of));
    }

    private String at(OptionalLong ms) {
        return ms.isEmpty() ? "" : at(ms.getAsLong());
    }

    /** A time as h:mm:ss, rounded up as on the pages: zero is shown only when no time is left. */
    private static String clock(long ms) {
        long seconds = Math.ceilDiv(ms, 1_000L);
        return "%d:%02d:%02d".formatted(seconds / 3_600, seconds / 60 % 60, seconds % 60);
    }
}
