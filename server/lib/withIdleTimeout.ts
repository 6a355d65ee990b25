/** A source yielded nothing for too long. */
export class IdleTimeoutError extends Error {}

/**
 * Yields what the source yields, and throws once it has yielded nothing for so many milliseconds.
 * The source is not ended, since an iterator that waits cannot be: its owner closes it.
 *
 * @throws IdleTimeoutError
 */
export async function* withIdleTimeout<Part>(
  source: AsyncIterable<Part>,
  milliseconds: number,
): AsyncGenerator<Part> {
  const parts = source[Symbol.asyncIterator]();
  for (;;) {
    const next = await within(parts.next(), milliseconds);
    if (next.done) return;
    yield next.value;
  }
}

async function within<Answer>(answer: Promise<Answer>, milliseconds: number): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new IdleTimeoutError('Nothing came.')), milliseconds);
  });
  try {
    return await Promise.race([answer, silence]);
  } finally {
    clearTimeout(timer);
    // It may reject later, when nothing awaits it any more
    answer.catch(() => undefined);
  }
}
