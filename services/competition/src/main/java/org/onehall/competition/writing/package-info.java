/** Writes a competition as the files that people read and change; nothing here reads or decides. */
@NullMarked
package org.onehall.competition.writing;

import org.jspecify.annotations.NullMarked;
