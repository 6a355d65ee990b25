/** A square of a picture: how much it is enlarged, and where its middle is. */
export interface Crop {
  /** 1: the picture's shorter side fills the square. */
  zoom: number;
  /** The middle, as a part of the picture's width and height: 0–1. */
  x: number;
  y: number;
}

/** Pixels of a picture. */
export interface PictureSize {
  width: number;
  height: number;
}

export const MAX_ZOOM = 4;
/** Of the picture's shorter side, for one press of an arrow key. */
export const STEP = 0.04;

export const WHOLE: Crop = { zoom: 1, x: 0.5, y: 0.5 };

/** Side of the square, in the picture's own pixels. */
function sideOf({ width, height }: PictureSize, zoom: number): number {
  return Math.min(width, height) / zoom;
}

const between = (low: number, value: number, high: number): number =>
  Math.min(Math.max(value, low), high);

/** The nearest crop that lies inside of the picture. */
export function within(size: PictureSize, crop: Crop): Crop {
  const zoom = between(1, crop.zoom, MAX_ZOOM);
  const half = sideOf(size, zoom) / 2;
  const [left, top] = [half / size.width, half / size.height];
  return { zoom, x: between(left, crop.x, 1 - left), y: between(top, crop.y, 1 - top) };
}

/** Moves the square by parts of its own side. */
export function moved(size: PictureSize, crop: Crop, across: number, down: number): Crop {
  const side = sideOf(size, crop.zoom);
  return within(size, {
    ...crop,
    x: crop.x + (across * side) / size.width,
    y: crop.y + (down * side) / size.height,
  });
}

/** The square in the picture's own pixels. */
export function squareOf(
  size: PictureSize,
  crop: Crop,
): { left: number; top: number; side: number } {
  const { zoom, x, y } = within(size, crop);
  const side = sideOf(size, zoom);
  return { left: x * size.width - side / 2, top: y * size.height - side / 2, side };
}
