/** The page that a referee's link opens. Alone in its file: every page's list of routes has it. */
export const GIVEN_REFERENCE_PATH = '/referens';
