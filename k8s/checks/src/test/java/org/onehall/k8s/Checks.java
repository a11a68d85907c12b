package org.onehall.k8s;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** All checks of a rendered overlay, each with a short name. */
final class Checks {
    /** Services with a single instance: the playing zone, to which every screen is connected. */
    private static final Set<String> ONCE = Set.of("playing-zone");
    /** The longest a player thinks without a byte from his screen, in seconds. */
    private static final int LONGEST_THOUGHT = 3600;

    static final Map<String, Check> ALL = new LinkedHashMap<>();

    static {
        ALL.put("schema", Schemas::unknown);
        ALL.put("topics", BrokerChecks::topics);
        ALL.put("rights", BrokerChecks::rights);
        ALL.put("brokers", BrokerChecks::brokerSettings);
        ALL.put("access", BrokerChecks::access);
        ALL.put("ports", ServiceChecks::ports);
        ALL.put("environment", ServiceChecks::environment);
        ALL.put("probes", ServiceChecks::probes);
        ALL.put("images", ServiceChecks::images);
        ALL.put("memory", ServiceChecks::memory);
        ALL.put("availability", manifests -> ServiceChecks.availability(manifests, ONCE));
        ALL.put("secrets", SafetyChecks::secrets);
        ALL.put("references", manifests -> SafetyChecks.references(manifests, Identity.SECRETS.keySet()));
        ALL.put("limits", SafetyChecks::limits);
        ALL.put("hardening", SafetyChecks::hardening);
        ALL.put("network", SafetyChecks::network);
        ALL.put("edge", manifests -> SafetyChecks.edge(manifests, LONGEST_THOUGHT));
    }

    private Checks() {}

    /** The names of the checks that find something, with what they find. */
    static Map<String, List<String>> findings(Manifests manifests) {
        Map<String, List<String>> findings = new LinkedHashMap<>();
        ALL.forEach((name, check) -> {
            List<String> found = check.findings(manifests);
            if (!found.isEmpty()) findings.put(name, found);
        });
        return findings;
    }
}
