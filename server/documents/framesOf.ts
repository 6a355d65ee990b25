/**
 * Cuts a stream into pieces of `size` bytes; the last one may be shorter. When the stream fails,
 * what came before is yielded first, and then the error is thrown. Every piece uses the same
 * memory: it must be used before the next one is requested.
 */
export async function* framesOf(
  source: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<Uint8Array> {
  const frame = Buffer.allocUnsafe(size);
  let filled = 0;
  let failure: { error: unknown } | null = null;
  try {
    for await (const chunk of source) {
      for (let start = 0; start < chunk.length; ) {
        const part = chunk.subarray(start, start + size - filled);
        frame.set(part, filled);
        filled += part.length;
        start += part.length;
        if (filled < size) continue;
        yield frame;
        filled = 0;
      }
    }
  } catch (error) {
    failure = { error };
  }
  if (filled > 0) yield frame.subarray(0, filled);
  if (failure) throw failure.error;
}
