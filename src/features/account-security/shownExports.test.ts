import { expect, it } from 'vitest';
import type { ExportStatus } from '#domain/api/privacy';
import { anExport } from '../../testing/anExport';
import { shownExports } from './shownExports';

it.each<[ExportStatus[], { beingMade?: number; ready?: number[]; ended?: number }]>([
  [[], {}],
  [['queued'], { beingMade: 0 }],
  [['running', 'ready'], { beingMade: 0, ready: [1] }],
  [['running', 'failed'], { beingMade: 0 }],
  [['ready', 'failed'], { ready: [0] }],
  [['ready', 'ready'], { ready: [0, 1] }],
  [['failed'], { ended: 0 }],
  [['failed', 'ready'], { ready: [1], ended: 0 }],
  [['expired', 'failed'], { ended: 0 }],
  [['expired', 'ready'], { ready: [1] }],
])('of the exports %j shows %j', (statuses, { beingMade, ready = [], ended }) => {
  const exports = statuses.map((status, index) => anExport({ id: `e-${index}`, status }));
  const at = (index: number | undefined) => (index === undefined ? undefined : exports[index]);
  expect(shownExports(exports)).toEqual({
    beingMade: at(beingMade),
    ready: ready.map(at),
    ended: at(ended),
  });
});
