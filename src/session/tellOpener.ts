import type { BankidOutcome } from './finishBankid';
import { parseWindowNews, type WindowAnswer, type WindowNews, windowChannel } from './windowNews';

/** Milliseconds in which the page that opened the window answers. */
const PATIENCE = 1500;

function answerOf(outcome: BankidOutcome): WindowAnswer | null {
  if (outcome.kind === 'nothing') return null;
  if (outcome.kind === 'signed_in') return { type: 'finished' };
  const { code } = outcome;
  return code === 'bankid_cancelled' ? { type: 'cancelled' } : { type: 'failed', code };
}

/** Tells the page that opened this window that it is back from BankID. */
export function tellReturned(state: string): void {
  const channel = windowChannel(state);
  channel?.postMessage({ type: 'returned' } satisfies WindowNews);
  channel?.close();
}

/** Tells the page how it ended; false where no page is there to go on. */
export function tellOpener(state: string, outcome: BankidOutcome): Promise<boolean> {
  const answer = answerOf(outcome);
  const channel = windowChannel(state);
  if (answer === null || channel === null) return Promise.resolve(false);
  return new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), PATIENCE);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (parseWindowNews(data)?.type !== 'heard') return;
      clearTimeout(timer);
      resolve(true);
    };
    channel.postMessage(answer);
  }).finally(() => channel.close());
}
