import type { OneOf } from '../oneOf';

/** How a modal was asked to close. */
export type CloseReason = OneOf<['escape', 'backdrop', 'back', 'button']>;
