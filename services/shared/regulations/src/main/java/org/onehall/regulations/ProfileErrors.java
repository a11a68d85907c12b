package org.onehall.regulations;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Everything that is wrong with competition regulations, in the order of the file (V-01 to V-15).
 *
 * @param errors at least one
 * @param rest the regulations with the preset's values in place of the wrong ones and a standard time control in place
 *     of a missing one, used only to find further errors and never for a competition. Empty if nothing could be read
 */
public record ProfileErrors(List<ProfileError> errors, Optional<Profile> rest) implements ProfileResult {

    public ProfileErrors(List<ProfileError> errors) {
        this(errors, Optional.empty());
    }

    public ProfileErrors {
        errors = List.copyOf(errors);
        if (errors.isEmpty()) {
            throw new IllegalArgumentException("no errors are not errors");
        }
    }

    /** One line per error. */
    public String text() {
        return errors.stream().map(ProfileError::text).collect(Collectors.joining("\n"));
    }

    /**
     * One thing that is wrong.
     *
     * @param file name of the file as given
     * @param at where the error is in the file
     * @param key the dotted name of the parameter, or empty text if the error is about the whole
     * @param problem what is wrong, for people
     * @param allowed what would be allowed
     * @param rule the article or validation rule that requires it
     */
    public record ProfileError(String file, TextPlace at, String key, String problem, String allowed, RuleRef rule) {

        public int line() {
            return at.line();
        }

        /** {@code file:line:column: key: problem; allowed: … (rule)}. */
        public String text() {
            return file + at.text() + ": " + (key.isEmpty() ? "" : key + ": ") + problem
                    + (allowed.isEmpty() ? "" : "; allowed: " + allowed) + " (" + rule + ")";
        }
    }
}
