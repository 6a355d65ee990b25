/** The rows of the measured page, made anew for every request: two columns of text each. */
export function rows(): { id: string; name: string }[];
