/** The files of a new component, by path from the repository's root. */
export function kitComponentFiles(name: string): Record<string, string>;
/** A file's text as the project's lint asks for it. */
export function tidyText(path: string, text: string): string;
/** A list's text with the row of a new component, in the order of names. */
export function withRow(text: string, row: RegExp, name: string, added: string): string;
