package org.onehall.testkit.houses.stray.watch;

public class Watcher {}
