/** A message that is shown as it is written: it has nothing of ICU's syntax. */
export const PLAIN_TEXT = /^[^{}<>'#|]*$/;
