/** Packs a release: everything needed to run a hall, or a venue's node, on a machine with nothing installed. */
package org.onehall.release;
