import type { BankidOutcome } from './finishBankid';
import {
  parseWindowMessage,
  type WindowAnswer,
  type WindowMessage,
  windowChannel,
} from './windowMessages';

/** Milliseconds to wait for an answer of the page that opened the window. */
const ANSWER_TIMEOUT = 1500;

function answerOf(outcome: BankidOutcome): WindowAnswer | null {
  if (outcome.kind === 'nothing') return null;
  if (outcome.kind === 'signed_in') return { type: 'finished' };
  const { code } = outcome;
  return code === 'bankid_cancelled' ? { type: 'cancelled' } : { type: 'failed', code };
}

/** Notifies the page that opened this window that it is back from BankID. */
export function notifyReturned(state: string): void {
  const channel = windowChannel(state);
  channel?.postMessage({ type: 'returned' } satisfies WindowMessage);
  channel?.close();
}

/** Notifies the page that opened this window of the outcome; false when no page answers. */
export function notifyOpener(state: string, outcome: BankidOutcome): Promise<boolean> {
  const answer = answerOf(outcome);
  const channel = windowChannel(state);
  if (answer === null || channel === null) return Promise.resolve(false);
  return new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), ANSWER_TIMEOUT);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (parseWindowMessage(data)?.type !== 'received') return;
      clearTimeout(timer);
      resolve(true);
    };
    channel.postMessage(answer);
  }).finally(() => channel.close());
}
