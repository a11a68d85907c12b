package org.onehall.playingzone.report;

import java.util.function.Consumer;
import org.onehall.playingzone.Facts;
import org.onehall.playingzone.projection.Hall;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.competition.v1.ResultNoted;
import org.onehall.proto.connectivity.v1.ConnectivityEvent;
import org.onehall.proto.fairplay.v1.FairPlayEvent;
import org.onehall.proto.game.v1.GameEnded;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.IrregularityConsequence;
import org.onehall.proto.game.v1.IrregularityKind;
import org.onehall.proto.game.v1.IrregularityRecorded;
import org.onehall.proto.game.v1.Result;
import org.onehall.proto.game.v1.Termination;
import org.onehall.proto.types.v1.Actor;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.PointsBySide;
import org.onehall.proto.types.v1.Role;
import org.onehall.proto.types.v1.Side;

/** A round of two boards between Rome and Milan: its hall, and the events that it has got so far. */
abstract class RoundFacts {
    static final String ONE = "demo/1/1";
    static final String TWO = "demo/1/2";
    /** A time one day after everything, in ms since 1970. */
    static final long LATER = 86_400_000;

    static final String ROME = "demo/rome";

    final Hall hall = new Hall();
    final Facts facts = new Facts();
    final String rome;
    final String milan;
    long second = 1_000;
    int sequence;

    /** A round with the time zones of the venues, such as "Europe/Rome"; "" if none is given. */
    RoundFacts(String rome, String milan) {
        this.rome = rome;
        this.milan = milan;
    }

    EventHeader next(String key, String rule, Role by, String who, String trace) {
        second += 10;
        sequence++;
        return EventHeader.newBuilder()
                .setEventId(key + "#" + sequence)
                .setKey(key)
                .setSequence(sequence)
                .setOccurredAt(Facts.at(second))
                .setRule(rule)
                .setCorrelationId(trace)
                .setActor(Actor.newBuilder().setRole(by).setSubject(who))
                .build();
    }

    EventHeader next(String key, Role by, String who) {
        return next(key, "", by, who, "trace-" + sequence);
    }

    EventHeader own(String key) {
        return next(key, Role.ROLE_SERVICE, "");
    }

    void competition(EventHeader header, Consumer<CompetitionEvent.Builder> payload) {
        var event = CompetitionEvent.newBuilder().setHeader(header);
        payload.accept(event);
        hall.fold(event.build());
    }

    /** Loads the competition again, with something changed. */
    void loaded(Consumer<CompetitionLoaded.Builder> change) {
        CompetitionEvent.Builder loaded = facts.loaded().toBuilder();
        change.accept(loaded.getCompetitionLoadedBuilder());
        hall.fold(loaded.build());
    }

    void venue(Consumer<FairPlayEvent.Builder> payload) {
        fairPlay(next(ROME, Role.ROLE_LOCAL_CHIEF_ARBITER, "lca-rome"), payload);
    }

    void fairPlay(EventHeader header, Consumer<FairPlayEvent.Builder> payload) {
        var event = FairPlayEvent.newBuilder().setHeader(header);
        payload.accept(event);
        hall.fold(event.build());
    }

    void game(EventHeader header, Consumer<GameEvent.Builder> payload) {
        var event = GameEvent.newBuilder().setHeader(header);
        payload.accept(event);
        hall.fold(event.build());
    }

    void again(GameEvent event) {
        hall.fold(event.toBuilder().setHeader(own(event.getHeader().getKey())).build());
    }

    void rules(EventHeader header, Consumer<AdjudicationEvent.Builder> payload) {
        var event = AdjudicationEvent.newBuilder().setHeader(header);
        payload.accept(event);
        hall.fold(event.build());
    }

    void links(Consumer<ConnectivityEvent.Builder> payload) {
        var event =
                ConnectivityEvent.newBuilder().setHeader(next("rome", Role.ROLE_LOCAL_TECHNICAL_ARBITER, "lta-rome"));
        payload.accept(event);
        hall.fold(event.build());
    }

    void irregularity(String trace, int number, IrregularityConsequence consequence) {
        game(
                next(ONE, "", Role.ROLE_PLAYER, "b", trace),
                event -> event.setIrregularityRecorded(IrregularityRecorded.newBuilder()
                        .setSide(Side.SIDE_BLACK)
                        .setKind(IrregularityKind.IRREGULARITY_KIND_ILLEGAL_MOVE)
                        .setNumber(number)
                        .setConsequence(consequence)
                        .setArticle("AMD 7.5.5")
                        .setPly(2)
                        .setUci("e7e4")));
    }

    static PointsBySide points(String white, String black) {
        return PointsBySide.newBuilder().setWhite(white).setBlack(black).build();
    }

    void ends(String board, Result result, EventHeader header) {
        game(
                header,
                event -> event.setGameEnded(GameEnded.newBuilder()
                        .setResult(result)
                        .setTermination(Termination.TERMINATION_RESIGNATION)
                        .setArticle("OCR 5.2")
                        .setClocks(Facts.standing(3000, 2000))));
        competition(
                own("demo"),
                event -> event.setResultNoted(ResultNoted.newBuilder()
                        .setRound(1)
                        .setBoard(board.equals(ONE) ? 1 : 2)
                        .setResult(result)));
    }
}
