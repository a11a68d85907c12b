package org.onehall.eventlog;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.kafka.common.acl.AccessControlEntry;
import org.apache.kafka.common.acl.AclBinding;
import org.apache.kafka.common.acl.AclOperation;
import org.apache.kafka.common.acl.AclPermissionType;
import org.apache.kafka.common.resource.PatternType;
import org.apache.kafka.common.resource.ResourcePattern;
import org.apache.kafka.common.resource.ResourceType;

/**
 * What each service may do at the broker, derived from {@link TopicCatalogue}: a service that is not named there may do
 * nothing.
 */
public final class TopicRights {
    private TopicRights() {}

    /** All rights; the principal of a service is "User:" and its name. */
    public static Set<AclBinding> all() {
        Set<AclBinding> rights = new LinkedHashSet<>();
        for (TopicCatalogue.Topic topic : TopicCatalogue.all()) {
            PatternType exactly = PatternType.LITERAL;
            rights.addAll(topic(topic.name(), exactly, topic.owner(), AclOperation.READ, AclOperation.WRITE));
            topic.readers().forEach(reader -> rights.addAll(topic(topic.name(), exactly, reader, AclOperation.READ)));
        }
        // The places in the log that a service's reactors save.
        TopicCatalogue.services()
                .forEach(service -> rights.add(right(
                        ResourceType.GROUP,
                        "onehall." + service + ".",
                        PatternType.PREFIXED,
                        service,
                        AclOperation.READ)));
        TopicCatalogue.CONTEXTS.forEach(
                context -> rights.addAll(decider(KafkaSettings.decider(context), TopicCatalogue.owner(context))));
        return rights;
    }

    /**
     * What Kafka Streams needs: its group, its transactions and the topics of its stores, all named after the
     * application.
     */
    private static List<AclBinding> decider(String application, String owner) {
        List<AclBinding> rights =
                new ArrayList<>(topic(application + "-", PatternType.PREFIXED, owner, AclOperation.ALL));
        rights.add(right(ResourceType.GROUP, application, PatternType.LITERAL, owner, AclOperation.READ));
        rights.add(
                right(ResourceType.TRANSACTIONAL_ID, application + "-", PatternType.PREFIXED, owner, AclOperation.ALL));
        return rights;
    }

    private static List<AclBinding> topic(
            String name, PatternType pattern, String service, AclOperation... operations) {
        return Stream.of(operations)
                .map(one -> right(ResourceType.TOPIC, name, pattern, service, one))
                .toList();
    }

    private static AclBinding right(
            ResourceType type, String name, PatternType pattern, String service, AclOperation operation) {
        return new AclBinding(
                new ResourcePattern(type, name, pattern),
                new AccessControlEntry("User:" + service, "*", operation, AclPermissionType.ALLOW));
    }
}
