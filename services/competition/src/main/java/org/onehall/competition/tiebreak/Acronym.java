package org.onehall.competition.tiebreak;

import static org.onehall.competition.tiebreak.Acronym.Modifier.CUT;
import static org.onehall.competition.tiebreak.Acronym.Modifier.FACTOR;
import static org.onehall.competition.tiebreak.Acronym.Modifier.FORE;
import static org.onehall.competition.tiebreak.Acronym.Modifier.LIMIT;
import static org.onehall.competition.tiebreak.Acronym.Modifier.MEDIAN;
import static org.onehall.competition.tiebreak.Acronym.Modifier.PLAYED;
import static org.onehall.competition.tiebreak.Acronym.Modifier.REVERSE;
import static org.onehall.competition.tiebreak.Acronym.Modifier.SCORE;
import static org.onehall.competition.tiebreak.Acronym.Modifier.UNRATED;

import java.util.EnumSet;
import java.util.Set;

/** The tie-breaks that C.07 names (5), by the names that reports of tournaments use. */
public enum Acronym {
    PTS("Points", "4.2", Of.BOTH, SCORE),
    MPTS("Match points", "11.1", Of.TEAMS),
    GPTS("Game points", "11.1", Of.TEAMS),

    DE("Direct Encounter", "6", Of.BOTH, SCORE, PLAYED),
    WIN("Number of Wins", "7.1", Of.BOTH),
    WON("Number of Games Won", "7.2", Of.BOTH),
    BPG("Number of Games Played with Black", "7.3", Of.BOTH),
    BWG("Number of Games Won with Black", "7.4", Of.BOTH),
    PS("Sum of Progressive Scores", "7.5", Of.BOTH, SCORE, CUT),
    REP("Rounds one Elected to Play in", "7.6", Of.BOTH),
    STD("Standard Points", "7.7", Of.BOTH, Edition.MARCH_2026),
    TPN("Tournament Pairing Number", "7.8", Of.BOTH, Edition.MARCH_2026, REVERSE),
    BH("Buchholz", "8.1", Of.BOTH, SCORE, CUT, MEDIAN, PLAYED, FORE),
    AOB("Average of Opponents' Buchholz", "8.2", Of.BOTH, SCORE, FORE),
    FB("Fore Buchholz", "8.3", Of.BOTH, SCORE, CUT, MEDIAN, PLAYED),
    SB("Sonneborn-Berger", "9.1", Of.BOTH, SCORE, CUT, PLAYED),
    KS("Koya System", "9.2", Of.BOTH, SCORE, LIMIT),
    ARO("Average Rating of Opponents", "10.1", Of.PLAYERS, CUT, MEDIAN, UNRATED),
    TPR("Tournament Performance Rating", "10.2", Of.PLAYERS, UNRATED),
    PTP("Perfect Tournament Performance", "10.3", Of.PLAYERS, UNRATED),
    APRO("Average Performance Rating of Opponents", "10.4", Of.PLAYERS, UNRATED),
    APPO("Average Perfect Performance of Opponents", "10.5", Of.PLAYERS, UNRATED),
    RTNG("Rating", "10.6", Of.PLAYERS, Edition.MARCH_2026, UNRATED, REVERSE),

