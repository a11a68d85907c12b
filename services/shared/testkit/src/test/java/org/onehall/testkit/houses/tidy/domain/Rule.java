package org.onehall.testkit.houses.tidy.domain;

public class Rule {}
