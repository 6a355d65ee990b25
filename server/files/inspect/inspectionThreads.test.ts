import { expect, it } from 'vitest';
import { createInspectionThreads, type InspectionThreads } from './inspectionThreads';
import { aPdf } from './testing/pdfFiles';

const PDF = { kind: 'pdf', bytes: aPdf() } as const;

async function withThreads(
  limits: { timeLimitMs?: number; heapLimitMb?: number; maxAtOnce?: number },
  use: (threads: InspectionThreads) => Promise<void>,
): Promise<void> {
  const threads = createInspectionThreads({
    maxAtOnce: 1,
    timeLimitMs: 60_000,
    heapLimitMb: 256,
    ...limits,
  });
  try {
    await use(threads);
  } finally {
    await threads.stop();
  }
}

it('ends a thread that reads for too long, and continues with the next file', () =>
  withThreads({ timeLimitMs: 5000 }, async (threads) => {
    // A million unterminated strings, each of which would be read to the end of the file, which
    // takes hours
    const slow = aPdf({ objects: { 6: 'obj('.repeat(1_000_000) } });
    await expect(threads.run({ kind: 'pdf', bytes: slow })).rejects.toMatchObject({
      code: 'file_malformed',
      message: expect.stringContaining('too long'),
    });
    expect(await threads.run(PDF)).toMatchObject({ pages: 1 });
  }));

it('ends a thread that uses too much memory, and continues with the next file', () =>
  withThreads({ heapLimitMb: 128 }, async (threads) => {
    const large = aPdf({ objects: { 6: `[${'/A'.repeat(5_000_000)}]` } });
    await expect(threads.run({ kind: 'pdf', bytes: large })).rejects.toMatchObject({
      code: 'file_malformed',
      message: expect.stringContaining('too much memory'),
    });
    expect(await threads.run(PDF)).toMatchObject({ pages: 1 });
  }));

it('lets files wait for their turn, and loses none', () =>
  withThreads({ maxAtOnce: 2 }, async (threads) => {
    const hostile = { kind: 'pdf', bytes: Buffer.from('%PDF-1.7\n') } as const;
    const all = Array.from({ length: 12 }, (_, index) =>
      threads.run(index % 3 === 0 ? hostile : PDF).then(
        () => 'sound',
        ({ code }: { code: string }) => code,
      ),
    );
    expect(await Promise.all(all)).toEqual(
      Array.from({ length: 12 }, (_, index) => (index % 3 === 0 ? 'file_malformed' : 'sound')),
    );
  }));

it('refuses what runs and what waits when it is stopped', () =>
  withThreads({}, async (threads) => {
    const all = [threads.run(PDF), threads.run(PDF)].map((run) =>
      expect(run).rejects.toMatchObject({ code: 'unavailable' }),
    );
    await threads.stop();
    await Promise.all(all);
    await expect(threads.run(PDF)).rejects.toMatchObject({ code: 'unavailable' });
  }));
