package org.onehall.testkit.houses.counting.domain;

public class Rule {}
