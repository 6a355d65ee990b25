/**
 * The path of a TypeScript file as a script that Node runs as it is, with all that it imports from
 * this repository. Compiling each module while a process or thread loads it takes three to four
 * seconds of processor time for every start; a bundle takes half a second.
 */
export function nodeScript(source: URL): Promise<string>;
