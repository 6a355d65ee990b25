import { createSignedTokens, type SignedTokens } from '../lib/signedTokens';

/** The tokens of the links that stop a candidate's mail about unread messages; by the account's id. */
export type PauseTokens = SignedTokens;

export function createPauseTokens(serverSecret: Uint8Array): PauseTokens {
  return createSignedTokens(serverSecret, 'pause mail');
}
