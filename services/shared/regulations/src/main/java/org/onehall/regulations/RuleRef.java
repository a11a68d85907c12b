package org.onehall.regulations;

/**
 * A reference to an article, decision or validation rule, written as in the catalogue: {@code OCR 18.9 b},
 * {@code DEC-16}, {@code V-02}.
 *
 * @param id not blank
 */
public record RuleRef(String id) {

    public RuleRef {
        if (id.isBlank()) {
            throw new IllegalArgumentException("a rule reference names a rule");
        }
    }

    @Override
    public String toString() {
        return id;
    }
}
