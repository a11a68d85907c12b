package org.onehall.regulations;

/** The result of reading competition regulations: a profile, or everything that is wrong with them. */
public sealed interface ProfileResult permits ProfileResult.Loaded, ProfileErrors {

    /** The regulations are valid. */
    record Loaded(Profile profile) implements ProfileResult {}

    /** The profile; IllegalArgumentException with all errors, one a line, if there is none. */
    default Profile orThrow() {
        return switch (this) {
            case Loaded(Profile profile) -> profile;
            case ProfileErrors errors -> throw new IllegalArgumentException(errors.text());
        };
    }
}
