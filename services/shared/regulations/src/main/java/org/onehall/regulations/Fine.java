package org.onehall.regulations;

import java.math.BigDecimal;

/** A fine that was announced before the competition (OCR 18.4.7); collecting it is nobody's task here. */
public record Fine(String code, BigDecimal amount) {}
