/** The project's root folder, with a slash at the end. */
export const ROOT: string;
