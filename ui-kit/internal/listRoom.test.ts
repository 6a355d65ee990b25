import { expect, it } from 'vitest';
import { listRoom } from './listRoom';

const field = (top: number) => ({ top, bottom: top + 60 });
const WINDOW = { top: 0, bottom: 600 };

it.each([
  ['below where it fits', 100, { side: 'below', height: 424 }],
  ['below while two lines fit', 360, { side: 'below', height: 164 }],
  ['above when hardly anything fits below', 420, { side: 'above', height: 404 }],
  ['below when there is even less above', 0, { side: 'below', height: 524 }],
] as const)('opens %s', (_name, top, expected) => {
  expect(listRoom(field(top), WINDOW)).toEqual(expected);
});

it('has room for two lines at least, in whatever window', () => {
  for (let height = 60; height <= 900; height += 20) {
    for (let top = 0; top <= height - 60; top += 20) {
      expect(listRoom(field(top), { top: 0, bottom: height }).height).toBeGreaterThanOrEqual(112);
    }
  }
});

it('counts from what is in sight, not from the window', () => {
  expect(listRoom(field(420), { top: 400, bottom: 600 })).toEqual({ side: 'below', height: 112 });
});
