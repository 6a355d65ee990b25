/** Days after the end of an assignment that its card is kept. */
export const CARD_KEPT_DAYS = 30;
/** Days after its last change for a job that says no last day. */
export const ENDLESS_CARD_KEPT_DAYS = 731;
