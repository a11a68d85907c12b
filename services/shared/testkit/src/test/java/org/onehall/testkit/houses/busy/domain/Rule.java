package org.onehall.testkit.houses.busy.domain;

public class Rule {}
