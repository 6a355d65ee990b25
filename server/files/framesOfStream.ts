/** A piece of a stream that becomes one frame. */
export interface StreamPart {
  part: Uint8Array;
  /** Whether it is the stream's last piece. */
  last: boolean;
}

/** Cuts a stream into parts of `size` bytes; the last one may be shorter, and is never left out. */
export async function* framesOfStream(
  bytes: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<StreamPart> {
  let waiting: Uint8Array = new Uint8Array();
  for await (const chunk of bytes) {
    waiting = Buffer.concat([waiting, chunk]);
    // A full part is held back, since it may be the last
    while (waiting.length > size) {
      yield { part: waiting.subarray(0, size), last: false };
      waiting = waiting.subarray(size);
    }
  }
  yield { part: waiting, last: true };
}
