package org.onehall.fairplay.domain.proceeding;

/** What somebody may be found to have done (APP-I B1-B3, D1). */
public enum Offence {
    INFORMATION_USE(Code.INFORMATION_USE),
    RESULT_MANIPULATION(Code.MANIPULATION),
    SANDBAGGING(Code.MANIPULATION),
    MATCH_FIXING(Code.MANIPULATION),
    RATING_FRAUD(Code.MANIPULATION),
    FICTITIOUS_GAMES(Code.MANIPULATION),
    HACKING(Code.HACKING),
    IDENTITY_THEFT(Code.IDENTITY_THEFT),
    FALSE_ACCUSATION(Code.FALSE_ACCUSATION);

    /** The offence codes: five forms of manipulation share one. */
    public enum Code {
        INFORMATION_USE,
        MANIPULATION,
        HACKING,
        IDENTITY_THEFT,
        FALSE_ACCUSATION
    }

    private final Code code;

    Offence(Code code) {
        this.code = code;
    }

    public Code code() {
        return code;
    }
}
