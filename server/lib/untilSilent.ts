/** Nothing came over a line for too long. */
export class SilentLineError extends Error {}

/**
 * What comes over a line, until nothing does for so many milliseconds. The source is left as it is,
 * since one that waits cannot be ended: its owner closes it.
 *
 * @throws SilentLineError
 */
export async function* untilSilent<Part>(
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
    timer = setTimeout(() => reject(new SilentLineError('Nothing came.')), milliseconds);
  });
  try {
    return await Promise.race([answer, silence]);
  } finally {
    clearTimeout(timer);
    // It may fail later, when nobody waits for it any more
    answer.catch(() => undefined);
  }
}
