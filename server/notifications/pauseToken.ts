import { createSignedTokens, type SignedTokens } from '../lib/signedTokens';

/** The tokens of the links that stop a candidate's mail about unread messages; by the account's id. */
export type PauseTokens = SignedTokens;

/** @param oldSecret - of the links in mails from before the server's key, as long as they are read. */
export function createPauseTokens(
  serverSecret: Uint8Array,
  oldSecret: Uint8Array | null = null,
): PauseTokens {
  return createSignedTokens(serverSecret, 'pause mail', oldSecret);
}
