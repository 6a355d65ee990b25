/**
 * The cookie that says to every tab that this browser's session is on a shared computer. It goes when
 * the browser is closed, as the session's own does.
 */
export const SHARED_COOKIE = 'vikari_shared';

/**
 * Milliseconds after which a session on a shared computer ends when it is not used: longer than a
 * form is thought about, shorter than the break after which a colleague sits down. A browser that
 * restores the cookies of a closed window restores nothing after that.
 */
export const SHARED_IDLE = 30 * 60 * 1000;
