import { expect, it } from 'vitest';
import { type Box, placeBeside } from './placement';

const SIZE = { width: 700, height: 560 };
const field = (top: number, left: number, width = 420): Box => ({
  top,
  bottom: top + 60,
  left,
  right: left + width,
});

it('is below where it fits', () => {
  expect(placeBeside(field(100, 200), SIZE, { width: 1440, height: 900 }, false)).toEqual({
    top: 168,
    left: 200,
    maxHeight: 724,
  });
});

it('is above when only that fits', () => {
  expect(placeBeside(field(700, 200), SIZE, { width: 1440, height: 900 }, false)).toEqual({
    top: 132,
    left: 200,
    maxHeight: 684,
  });
});

it('is beside when neither fits, on the side with space', () => {
  const low = { width: 1440, height: 720 };
  expect(placeBeside(field(300, 100), SIZE, low, false)).toMatchObject({ top: 152, left: 528 });
  expect(placeBeside(field(300, 900), SIZE, low, false)).toMatchObject({ top: 152, left: 192 });
});

it('scrolls on the higher side when it fits nowhere', () => {
  expect(placeBeside(field(300, 100), SIZE, { width: 768, height: 860 }, false)).toEqual({
    top: 368,
    left: 60,
    maxHeight: 484,
  });
  expect(placeBeside(field(480, 100), SIZE, { width: 768, height: 860 }, false)).toEqual({
    top: 8,
    left: 60,
    maxHeight: 464,
  });
});

it.each([720, 657, 625, 600, 475])(
  'takes what a window of %i px has, instead of a side with no day in sight',
  (height) => {
    for (const top of [100, 160, 300]) {
      const place = placeBeside(field(top, 100), SIZE, { width: 768, height }, false);
      expect(place?.maxHeight ?? 440).toBeGreaterThanOrEqual(440);
    }
  },
);

it('ends where the field ends, from right to left', () => {
  expect(placeBeside(field(100, 900), SIZE, { width: 1440, height: 900 }, true)?.left).toBe(620);
});

it('has no place beside its field in a low window', () => {
  expect(placeBeside(field(150, 100), SIZE, { width: 800, height: 400 }, false)).toBeNull();
});

it('never covers its field, wherever that is', () => {
  for (const window of [
    { width: 768, height: 720 },
    { width: 1024, height: 600 },
    { width: 1440, height: 900 },
  ]) {
    for (let top = 0; top < window.height - 60; top += 20) {
      for (let left = 0; left <= window.width - 420; left += 40) {
        const anchor = field(top, left);
        const place = placeBeside(anchor, SIZE, window, false);
        if (place === null) continue;
        const bottom = place.top + Math.min(SIZE.height, place.maxHeight);
        const right = place.left + SIZE.width;
        const isApart =
          place.top >= anchor.bottom ||
          bottom <= anchor.top ||
          place.left >= anchor.right ||
          right <= anchor.left;
        expect({ isApart, anchor, place }).toMatchObject({ isApart: true });
        expect(bottom).toBeLessThanOrEqual(window.height);
        expect(place.top).toBeGreaterThanOrEqual(0);
      }
    }
  }
});
