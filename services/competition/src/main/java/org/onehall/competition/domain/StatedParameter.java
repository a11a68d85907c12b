package org.onehall.competition.domain;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.onehall.regulations.Profile;
import org.onehall.regulations.ProfileErrors;
import org.onehall.regulations.ProfileLoader;
import org.onehall.regulations.ProfileResult;

/**
 * One parameter of the regulations as a file writes it.
 *
 * @param key dotted name, such as {@code draw.agreement.minMove}
 */
public record StatedParameter(String key, String value) {
    private static final String PROFILE = "profile";
    private static final String TIME_CONTROL = "timeControl";

    /**
     * The parameters from which the same regulations are read again: the profile, the time control, what differs from
     * the profile, and what must be stated in any case.
     */
    public static List<StatedParameter> of(Profile profile) {
        Map<String, String> all = profile.values();
        Map<String, String> standard = new LinkedHashMap<>(unchanged(profile.name()));
        Map<String, String> stated = new LinkedHashMap<>();
        all.forEach((key, value) -> {
            if (key.equals(PROFILE) || key.equals(TIME_CONTROL) || !value.equals(standard.get(key)))
                stated.put(key, value);
        });
        if (isReadAs(profile, stated)) return list(stated);
        for (String key : missing(stated)) if (all.containsKey(key)) stated.put(key, all.get(key));
        return list(isReadAs(profile, stated) ? stated : all);
    }

    private static List<StatedParameter> list(Map<String, String> stated) {
        List<StatedParameter> list = new ArrayList<>();
        stated.forEach((key, value) -> list.add(new StatedParameter(key, value)));
        return List.copyOf(list);
    }

    private static boolean isReadAs(Profile profile, Map<String, String> stated) {
        return ProfileLoader.fromMap("", stated) instanceof ProfileResult.Loaded(Profile read) && read.equals(profile);
    }

    private static List<String> missing(Map<String, String> stated) {
        return ProfileLoader.fromMap("", stated) instanceof ProfileErrors errors
                ? errors.errors().stream().map(ProfileErrors.ProfileError::key).toList()
                : List.of();
    }

    /** The values of a profile to which nothing is added. */
    private static Map<String, String> unchanged(String name) {
        return switch (ProfileLoader.fromMap("", Map.of(PROFILE, name, TIME_CONTROL, "90+30"))) {
            case ProfileResult.Loaded(Profile preset) -> preset.values();
            case ProfileErrors errors -> errors.rest().map(Profile::values).orElse(Map.of());
        };
    }
}
