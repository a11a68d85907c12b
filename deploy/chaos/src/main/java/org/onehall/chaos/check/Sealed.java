package org.onehall.chaos.check;

import com.google.protobuf.Message;

/**
 * A record of a command log: the broker's append time is the command's time.
 *
 * @param appendedAt milliseconds since 1970
 * @param command the context's command envelope
 */
public record Sealed<C extends Message>(int partition, long offset, long appendedAt, C command) {}
