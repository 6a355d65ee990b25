/** Lines of Node that are supported, oldest first. `hasEnded`: nobody mends their faults any more. */
export const NODE_LINES: readonly { major: number; minor: number; hasEnded: boolean }[];

/**
 * What an operator is told about a version of Node, such as `20.19.1`; null where it is supported.
 * On a refused one the product does not run.
 */
export function nodeVersionNote(version: string): { refused: boolean; text: string } | null;

/**
 * Tells what there is to tell about the Node that runs this, in one line of the error output, and
 * ends the process with code 1 where it is refused.
 */
export function checkNodeVersion(): void;
