/**
 * Calls `gone` once when the npm that started this process has ended. npm passes SIGTERM to the shell
 * that it runs a script in and dies of it, and of SIGKILL it tells nobody: what it started would stay,
 * with its port and its folder. Only under `npm start` and `npm run dev`: what was started by a service manager or a
 * shell lives on without its parent, as ever.
 *
 * @param env - what npm says of the script that it runs.
 * @returns ends the watching.
 */
export function onNpmGone(gone: () => void, env?: NodeJS.ProcessEnv): () => void;
