package org.onehall.competition.tiebreak;

import java.time.LocalDate;
import java.util.Comparator;
import java.util.stream.Stream;

/**
 * An edition of C.07, with everything in which the editions differ. The regulations before September 2023, with their
 * virtual opponent, are not here.
 */
public enum Edition {
    /**
     * Approved on 1 August 2023, for all rated competitions from 1 April 2024. The text of 1 April 2024 explains more
     * and defines nothing differently.
     */
    SEPTEMBER_2023(LocalDate.of(2023, 9, 1), Dummy.OWN_SCORE, OwnForfeits.UNPLAYED),
    /** Approved on 29 July 2024: REP is the new name of GE. */
    AUGUST_2024(LocalDate.of(2024, 8, 1), Dummy.OWN_SCORE, OwnForfeits.UNPLAYED),
    /**
     * Approved on 2 February 2026: the dummy's score has a limit (16.4), own forfeits in tournaments with
     * pre-determined pairings have rules (15.2); STD, TPN, RTNG, EDEBT, EDEBB, EDET and EDEB are new.
     */
    MARCH_2026(LocalDate.of(2026, 3, 1), Dummy.LIMITED, OwnForfeits.WINS_ARE_GAMES);

    /** The score of the dummy that a player meets in a round without a game (16.4). */
    enum Dummy {
        /** The player's own score. */
        OWN_SCORE,
        /** The player's own score, but not more than 16.4.1 or 16.4.2 allows. */
        LIMITED
    }

    /**
     * What a player's own forfeits are to the tie-breaks of article 7 in a tournament with pre-determined pairings
     * (15.2). For those of article 10 they are unplayed in every edition.
     */
    enum OwnForfeits {
        /** Unplayed: article 7 counts games over the board. */
        UNPLAYED,
        /** Won ones are regular games; the exception for article 7 names lost ones only. */
        WINS_ARE_GAMES
    }

    private final LocalDate from;
    private final Dummy dummy;
    private final OwnForfeits ownForfeits;

    Edition(LocalDate from, Dummy dummy, OwnForfeits ownForfeits) {
        this.from = from;
        this.dummy = dummy;
        this.ownForfeits = ownForfeits;
    }

    /** The first day on which a tournament may begin under this edition. */
    public LocalDate from() {
        return from;
    }

    Dummy dummy() {
        return dummy;
    }

    OwnForfeits ownForfeits() {
        return ownForfeits;
    }

    /** The edition for a tournament that begins on a day; the first edition for days before it. */
    public static Edition on(LocalDate day) {
        return Stream.of(values())
                .filter(edition -> !edition.from.isAfter(day))
                .max(Comparator.naturalOrder())
                .orElse(SEPTEMBER_2023);
    }
}
