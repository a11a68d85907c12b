package org.onehall.demo;

/** The hall refused a command. */
public final class RefusedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String code;
    private final String rule;
    private final String text;

    /**
     * @param code the refusal's constant, such as {@code NOT_YOUR_MOVE}
     * @param rule the article behind it; empty if there is none
     * @param text what happened and what is allowed now
     */
    public RefusedException(String code, String rule, String text) {
        super(code + (rule.isEmpty() ? "" : " (" + rule + ")") + ": " + text);
        this.code = code;
        this.rule = rule;
        this.text = text;
    }

    public String code() {
        return code;
    }

    public String rule() {
        return rule;
    }

    public String text() {
        return text;
    }
}
