/** Packs a release: what runs a hall, or a venue's node, on a machine with nothing installed. */
package org.onehall.release;
