/**
 * Window widths in px: phone below `tablet`, tablet below `computer`, and `wide` where the content
 * stops growing. CSS cannot read a variable in a media query, so a CSS file writes the number:
 * `@media (min-width: 768px)`; a test allows these numbers only,
 * and 360, below which a part may save room within itself.
 */
export const BREAKPOINTS = { tablet: 768, computer: 1024, wide: 1440 } as const;
export type Breakpoint = keyof typeof BREAKPOINTS;
