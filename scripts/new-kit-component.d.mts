/** The files of a new component, by path from the repository's root. */
export function kitComponentFiles(name: string): Record<string, string>;
