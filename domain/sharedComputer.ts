/**
 * The cookie that says to every tab that this browser's session is on a shared computer. It goes when
 * the browser is closed, as the session's own does.
 */
export const SHARED_COOKIE = 'vikari_shared';

/** Milliseconds after which a session on a shared computer ends when it is not used. */
export const SHARED_IDLE = 2 * 60 * 60 * 1000;
