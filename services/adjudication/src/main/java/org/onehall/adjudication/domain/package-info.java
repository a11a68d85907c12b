@NullMarked
package org.onehall.adjudication.domain;

import org.jspecify.annotations.NullMarked;
