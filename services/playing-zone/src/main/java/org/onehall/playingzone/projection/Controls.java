package org.onehall.playingzone.projection;

import java.util.List;
import java.util.OptionalInt;
import org.onehall.clock.IncrementCredit;
import org.onehall.clock.Period;
import org.onehall.clock.PeriodCredit;
import org.onehall.clock.TimeControl;

/** Converts time controls to and from messages. */
public final class Controls {
    private Controls() {}

    public static org.onehall.proto.types.v1.TimeControl toProto(TimeControl control) {
        var proto = org.onehall.proto.types.v1.TimeControl.newBuilder()
                .setIncrementCredit(
                        switch (control.incrementCredit()) {
                            case BEFORE_MOVE -> org.onehall.proto.types.v1.IncrementCredit.INCREMENT_CREDIT_BEFORE_MOVE;
                            case AFTER_MOVE -> org.onehall.proto.types.v1.IncrementCredit.INCREMENT_CREDIT_AFTER_MOVE;
                        })
                .setPeriodCredit(
                        switch (control.periodCredit()) {
                            case AT_FLAG_FALL -> org.onehall.proto.types.v1.PeriodCredit.PERIOD_CREDIT_AT_FLAG_FALL;
                            case AT_MOVE_COUNT -> org.onehall.proto.types.v1.PeriodCredit.PERIOD_CREDIT_AT_MOVE_COUNT;
                        });
        for (Period period : control.periods()) {
            var one = org.onehall.proto.types.v1.Period.newBuilder()
                    .setBase(Wire.duration(period.base()))
                    .setIncrement(Wire.duration(period.increment()))
                    .setDelay(Wire.duration(period.delay()));
            period.moves().ifPresent(one::setMoves);
            proto.addPeriods(one);
        }
        return proto.build();
    }

    /**
     * The control as a message. How time is credited is taken from another control if that one states it, because the
     * short form does not (DEC-04, DEC-05).
     */
    public static org.onehall.proto.types.v1.TimeControl toProto(
            TimeControl control, org.onehall.proto.types.v1.TimeControl creditedAs) {
        var proto = toProto(control).toBuilder();
        if (creditedAs.getIncrementCreditValue() != 0) proto.setIncrementCredit(creditedAs.getIncrementCredit());
        if (creditedAs.getPeriodCreditValue() != 0) proto.setPeriodCredit(creditedAs.getPeriodCredit());
        return proto.build();
    }

    /** The short form, "25+10"; "" if the message has no control. */
    public static String text(org.onehall.proto.types.v1.TimeControl proto) {
        if (proto.getPeriodsCount() == 0) return "";
        List<Period> periods = proto.getPeriodsList().stream()
                .map(period -> new Period(
                        period.hasMoves() ? OptionalInt.of(period.getMoves()) : OptionalInt.empty(),
                        Wire.duration(period.getBase()),
                        Wire.duration(period.getIncrement()),
                        Wire.duration(period.getDelay())))
                .toList();
        return new TimeControl(periods, IncrementCredit.BEFORE_MOVE, PeriodCredit.AT_FLAG_FALL).text();
    }
}
