import { expect, it } from 'vitest';
import { byOrder, isAdsFile, kindOfFile } from './folderOrder';

it('orders the files of a folder by the dates in their names, and else by name', () => {
  const ordered = [
    'changes-2026-11-24.jsonl',
    'snapshot-2026-11-25.jsonl',
    'changes-2026-11-25T06.jsonl',
    'changes-2026-11-25T18.jsonl',
    'changes-20261126.jsonl',
    'changes_2026_11_27.jsonl.gz',
    'a-late.jsonl',
    'changes-40012345.jsonl',
    'snapshot-2.json',
    'snapshot-10.json',
    'stream-1.jsonl',
  ];
  expect(ordered.toReversed().toSorted(byOrder)).toEqual(ordered);
  for (const one of ordered) {
    const signs = ordered.map((other) => Math.sign(byOrder(one, other)));
    expect(signs).toEqual(ordered.map((other) => 0 - Math.sign(byOrder(other, one))));
  }
});

it('knows the files with ads, and which are snapshots', () => {
  expect(['a.json', 'b.JSONL.gz', 'c.ndjson'].every(isAdsFile)).toBe(true);
  expect(['a.txt', 'a.json.tmp', 'a.zip'].some(isAdsFile)).toBe(false);
  expect(['snapshot.json', 'Snapshot-1.json', 'my-snapshot.json'].map(kindOfFile)).toEqual([
    'snapshot',
    'snapshot',
    'changes',
  ]);
});
