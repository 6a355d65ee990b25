import { expect, it } from 'vitest';
import { type Crop, clampCrop, cropSquare, INITIAL_CROP, moveCrop } from './crop';

const WIDE = { width: 400, height: 200 };

it.each<[crop: Crop, square: object]>([
  [INITIAL_CROP, { left: 100, top: 0, side: 200 }],
  [
    { zoom: 2, x: 0.5, y: 0.5 },
    { left: 150, top: 50, side: 100 },
  ],
  [
    { zoom: 1, x: 0, y: 0 },
    { left: 0, top: 0, side: 200 },
  ],
  [
    { zoom: 1, x: 1, y: 1 },
    { left: 200, top: 0, side: 200 },
  ],
  [
    { zoom: 0.1, x: 0.5, y: 0.5 },
    { left: 100, top: 0, side: 200 },
  ],
  [
    { zoom: 9, x: 0.5, y: 0.5 },
    { left: 175, top: 75, side: 50 },
  ],
])('cuts %j', (crop, square) => {
  expect(cropSquare(WIDE, crop)).toEqual(square);
});

it('stops at the edges of the picture', () => {
  const right = moveCrop(WIDE, INITIAL_CROP, 1, 1);
  expect(right).toEqual({ zoom: 1, x: 0.75, y: 0.5 });
  expect(moveCrop(WIDE, right, 1, 0)).toEqual(right);
  expect(clampCrop(WIDE, { ...right, zoom: 2 }).x).toBe(0.75);
});
