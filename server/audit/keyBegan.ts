/** The detail of `key_began` where the log had been changed before the key. */
export const BROKEN_BEFORE = 'broken';
