package org.onehall.eventlog;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.jsontype.BasicPolymorphicTypeValidator;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.Function;

/**
 * Bytes of a state record in a store. The store is a cache of the fold over the event log: its form may change with a new
 * version, the log's may not. Sealed alternatives carry their class, limited to this project's.
 */
public final class StateCodec<S> {
    private final ObjectMapper mapper;
    private final JavaType type;

    private StateCodec(ObjectMapper mapper, JavaType type) {
        this.mapper = mapper;
        this.type = type;
    }

    public static final class Builder {
        private final SimpleModule texts = new SimpleModule();

        /** Types stored as text. */
        public <T> Builder text(Class<T> type, Function<T, String> write, Function<String, T> read) {
            texts.addSerializer(type, new JsonSerializer<T>() {
                @Override public void serialize(T value, JsonGenerator out, SerializerProvider provider) throws IOException {
                    out.writeString(write.apply(value));
                }
            });
            texts.addDeserializer(type, new JsonDeserializer<T>() {
                @Override public T deserialize(JsonParser in, DeserializationContext context) throws IOException {
                    return read.apply(in.getValueAsString());
                }
            });
            return this;
        }

        public <S> StateCodec<S> build(Class<S> state) {
            ObjectMapper mapper = new ObjectMapper();
            mapper.registerModules(new JavaTimeModule(), new Jdk8Module(), texts);
            mapper.setVisibility(PropertyAccessor.GETTER, JsonAutoDetect.Visibility.NONE);
            mapper.setVisibility(PropertyAccessor.IS_GETTER, JsonAutoDetect.Visibility.NONE);
            mapper.setVisibility(PropertyAccessor.FIELD, JsonAutoDetect.Visibility.ANY);
            mapper.disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);
            mapper.disable(DeserializationFeature.ADJUST_DATES_TO_CONTEXT_TIME_ZONE);
            mapper.disable(SerializationFeature.WRITE_DURATIONS_AS_TIMESTAMPS, SerializationFeature.WRITE_DATES_AS_TIMESTAMPS);
            var sealedTypes = new ObjectMapper.DefaultTypeResolverBuilder(ObjectMapper.DefaultTyping.NON_FINAL,
                    BasicPolymorphicTypeValidator.builder().allowIfSubType("org.onehall.").build()) {
                private static final long serialVersionUID = 1L;

                @Override public boolean useForType(JavaType candidate) {
                    return candidate.getRawClass().isSealed();
                }
            };
            sealedTypes.init(JsonTypeInfo.Id.CLASS, null);
            sealedTypes.inclusion(JsonTypeInfo.As.PROPERTY);
            mapper.setDefaultTyping(sealedTypes);
            return new StateCodec<>(mapper, mapper.constructType(state));
        }
    }

    public byte[] write(S state) {
        try {
            return mapper.writerFor(type).writeValueAsBytes(state);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public S read(byte[] bytes) {
        try {
            return mapper.readValue(bytes, type);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
