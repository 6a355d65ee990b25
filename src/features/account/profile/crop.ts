/** The square cut out of a picture: how much it is enlarged, and where its centre is. */
export interface Crop {
  /** 1: the picture's shorter side fills the square. */
  zoom: number;
  /** The centre, as a fraction of the picture's width and height: 0–1. */
  x: number;
  y: number;
}

/** Pixels of a picture. */
export interface PictureSize {
  width: number;
  height: number;
}

export const MAX_ZOOM = 4;
/** How far an arrow key moves the square, as a fraction of its side. */
export const STEP = 0.04;

/** The largest square, in the middle of the picture. */
export const INITIAL_CROP: Crop = { zoom: 1, x: 0.5, y: 0.5 };

/** The side of the square, in pixels of the picture. */
function sideOf({ width, height }: PictureSize, zoom: number): number {
  return Math.min(width, height) / zoom;
}

const between = (low: number, value: number, high: number): number =>
  Math.min(Math.max(value, low), high);

/** The nearest crop that lies inside the picture. */
export function clampCrop(size: PictureSize, crop: Crop): Crop {
  const zoom = between(1, crop.zoom, MAX_ZOOM);
  const half = sideOf(size, zoom) / 2;
  const [left, top] = [half / size.width, half / size.height];
  return { zoom, x: between(left, crop.x, 1 - left), y: between(top, crop.y, 1 - top) };
}

/** Moves the square by fractions of its side. */
export function moveCrop(size: PictureSize, crop: Crop, across: number, down: number): Crop {
  const side = sideOf(size, crop.zoom);
  return clampCrop(size, {
    ...crop,
    x: crop.x + (across * side) / size.width,
    y: crop.y + (down * side) / size.height,
  });
}

/** The square in pixels of the picture. */
export function cropSquare(
  size: PictureSize,
  crop: Crop,
): { left: number; top: number; side: number } {
  const { zoom, x, y } = clampCrop(size, crop);
  const side = sideOf(size, zoom);
  return { left: x * size.width - side / 2, top: y * size.height - side / 2, side };
}
