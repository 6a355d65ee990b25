/** How a modal was asked to close. */
export type CloseReason = 'escape' | 'backdrop' | 'back' | 'button';
