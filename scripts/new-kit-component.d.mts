/** The files of a new component, by path from the repository's root. */
export function kitComponentFiles(name: string): Record<string, string>;
/** A file's text as the project's lint asks for it. */
export function tidyText(path: string, text: string): string;
