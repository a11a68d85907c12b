package org.onehall.testkit.houses.stray.domain;

public class Rule {}
