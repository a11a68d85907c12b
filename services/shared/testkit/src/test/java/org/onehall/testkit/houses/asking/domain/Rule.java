package org.onehall.testkit.houses.asking.domain;

public class Rule {}
