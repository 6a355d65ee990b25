import { expect, it } from 'vitest';
import { type Drawn, drawnCount, type ToDraw } from './drawnCount';

const LIST = { list: 'a', first: 30, step: 30 };

it.each<[name: string, Drawn, ToDraw, number]>([
  ['begins with the first', { list: 'a', count: 30 }, { ...LIST, total: 1000 }, 30],
  ['continues from what is rendered', { list: 'a', count: 90 }, { ...LIST, total: 1000 }, 90],
  ['starts again with another list', { list: 'b', count: 990 }, { ...LIST, total: 1000 }, 30],
  ['leaves no small remainder for later', { list: 'a', count: 30 }, { ...LIST, total: 60 }, 60],
  ['renders a page that was added', { list: 'a', count: 300 }, { ...LIST, total: 330 }, 330],
  ['renders no more than there are', { list: 'a', count: 300 }, { ...LIST, total: 20 }, 20],
  ['renders nothing of nothing', { list: undefined, count: 30 }, { ...LIST, total: 0 }, 0],
])('%s', (_name, drawn, toDraw, count) => {
  expect(drawnCount(drawn, toDraw)).toEqual({ list: 'a', count });
});
