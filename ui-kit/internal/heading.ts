import type { OneOf } from './oneOf';

/** The heading levels that a component may use; the page decides which fits its outline. */
export type HeadingLevel = OneOf<[1, 2, 3, 4]>;