    BC("Board Count", "12.1", Of.TEAMS),
    TBR("Top Board Results", "12.2", Of.TEAMS),
    BBE("Bottom Board Elimination", "12.3", Of.TEAMS),
    MPVGP("Match Points or Game Points", "13.1", Of.TEAMS),
    EMMSB("Sonneborn-Berger, match points by match points", "13.2.1", Of.TEAMS, CUT, PLAYED),
    EMGSB("Sonneborn-Berger, match points by game points", "13.2.2", Of.TEAMS, CUT, PLAYED),
    EGMSB("Sonneborn-Berger, game points by match points", "13.2.3", Of.TEAMS, CUT, PLAYED),
    EGGSB("Sonneborn-Berger, game points by game points", "13.2.4", Of.TEAMS, CUT, PLAYED),
    EDE("Extended Direct Encounter", "13.3", Of.TEAMS, PLAYED),
    EDEBT("Extended Direct Encounter, Board Count, Top Board Results", "13.3.2", Of.TEAMS, Edition.MARCH_2026, PLAYED),
    EDEBB(
            "Extended Direct Encounter, Board Count, Bottom Board Elimination",
            "13.3.2",
            Of.TEAMS,
            Edition.MARCH_2026,
            PLAYED),
    EDET("Extended Direct Encounter, Top Board Results", "13.3.2", Of.TEAMS, Edition.MARCH_2026, PLAYED),
    EDEB("Extended Direct Encounter, Bottom Board Elimination", "13.3.2", Of.TEAMS, Edition.MARCH_2026, PLAYED),
    SSSC("Scores and Schedule Strength Combination", "13.4", Of.TEAMS, SCORE, PLAYED, FACTOR, FORE),

    RND("Drawing of lots", "4.2", Of.BOTH);

    /** Who can be ranked by it. */
    enum Of {
        PLAYERS,
        TEAMS,
        BOTH
    }

    /** What can follow the name in the text of a tie-break. */
    enum Modifier {
        SCORE(":MP or :GP (of teams)"),
        CUT("/C1, /C2, … (14.1, 14.2)"),
        MEDIAN("/M1, /M2, … (14.3, 14.4)"),
        LIMIT("/L+1, /L-1, … half points (14.5)"),
        FACTOR("/K1, /K2, … (13.4.2)"),
        PLAYED("/P, forfeits as games (6.1.1, 16.6)"),
        FORE("/F, Fore Buchholz (8.3)"),
        REVERSE("/R, in reverse order"),
        UNRATED("/U1400, the rating of unrated players (10)");

        private final String allowed;

        Modifier(String allowed) {
            this.allowed = allowed;
        }

        String allowed() {
            return allowed;
        }
    }

    private final String title;
    private final String article;
    private final Of of;
    private final Edition since;
    private final Set<Modifier> modifiers;

    Acronym(String title, String article, Of of, Modifier... modifiers) {
        this(title, article, of, Edition.SEPTEMBER_2023, modifiers);
    }

    Acronym(String title, String article, Of of, Edition since, Modifier... modifiers) {
        this.title = title;
        this.article = article;
        this.of = of;
        this.since = since;
        this.modifiers = EnumSet.noneOf(Modifier.class);
        this.modifiers.addAll(Set.of(modifiers));
    }

    /** As in C.07. */
    public String title() {
        return title;
    }

    /** The article of C.07 that defines it, "8.1". */
    public String article() {
        return article;
    }

    /** The first edition of C.07 that names it. */
    public Edition since() {
        return since;
    }

    public boolean ranksPlayers() {
        return of != Of.TEAMS;
    }

    public boolean ranksTeams() {
        return of != Of.PLAYERS;
    }

    Set<Modifier> modifiers() {
        return modifiers;
    }

    /** Whether the lower value is the better one: a place, a number, or Board Count (12.1). */
    public boolean lowerIsBetter() {
        return switch (this) {
            case DE, EDE, EDEBT, EDEBB, EDET, EDEB, TPN, BC, TBR, BBE, RND -> true;
            case PTS,
                    MPTS,
                    GPTS,
                    WIN,
                    WON,
                    BPG,
                    BWG,
                    PS,
                    REP,
                    STD,
                    BH,
                    AOB,
                    FB,
                    SB,
                    KS,
                    ARO,
                    TPR,
                    PTP,
                    APRO,
                    APPO,
                    RTNG,
                    MPVGP,
                    EMMSB,
                    EMGSB,
                    EGMSB,
                    EGGSB,
                    SSSC -> false;
        };
    }

    /** As written in reports; only "MPvGP" has small letters. */
    public String code() {
        return this == MPVGP ? "MPvGP" : name();
    }
}
