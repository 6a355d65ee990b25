/** The real ones: what is waited for is outside, whatever clock a test has put in their place. */
const { setTimeout, clearTimeout } = globalThis;

/** An answer that did not come in its time. */
export class LateError extends Error {
  override name = 'LateError';

  constructor(what: string, milliseconds: number) {
    super(`${what} gave no answer in ${milliseconds} ms.`);
  }
}

/**
 * The answer, if it comes within so many milliseconds; null without a limit.
 * @throws LateError
 */
export async function within<T>(
  answer: Promise<T>,
  milliseconds: number | null,
  what: string,
): Promise<T> {
  if (milliseconds === null) return answer;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new LateError(what, milliseconds)), milliseconds);
  });
  // It may reject when nothing awaits it any more
  answer.catch(() => undefined);
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
