package org.onehall.regulations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringReader;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Period;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.onehall.clock.Category;
import org.onehall.clock.IncrementCredit;
import org.onehall.clock.PeriodCredit;
import org.onehall.clock.TimeControl;
import org.onehall.regulations.ProfileErrors.ProfileError;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;

class ProfileLoaderTest {

    private static Profile load(String yaml) {
        return ProfileLoader.load("event.yaml", yaml).orThrow();
    }

    private static List<ProfileError> errors(String yaml) {
        return assertInstanceOf(ProfileErrors.class, ProfileLoader.load("event.yaml", yaml))
                .errors();
    }

    private static ProfileError error(String yaml) {
        List<ProfileError> errors = errors(yaml);
        assertEquals(1, errors.size(), errors::toString);
        return errors.getFirst();
    }

    // ---- the presets, literally

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            draw.repetition.auto           | 3            | 5             | 5             | 5
            draw.moveCount.auto            | 50           | 75            | 75            | 75
            draw.claims.enabled            | false        | true          | true          | true
            draw.agreement.minMove         | 1            | 1             | 30            | 30
            draw.agreement.minMovesEach    | 1            | 1             | 1             | 1
            draw.agreement.arbiterConsent  | true         | true          | false         | false
            draw.offer.explicitDecline     | false        | true          | true          | true
            clock.incrementCredit          | BEFORE_MOVE  | BEFORE_MOVE   | BEFORE_MOVE   | BEFORE_MOVE
            clock.periodCredit             | AT_FLAG_FALL | AT_FLAG_FALL  | AT_FLAG_FALL  | AT_FLAG_FALL
            clock.lagCompensationMs        | 0            | 0             | 0             | 0
            defaultTime.minutes            | 0            | 0             | 0             | 0
            rollCall.minutesBefore         | none         | none          | 5             | 5
            illegalMoves.policy            | NONE         | LAWS_2018     | LAWS_2018     | LAWS_2018
            assistance.whoMayCall          | PLAYER       | PLAYER        | PLAYER        | CAPTAIN
            assistance.playerMayStopClock  | false        | true          | true          | true
            assistance.invalidCall         | MAY_PENALISE | SHALL_PENALISE | SHALL_PENALISE | SHALL_PENALISE
            assistance.escalateSeconds     | 60           | 60            | 60            | 60
            disconnection.clockPolicy      | CONTINUE     | CONTINUE      | CONTINUE      | CONTINUE
            disconnection.flagFall         | PROVISIONAL  | PROVISIONAL   | PROVISIONAL   | PROVISIONAL
            disconnection.report.slaSeconds | 60          | 60            | 60            | 60
            disconnection.deputySeconds    | 0            | 0             | 0             | 0
            connection.downMs              | 5000         | 5000          | 5000          | 5000
            traditional.signal             | VISUAL,SOUND | VISUAL,SOUND  | VISUAL        | VISUAL
            scoresheets.required           | false        | false         | true          | true
            results.approval               | ARBITER      | ARBITER       | ARBITER       | ARBITER
            competition.teamEvent          | false        | false         | false         | true
            team.boards                    | none         | none          | none          | 4
            team.ranking                   | ''           | ''            | ''            | BOARD_POINTS,MATCH_POINTS,BOARD_1,BOARD_2,BOARD_3,BOARD_4
            appeals.results                | true         | true          | false         | false
            appeals.deadlineMinutes        | none         | none          | 10            | 10
            appeals.fee                    | 0            | 0             | 200           | 200
            penalties.defaultSeconds       | 120          | 120           | 120           | 120
            fairplay.analysisDelayMinutes  | 15           | 15            | 15            | 15
            public.page                    | OPEN         | OPEN          | OPEN          | OPEN
            broadcast.delayMinutes         | 15           | 15            | 15            | 15
            broadcast.closedFromRound      | none         | none          | none          | none
            byes.kinds                     | ''           | ''            | ''            | ''
            byes.mostHalf                  | 1            | 1             | 1             | 1
            byes.halfUntilRound            | none         | none          | none          | none
            byes.minutesBefore             | 0            | 0             | 0             | 0
            fairplay.screeningTool         | FIDE Game Screening Tool | FIDE Game Screening Tool | FIDE Game Screening Tool | FIDE Game Screening Tool
            """)
    void presets_have_the_defaults_of_the_catalogue(
            String key, String online, String laws, String individual, String team) {
        List<String> expected = List.of(online, laws, individual, team);
        for (int i = 0; i < expected.size(); i++) {
            Profile profile = load("{profile: " + ProfileLoader.presets().get(i) + ", timeControl: 90+30}");
            assertEquals(expected.get(i), profile.value(key), profile.name());
        }
    }

    @Test
    void without_a_name_the_profile_is_fide_online_2021() {
        assertEquals("fide-online-2021", load("timeControl: 90+30").name());
    }

    @Test
    void a_profile_gives_its_parameters_with_their_types() {
        Profile profile = load("""
                profile: fide-laws-2018
                timeControl: "3+2"
                clock: {incrementCredit: AFTER_MOVE, periodCredit: AT_MOVE_COUNT, lagCompensationMs: 150}
                defaultTime.minutes: 15
                scoring: {win: 3, draw: 1, loss: 0}
                devices.forbiddenPenalty: WARNING
                communication.required: true
                connection: {heartbeatMs: 500, suspectMs: 1500, downMs: 2500}
                fairplay: {screeningTool: Another, fplApprovalRef: FPL 12/2026, analysisDelayMinutes: 30}
                variant: CHESS960
                public.page: PRIVATE
                broadcast: {delayMinutes: 30, closedFromRound: 8}
                byes: {kinds: [HALF], mostHalf: 2, halfUntilRound: 7, minutesBefore: 720}
                """);
        assertEquals(new ConductProfile.Byes(true, false, 2, OptionalInt.of(7), Duration.ofHours(12)), profile.byes());
        assertEquals(
                new ConductProfile.PublicPage(false, Duration.ofMinutes(30), OptionalInt.of(8)), profile.publicPage());
        assertEquals(
                TimeControl.parse("3+2").with(IncrementCredit.AFTER_MOVE).with(PeriodCredit.AT_MOVE_COUNT),
                profile.timeControl());
        assertEquals(Category.BLITZ, profile.category());
        assertEquals(Duration.ofMillis(150), profile.lagCompensation());
        assertEquals(PlayProfile.Variant.CHESS960, profile.variant());
        assertEquals(Duration.ofMinutes(30), profile.analysisDelay());
        assertEquals(new PlayProfile.Draw(5, 75, true, Duration.ofSeconds(60), true, 1, 1, true, true), profile.draw());
        assertEquals(
                new PlayProfile.DefaultTime(
                        Duration.ofMinutes(15), NeitherPresent.WHITE_LOSES_TIME, OptionalInt.empty()),
                profile.defaultTime());
        assertEquals(new ConnectionProfile.Devices(false, false, "WARNING", false), profile.devices());
        assertEquals(
                new ConductProfile.Assistance(
                        ConductProfile.Caller.PLAYER,
                        true,
                        ConductProfile.InvalidCall.SHALL_PENALISE,
                        Duration.ofSeconds(60)),
                profile.assistance());
        assertEquals(
                new ConnectionProfile.Communication(true, false, false, false, false, false), profile.communication());
        assertEquals(
                new ConnectionProfile.Connection(
                        Duration.ofMillis(500), Duration.ofMillis(1500), Duration.ofMillis(2500), false),
                profile.connection());
        assertEquals(
                new ConnectionProfile.Disconnection(
                        ConnectionProfile.ClockPolicy.CONTINUE,
                        ConnectionProfile.FlagFall.PROVISIONAL,
                        Duration.ofSeconds(60),
                        Duration.ZERO),
                profile.disconnection());
        assertEquals(
                new ConductProfile.Appeals(
                        true, true, Optional.empty(), Points.of("0"), Points.of("0"), Optional.empty()),
                profile.appeals());
        assertEquals(
                new ConductProfile.Appeals(
                        true,
                        false,
                        Optional.of(Duration.ofMinutes(10)),
                        Points.of("200"),
                        Points.of("500"),
                        Optional.of("Giudice Sportivo")),
                load("{profile: fssi-individual, timeControl: 90+30}").appeals());
        assertEquals(new ConnectionProfile.Venue(1, 2), profile.venue());
        assertEquals(
                new ConductProfile.FairPlay(true, "Another", Optional.of("FPL 12/2026"), false, false),
                profile.fairPlay());
        assertEquals(new BigDecimal("3"), profile.scoring().win());
        assertFalse(profile.teamEvent());
        assertEquals(List.of("Q"), profile.list("input.autoPromotion"));
        assertThrows(IllegalArgumentException.class, () -> profile.value("no.such"));
    }

    @Test
    void blz_b_2_penalty_times_are_halved_in_blitz_only() { // BLZ B.2
        assertEquals(Duration.ofMinutes(2), load("timeControl: 15+10").penaltyTime());
        assertEquals(Duration.ofMinutes(1), load("timeControl: 3+2").penaltyTime());
        assertEquals(
                Duration.ofMinutes(2),
                load("{timeControl: 3+2, category: RAPID}").penaltyTime());
    }

    @Test
    void rap_a_4_1_1_a_setting_stays_after_ten_moves_in_laws_games_under_a_4_only() { // RAP A.4, RAP A.4.1, RAP A.4.1.1
        assertEquals(
                OptionalInt.empty(),
                load("{profile: fide-laws-2018, timeControl: 90+30}").cutoffMoves());
        assertEquals(
                OptionalInt.empty(),
                load("{profile: fide-online-2021, timeControl: 15+10, rapid.supervision: A4}")
                        .cutoffMoves());
        assertEquals(
                OptionalInt.of(10),
                load("{profile: fide-laws-2018, timeControl: 15+10, rapid.supervision: A4}")
                        .cutoffMoves());
    }

    @Test
    void dec_20_only_scores_of_the_table_that_do_not_exceed_a_win_and_a_loss_are_allowed() { // DEC-20
        ScoringTable scoring = load("timeControl: 90+30").scoring();
        assertTrue(scoring.allows(new BigDecimal("1.0"), BigDecimal.ZERO));
        assertTrue(scoring.allows(new BigDecimal("0.5"), BigDecimal.ZERO));
        assertTrue(scoring.allows(BigDecimal.ZERO, BigDecimal.ZERO));
        assertFalse(scoring.allows(new BigDecimal("0.75"), new BigDecimal("0.25")));
        assertFalse(scoring.allows(BigDecimal.ONE, new BigDecimal("0.5")));
    }

    // ---- ways of writing

    @Test
    void dotted_and_nested_names_are_the_same() {
        Profile dotted = load("{profile: fide-online-2021, draw.agreement.minMove: 30, timeControl: \"90+30\"}");
        Profile nested = load("""
                profile: fide-online-2021
                draw:
                  agreement:
                    minMove: 30
                timeControl: 90+30
                """);
        Profile mixed = load("{draw: {agreement.minMove: 30}, timeControl: 90+30}");
        assertEquals(dotted, nested);
        assertEquals(dotted, mixed);
        assertEquals(30, dotted.draw().minMove());
    }

    @Test
    void a_time_control_may_be_a_list_of_periods() {
        String list = "[{moves: 40, base: 1:30:00, increment: 30}, {moves: rest, base: 30, increment: 30}]";
        TimeControl expected = TimeControl.parse("40/90+30,30+30");
        assertEquals(expected, load("timeControl: {periods: " + list + "}").timeControl());
        assertEquals(expected, load("timeControl.periods: " + list).timeControl());
        assertEquals(expected, load("timeControl: " + list).timeControl());
        assertEquals(
                TimeControl.parse("0:30+0"), load("timeControl: [{base: 0:30}]").timeControl());
        assertEquals(
                TimeControl.parse("60d5"),
                load("timeControl: [{base: 60, delay: 5}]").timeControl());
    }

    @Test
    void lists_and_fines_are_read() {
        Profile profile = load("""
                timeControl: 90+30
                input.autoPromotion: [Q, N]
                fines.schedule:
                  - {code: LATE, amount: 20}
                  - {code: PHONE, amount: 50.50}
                """);
        assertEquals("Q,N", profile.value("input.autoPromotion"));
        assertEquals(List.of("LATE: 20", "PHONE: 50.5"), profile.list("fines.schedule"));
        assertEquals(
                profile,
                load("timeControl: 90+30\ninput.autoPromotion: [Q, N]\nfines.schedule: {LATE: 20, PHONE: 50.5}"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{LATE: 5, PHONE: 50, LATE: 7} | 4 | the code 'LATE' is there twice",
                "{LATE: 5, PHONE: 50, late: 7} | 4 | the code 'late' is there twice",
                "{LATE: 5, PHONE: 100001}      | 3 | the amount of 'PHONE' is not allowed",
                "{LATE: 5, PHONE: much}        | 3 | the amount of 'PHONE' is not allowed"
            })
    void ocr_18_4_7_a_fine_that_is_wrong_is_told_at_its_line_with_what_is_allowed(
            String fines, int line, String problem) { // OCR 18.4.7
        ProfileError error = error("timeControl: 90+30\nfines.schedule: " + fines.replace(", ", ",\n "));
        assertEquals(line + " fines.schedule " + problem, error.line() + " " + error.key() + " " + error.problem());
        assertTrue(
                error.allowed().contains("each code once") && error.allowed().contains("from 0 to 100000"),
                error::text);
        String list = fines.replaceAll("(\\w+): (\\w+)", "{code: $1, amount: $2}")
                .replace("{{", "[{")
                .replace("}}", "}]");
        assertEquals(error, error("timeControl: 90+30\nfines.schedule: " + list.replace("}, ", "},\n ")));
    }

    @Test
    void ocr_18_4_7_all_fines_that_are_wrong_are_told_each_at_its_line() { // OCR 18.4.7
        List<ProfileError> errors = errors("""
                timeControl: 90+30
                fines.schedule:
                  - {code: LATE, amount: -5}
                  - {code: PHONE, amount: 50}
                  - {code: late, amount: much}
                  - {code: DRESS}
                  - {code: "A\tB", amount: 10}
                """);
        assertEquals(
                List.of(
                        "3 the amount of 'LATE' is not allowed",
                        "5 the code 'late' is there twice",
                        "5 the amount of 'late' is not allowed",
                        "6 a fine has a code and an amount",
                        "7 a code has the control character U+0009; letters, signs and spaces are allowed"),
                errors.stream()
                        .map(error -> error.line() + " " + error.problem())
                        .toList());
        assertTrue(
                errors.stream()
                        .allMatch(error -> error.key().equals("fines.schedule")
                                && error.rule().id().equals("OCR 18.4.7")
                                && error.allowed().contains("each code once")),
                errors::toString);
    }

    @Test
    void v_02_a_base_time_over_a_day_is_told_with_the_base_times_that_are_allowed() { // V-02, OCR 4.4
        ProfileError error = error("timeControl: [{base: 24:00:01, increment: 30}]");
        assertEquals("timeControl.periods[0]", error.key());
        assertTrue(error.allowed().startsWith("a base time from 0 to 24 hours"), error::text);
    }

    @Test
    void the_values_of_a_profile_make_it_again() {
        for (String preset : ProfileLoader.presets()) {
            Profile profile = load("{profile: " + preset
                    + ", timeControl: 90+30, fines.schedule: {LATE: 20}, dressCode.text: Jacket}");
            assertEquals(
                    profile, ProfileLoader.fromMap("stored", profile.values()).orThrow(), preset);
            assertEquals(
                    profile.timeControl(),
                    ProfileLoader.fromMap("stored", profile.values()).orThrow().timeControl());
        }
    }

    @Test
    void a_map_may_be_nested_and_hold_numbers() {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("timeControl", "90+30");
        map.put("draw", Map.of("agreement", Map.of("minMove", 30)));
        map.put("communication.required", true);
        Profile profile = ProfileLoader.fromMap("api", map).orThrow();
        assertEquals(30, profile.draw().minMove());
        assertTrue(profile.communication().required());
    }

    @Test
    void a_part_of_another_file_reports_the_lines_of_that_file() {
        String file = """
                event: Test
                venues: [turin, rome]
                regulations:
                  profile: fide-online-2021
                  draw.agreement.minMove: none
                  timeControl: 90+30
                """;
        MappingNode root = (MappingNode) new Yaml().compose(new StringReader(file));
        NodeTuple part = root.getValue().stream()
                .filter(t -> ((ScalarNode) t.getKeyNode()).getValue().equals("regulations"))
                .findFirst()
                .orElseThrow();
        ProfileErrors errors =
                assertInstanceOf(ProfileErrors.class, ProfileLoader.fromNode("competition.yaml", part.getValueNode()));
        assertEquals(
                "competition.yaml:5:3: draw.agreement.minMove: 'none' is not allowed; allowed: a whole number from "
                        + "1 to 999"
                        + " (LAW 9.1.1)",
                errors.text());
    }

    @Test
    void what_must_be_stated_before_publication_is_told() {
        assertEquals(
                List.of("appeals.body", "fairplay.awardPointsToOpponents"),
                load("timeControl: 90+30").unstated());
        assertEquals(
                List.of("rapid.supervision", "fairplay.awardPointsToOpponents"),
                load("{profile: fssi-individual, timeControl: 15+10}").unstated());
        assertEquals(
                List.of(),
                load("{timeControl: 90+30, appeals.body: Jury, fairplay.awardPointsToOpponents: true}")
                        .unstated());
    }

    // ---- what is refused

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            V-01      | competition.type                | {timeControl: 90+30, competition.type: ONLINE}
            V-01      | profile                         | {timeControl: 90+30, profile: fide-online-1999}
            V-01      | draw.agreement.minMov           | {timeControl: 90+30, draw.agreement.minMov: 30}
            V-01      | draw                            | {timeControl: 90+30, draw: 5}
            V-01      | fixed                           | {timeControl: 90+30, fixed: []}
            QPF III.2 | quickplayFinish.enabled         | {timeControl: 90+0, quickplayFinish.enabled: true}
            QPF III.2 | quickplayFinish.enabled         | {profile: fssi-team, timeControl: 90+0, quickplayFinish: {enabled: true}}
            V-02      | timeControl                     | {timeControl: "40/90+30"}
            V-02      | timeControl                     | {timeControl: "0+5"}
            V-02      | timeControl.periods             | {timeControl: [{base: 30}, {base: 30}]}
            V-02      | timeControl.periods             | {timeControl: []}
            V-02      | timeControl.periods[0].moves    | {timeControl: [{moves: 0, base: 30}, {base: 30}]}
            V-02      | timeControl.periods[0].base     | {timeControl: [{base: -5}]}
            V-02      | timeControl.periods[0].base     | {timeControl: [{increment: 30}]}
            V-01      | timeControl.periods[0].bonus    | {timeControl: [{base: 5, bonus: 3}]}
            V-01      | timeControl.periods[0]          | {timeControl: [90+30]}
            V-03      | timeControl.periods[0]          | {timeControl: [{base: 30, increment: 5, delay: 5}]}
            OCR 4.4   | timeControl                     | {profile: fide-online-2021}
            OCR 4.4   | timeControl                     | {timeControl: fast}
            OCR 4.4   | timeControl.periods             | {timeControl.periods: 90+30}
            OCR 4.4   | timeControl.periods             | {timeControl: 90+30, timeControl.periods: [{base: 5}]}
            V-05      | timeControl                     | {timeControl: 90+29, traditional.allowed: true, input.preMove: false, venue.minArbiters: 2}
            V-05      | timeControl                     | {timeControl: "40/90,30+30", traditional.allowed: true, input.preMove: false, venue.minArbiters: 2}
            V-06      | input.preMove                   | {timeControl: 90+30, traditional.allowed: true, venue.minArbiters: 2}
            V-07      | venue.minArbiters               | {timeControl: 90+30, traditional.allowed: true, input.preMove: false}
            V-08      | illegalMoves.policy             | {timeControl: 90+30, zone.acceptsIllegalMoves: true}
            QPF III.2 | quickplayFinish.enabled         | {profile: fide-laws-2018, timeControl: 90+30, quickplayFinish.enabled: true}
            QPF III.2 | quickplayFinish.enabled         | {profile: fide-laws-2018, timeControl: 5+0, quickplayFinish.enabled: true}
            V-10      | timeControl                     | {profile: fssi-individual, timeControl: "40/90+30,30+30"}
            V-10      | defaultTime.minutes             | {profile: fssi-individual, timeControl: 90+30, defaultTime.minutes: 15}
            V-10      | adjournment.allowed             | {profile: fssi-team, timeControl: 90+30, adjournment.allowed: true}
            V-11      | fairplay.fplApprovalRef         | {timeControl: 90+30, fairplay.screeningTool: Other}
            V-12      | fairplay.legalAdviceRef         | {timeControl: 90+30, communication.showSurroundings: true}
            V-12      | fairplay.legalAdviceRef         | {timeControl: 90+30, communication.showTasks: true}
            V-12      | fairplay.legalAdviceRef         | {timeControl: 90+30, communication: {shareScreen: true, showTasks: true}}
            APP-I A6  | communication.shareScreen       | {timeControl: 90+30, communication.shareScreen: maybe}
            V-13      | fairplay.responsible            | {timeControl: 90+30, fairplay.responsible: PLATFORM}
            V-14      | draw.repetition.auto            | {timeControl: 90+30, draw.repetition.auto: 5}
            V-14      | draw.moveCount.auto             | {profile: fide-laws-2018, timeControl: 90+30, draw.moveCount.auto: 50}
            V-15      | scoring.win                     | {timeControl: 90+30, scoring.draw: 2}
            V-15      | scoring.win                     | {timeControl: 90+30, scoring.draw: 0.75}
            OCR 7.1   | scoring.loss                    | {timeControl: 90+30, scoring.loss: -1}
            OCR 16.11 | defaultTime.minutes             | {timeControl: 90+30, defaultTime.minutes: 121}
            DEC-03    | clock.lagCompensationMs         | {timeControl: 90+30, clock.lagCompensationMs: 1001}
            OCR 5.4.1 | draw.repetition.auto            | {timeControl: 90+30, draw.repetition.auto: 4}
            OCR 16.9  | venue.minArbiters               | {timeControl: 90+30, venue.minArbiters: 1}
            OCR 3.6   | input.preMove                   | {timeControl: 90+30, input.preMove: yes}
            OCR 3.6.c | input.autoPromotion             | {timeControl: 90+30, input.autoPromotion: [K]}
            OCR 18.4.7 | fines.schedule                 | {timeControl: 90+30, fines.schedule: [{code: LATE}]}
            OCR 18.8  | connection.downMs               | {timeControl: 90+30, connection.downMs: 3000}
            APP-I A5  | recording.vcs.retention         | {timeControl: 90+30, recording.vcs.retention: a year}
            """)
    void a_wrong_value_is_one_error_with_its_key_and_rule(String rule, String key, String yaml) {
        ProfileError error = error(yaml);
        assertEquals(rule + " " + key, error.rule().id() + " " + error.key(), error::text);
        assertEquals("event.yaml", error.file());
        assertEquals(1, error.line());
        assertFalse(error.problem().isBlank());
        RuleCatalogue.standard().require(rule);
    }

    @Test
    void v_12_with_legal_advice_players_may_be_asked_to_show_surroundings_tasks_and_screen() { // APP-I A6, V-12
        var asked = load("{timeControl: 90+30, communication: {showSurroundings: true, showTasks: true, shareScreen: "
                        + "true}, fairplay.legalAdviceRef: Opinion 12}")
                .communication();
        assertEquals(
                List.of(true, true, true), List.of(asked.showSurroundings(), asked.showTasks(), asked.shareScreen()));
        for (String preset : ProfileLoader.presets()) {
            var plain = load("{profile: " + preset + ", timeControl: 90+30}").communication();
            assertEquals(
                    List.of(false, false, false),
                    List.of(plain.showSurroundings(), plain.showTasks(), plain.shareScreen()),
                    preset);
        }
    }

    @Test
    void v_09_a_quickplay_finish_is_not_offered_whatever_the_last_period() { // QPF III.2, V-09
        for (String preset : ProfileLoader.presets()) {
            assertEquals(
                    "false",
                    load("{profile: " + preset + ", timeControl: 90+0, quickplayFinish.enabled: false}")
                            .value("quickplayFinish.enabled"),
                    preset);
            ProfileError error = error("profile: " + preset + "\ntimeControl: 90+0\nquickplayFinish.enabled: true");
            assertEquals(
                    "event.yaml:3:1: quickplayFinish.enabled: is not offered; allowed: false (QPF III.2)",
                    error.text(),
                    preset);
        }
    }

    @Test
    void ocr_20_traditional_sets_with_thirty_seconds_from_move_one_are_possible() { // OCR 20, V-05
        load("{timeControl: '40/90+30,30+30', traditional.allowed: true, input.preMove: false, venue.minArbiters: 3}");
    }

    @Test
    void ocr_20_2_with_traditional_sets_the_number_of_arbiters_is_written_down() { // OCR 20.2, OCR 16.9, V-07
        String sets = "{timeControl: 90+30, traditional.allowed: true, input.preMove: false";
        assertEquals("V-07", error(sets + "}").rule().id());
        assertEquals(2, load(sets + ", venue.minArbiters: 2}").venue().minArbiters());
        assertEquals(2, load("timeControl: 90+30").venue().minArbiters());
    }

    @Test
    void ocr_16_10_a_zone_that_takes_illegal_moves_needs_a_policy_about_them() { // OCR 16.10, OCR 8.4, V-08
        String accepting = "{timeControl: 90+30, zone.acceptsIllegalMoves: true";
        assertEquals("V-08", error(accepting + "}").rule().id());
        for (String policy : List.of("LAWS_2018", "LAWS_2017"))
            assertEquals(
                    policy,
                    load(accepting + ", illegalMoves.policy: " + policy + "}").value("illegalMoves.policy"));
    }

    @Test
    void app_i_a2_a_screening_tool_other_than_fides_needs_its_approval() { // APP-I A2, V-11
        String other = "{timeControl: 90+30, fairplay.screeningTool: Other";
        assertEquals("V-11", error(other + "}").rule().id());
        assertEquals(
                "FPL 2026-7",
                load(other + ", fairplay.fplApprovalRef: FPL 2026-7}").value("fairplay.fplApprovalRef"));
        load(other + ", fairplay.appendixI: false}");
        load("timeControl: 90+30");
    }

    @Test
    void app_i_a12_responsibility_never_lies_with_the_platform_alone() { // APP-I A12, V-13
        assertEquals(
                "V-13",
                error("{timeControl: 90+30, fairplay.responsible: PLATFORM}")
                        .rule()
                        .id());
        for (String responsible : List.of("ORGANISER", "SHARED"))
            assertEquals(
                    responsible,
                    load("{timeControl: 90+30, fairplay.responsible: " + responsible + "}")
                            .value("fairplay.responsible"));
        for (String preset : ProfileLoader.presets())
            assertEquals(
                    "ORGANISER",
                    load("{profile: " + preset + ", timeControl: 90+30}").value("fairplay.responsible"),
                    preset);
    }

    @Test
    void app_i_a5_recordings_are_kept_for_a_year_unless_written_otherwise() { // APP-I A5, OCR 18.7/b
        assertEquals(
                new ConductProfile.Recordings(Period.ofYears(1), Period.ofYears(1)),
                load("timeControl: 90+30").recordings());
        assertEquals(
                Period.ofMonths(6),
                load("{timeControl: 90+30, recording.venue.retention: P6M}")
                        .recordings()
                        .venue());
    }

    @Test
    void v_04_the_category_is_that_of_the_time_control_unless_it_is_stated() { // V-04, RAP A.1, BLZ B.1
        assertEquals(Category.BLITZ, load("timeControl: 5+5").category());
        assertEquals(Category.RAPID, load("timeControl: 15+10").category());
        assertEquals(Category.STANDARD, load("timeControl: 30+30").category());
        assertEquals(Category.RAPID, load("{timeControl: 5+5, category: RAPID}").category());
    }

    @Test
    void fssi_ind_c_the_default_time_is_zero_and_stays_so() { // FSSI ind-c, FSSI team-d, V-10
        for (String preset : List.of("fssi-individual", "fssi-team")) {
            assertEquals(
                    Duration.ZERO,
                    load("{profile: " + preset + ", timeControl: 90+30}")
                            .defaultTime()
                            .limit());
            assertEquals(
                    "V-10",
                    error("{profile: " + preset + ", timeControl: 90+30, defaultTime.minutes: 1}")
                            .rule()
                            .id());
        }
    }

    @Test
    void fssi_ind_d_no_draw_is_offered_before_move_thirty_and_no_arbiter_lifts_that() { // FSSI ind-d, FSSI team-e
        for (String preset : List.of("fssi-individual", "fssi-team")) {
            PlayProfile.Draw draw =
                    load("{profile: " + preset + ", timeControl: 90+30}").draw();
            assertEquals(30, draw.minMove());
            assertFalse(draw.arbiterConsent());
        }
    }

    @Test
    void fssi_gen_11_what_fssi_leaves_open_is_that_of_the_laws() { // FSSI gen-11
        Profile laws = load("{profile: fide-laws-2018, timeControl: 90+30}");
        Profile fssi = load("{profile: fssi-individual, timeControl: 90+30}");
        assertEquals(
                List.of(
                        "profile",
                        "rollCall.minutesBefore",
                        "draw.agreement.minMove",
                        "draw.agreement.arbiterConsent",
                        "traditional.signal",
                        "scoresheets.required",
                        "appeals.results",
                        "appeals.deadlineMinutes",
                        "appeals.fee",
                        "appeals.secondFee",
                        "appeals.body"),
                fssi.values().keySet().stream()
                        .filter(key -> !fssi.value(key).equals(laws.value(key)))
                        .toList());
    }

    @Test
    void all_errors_are_listed_in_the_order_of_the_file() {
        List<ProfileError> errors = errors("""
                profile: fide-online-2021
                timeControl: 90+30d5
                draw:
                  agreement.minMove: 0
                  repetition.auto: 5
                variant: CHESS961
                clock.periodCredits: AT_FLAG_FALL
                scoring.draw: 3
                fairplay.responsible: PLATFORM
                """);
        assertEquals(
                List.of(
                        "2 timeControl",
                        "4 draw.agreement.minMove",
                        "5 draw.repetition.auto",
                        "6 variant",
                        "7 clock.periodCredits",
                        "8 scoring.win",
                        "9 fairplay.responsible"),
                errors.stream().map(error -> error.line() + " " + error.key()).toList());
        assertEquals(
                "event.yaml:7:1: clock.periodCredits: there is no such parameter; allowed: perhaps "
                        + "clock.periodCredit (V-01)",
                errors.get(4).text());
        var e = assertThrows(
                IllegalArgumentException.class,
                () -> ProfileLoader.load("event.yaml", "draw: 5").orThrow());
        assertEquals(2, e.getMessage().lines().count());
    }

    @Test
    void a_parameter_written_twice_is_refused_however_it_is_written() {
        assertEquals(
                "event.yaml:3:1: draw.agreement.minMove: written twice, first in line 2; allowed: once (V-01)",
                error("timeControl: 90+30\ndraw: {agreement: {minMove: 5}}\ndraw.agreement.minMove: 30\n")
                        .text());
        assertEquals(2, error("timeControl: 90+30\ntimeControl: 3+2\n").line());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            ``
            `   `
            `# nothing`
            `- a`
            `just text`
            `{`
            `a: b: c`
            `a: *x`
            `"unclosed`
            `? {a: b}\\n: c`
            `&x {a: *x}`
            `<<: {a: b}`
            `!!java.util.Date 2020-01-01`
            `--- {a: b}\\n--- {c: d}`
            `\\0`
            `a: \\u0007`
            """)
    void what_is_no_yaml_or_no_mapping_is_refused_without_an_exception(String text) {
        String yaml = text.replace("\\n", "\n").replace("\\0", "\0").replace("\\u0007", "\u0007");
        List<ProfileError> errors = errors(yaml);
        assertTrue(
                errors.stream()
                        .allMatch(error -> error.text().startsWith("event.yaml")
                                && error.text().length() < 2_000),
                errors::toString);
    }

    @Test
    void a_mangled_file_never_throws() {
        String good = """
                profile: fide-laws-2018
                timeControl: {periods: [{moves: 40, base: 1:30:00, increment: 30}, {moves: rest, base: 30, increment: 30}]}
                draw: {agreement: {minMove: 30}, claims.enabled: true}
                input.autoPromotion: [Q, N]
                scoring: {win: 1, draw: 0.5, loss: 0}
                fines.schedule: [{code: LATE, amount: 20}]
                """;
        load(good);
        String alphabet = "{}[]:,-?&*!|>'\"%@`#\n\t 0a.";
        for (long seed = 0; seed < 5_000; seed++) {
            Random random = new Random(seed);
            StringBuilder text = new StringBuilder(good);
            for (int i = 0; i <= random.nextInt(4); i++) {
                int at = random.nextInt(text.length());
                switch (random.nextInt(3)) {
                    case 0 -> text.deleteCharAt(at);
                    case 1 -> text.insert(at, alphabet.charAt(random.nextInt(alphabet.length())));
                    default -> text.setCharAt(at, alphabet.charAt(random.nextInt(alphabet.length())));
                }
            }
            try {
                ProfileLoader.load("mangled.yaml", text.toString());
            } catch (RuntimeException e) {
                throw new AssertionError("seed " + seed + "\n" + text, e);
            }
        }
    }

    @Test
    void sanctionsWithoutProofAndFinalDecisionsAreOfTheAppendix() { // APP-I A9, APP-I A10
        String rules = "{timeControl: 90+30, fairplay.sanctionsWithoutProof: true, fairplay.decisionFinal: true, "
                + "fairplay.appendixI: %s}";
        var adopted = load(rules.formatted("true")).fairPlay();
        assertTrue(adopted.sanctionsWithoutProof() && adopted.decisionFinal());
        var other = load(rules.formatted("false")).fairPlay();
        assertFalse(other.sanctionsWithoutProof() || other.decisionFinal());
        var silent = load("timeControl: 90+30").fairPlay();
        assertFalse(silent.sanctionsWithoutProof() || silent.decisionFinal());
    }
}
