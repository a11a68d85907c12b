package org.onehall.regulations;

import java.math.BigDecimal;

/** A fine that was announced before the competition (OCR 18.4.7); the product does not collect it. */
public record Fine(String code, BigDecimal amount) {}
