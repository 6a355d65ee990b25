/** The path under which the site's built scripts and styles lie, whose names have their content's hash. */
export const BUILT_FILES = '/assets/';
