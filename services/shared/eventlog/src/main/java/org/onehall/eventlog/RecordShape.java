package org.onehall.eventlog;

import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/** How a record type is taken apart and put together: found once by reflection, then as fast as hand-written code. */
final class RecordShape {
    private final List<Function<Object, Object>> accessors;
    private final MethodHandle constructor;

    private RecordShape(List<Function<Object, Object>> accessors, MethodHandle constructor) {
        this.accessors = accessors;
        this.constructor = constructor;
    }

    static RecordShape of(Class<?> type) {
        try {
            MethodHandles.Lookup lookup = MethodHandles.privateLookupIn(type, MethodHandles.lookup());
            RecordComponent[] components = type.getRecordComponents();
            List<Function<Object, Object>> accessors = new ArrayList<>();
            for (RecordComponent component : components) accessors.add(accessor(lookup, component));
            var canonical = type.getDeclaredConstructor(
                    Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new));
            canonical.setAccessible(true);
            return new RecordShape(
                    List.copyOf(accessors),
                    lookup.unreflectConstructor(canonical)
                            .asSpreader(Object[].class, components.length)
                            .asType(MethodType.methodType(Object.class, Object[].class)));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A call that the compiler can inline, unlike a method handle in a list. */
    @SuppressWarnings("unchecked")
    private static Function<Object, Object> accessor(MethodHandles.Lookup lookup, RecordComponent component) {
        try {
            MethodHandle accessor = lookup.unreflect(component.getAccessor());
            return (Function<Object, Object>) LambdaMetafactory.metafactory(
                            lookup,
                            "apply",
                            MethodType.methodType(Function.class),
                            MethodType.methodType(Object.class, Object.class),
                            accessor,
                            accessor.type().wrap())
                    .getTarget()
                    .invokeExact();
        } catch (Throwable e) {
            throw thrown(e);
        }
    }

    /** The value of a component, counted from 0. */
    Object get(int component, Object record) {
        return accessors.get(component).apply(record);
    }

    /** A record with these components; throws whatever its constructor throws. */
    Object make(Object[] components) {
        try {
            return constructor.invokeExact(components);
        } catch (Throwable e) {
            throw thrown(e);
        }
    }

    /** Replaces a type variable of a generic record with the type that its owner was given. */
    static Type resolve(Type type, Type owner) {
        if (type instanceof TypeVariable<?> variable && owner instanceof ParameterizedType generic) {
            var variables = ((Class<?>) generic.getRawType()).getTypeParameters();
            for (int i = 0; i < variables.length; i++)
                if (variables[i].equals(variable)) return generic.getActualTypeArguments()[i];
        }
        return type;
    }

    private static RuntimeException thrown(Throwable e) {
        return switch (e) {
            case Error error -> throw error;
            case RuntimeException runtime -> runtime;
            default -> new IllegalStateException(e);
        };
    }
}
