/** A port of loopback that nothing listens on. */
export function freePort(): Promise<number>;
