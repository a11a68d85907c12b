@NullMarked
package org.onehall.screening.report;

import org.jspecify.annotations.NullMarked;
