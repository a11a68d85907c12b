package org.onehall.competition.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.competition.domain.Halls.*;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.onehall.competition.writing.WrittenAgain;
import org.onehall.decider.Decision;
import org.onehall.decider.Submitted;
import org.onehall.regulations.ProfileLoader;
import org.onehall.regulations.ProfileResult;

/** A competition is written and read again as the same one, however it was changed after it was loaded. */
class WrittenDefinitionsProperties {
    private static final long SEED = 20_261_130L;
    private static final CompetitionDecider DECIDER = new CompetitionDecider();

    @Test
    void everyChangedDefinitionIsReadAgainAsItIs() { // OCR 16.1
        Set<ChangeKind> written = EnumSet.noneOf(ChangeKind.class);
        for (int run = 0; run < 40; run++) {
            Random random = new Random(SEED + run);
            CompetitionState state = loaded();
            for (int step = 0; step < 40; step++) {
                var submitted =
                        new Submitted<>(CompetitionDeciderProperties.change(random), ORGANISER, "r" + step, T0, T0);
                if (!(DECIDER.decide(submitted, state) instanceof Decision.Accepted<Event>(var events))) continue;
                for (Event event : events) {
                    state = DECIDER.evolve(state, event);
                    if (event instanceof Event.DefinitionChanged changed) written.add(changed.kind());
                }
                Definition now = state.definition().orElseThrow();
                if (!events.isEmpty())
                    assertEquals(
                            WrittenAgain.plain(now),
                            WrittenAgain.plain(WrittenAgain.of(ID, now)),
                            "seed " + (SEED + run));
            }
        }
        assertTrue(written.size() >= 13, "the definitions are changed: " + written);
    }

    private static CompetitionState loaded() {
        var profile = assertInstanceOf(ProfileResult.Loaded.class, ProfileLoader.load("r.yaml", """
            profile: fide-online-2021
            timeControl: 90+30
            appeals.body: Committee
            fairplay.awardPointsToOpponents: false
            """))
                .profile();
        var load = new Command.Load(
                ID,
                "Spring Open",
                venues(),
                officials(),
                players(),
                List.of(rounds().getFirst(), rounds().getLast(), new Round(3, List.of())),
                Regulations.of(profile, Optional.empty()),
                Optional.empty());
        return DECIDER.evolve(DECIDER.initial(), Event.CompetitionLoaded.of(load.definition()));
    }
}
