/**
 * What the person has said is no personal identity number, by its digits: asked once, for as long as
 * the page is open and they are signed in. Apart from the check, which comes late.
 */
export const confirmed = new Set<string>();
