package org.onehall.testkit.houses.cyclic.domain;

public class Rule {}
