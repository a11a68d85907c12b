package org.onehall.playingzone.publicpage;

import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Message;
import java.util.ArrayList;
import java.util.List;

/** Fills messages with texts that nobody may read, and remembers them. */
final class Secrets {
    private final List<String> told = new ArrayList<>();

    String text() {
        String secret = "secret" + told.size() + "x";
        told.add(secret);
        return secret;
    }

    List<String> told() {
        return told;
    }

    /** Fills every text of a message, and of those in it, that is still empty. */
    <B extends Message.Builder> B fill(B builder) {
        for (FieldDescriptor field : builder.getDescriptorForType().getFields()) {
            if (field.getRealContainingOneof() != null) continue;
            boolean empty = field.isRepeated() ? builder.getRepeatedFieldCount(field) == 0 : !builder.hasField(field);
            if (field.getJavaType() == FieldDescriptor.JavaType.STRING) {
                if (!empty || !field.isRepeated() && !builder.getField(field).equals("")) continue;
                if (field.isRepeated()) builder.addRepeatedField(field, text());
                else builder.setField(field, text());
            } else if (field.getJavaType() == FieldDescriptor.JavaType.MESSAGE
                    && field.getMessageType().getFullName().startsWith("onehall.")) {
                if (field.isRepeated()) {
                    if (empty)
                        builder.addRepeatedField(
                                field, fill(builder.newBuilderForField(field)).build());
                } else
                    builder.setField(
                            field,
                            fill(((Message) builder.getField(field)).toBuilder())
                                    .build());
            }
        }
        return builder;
    }
}
