import { type PointerEvent, useRef } from 'react';
import { fromShare, nearestThumb, type RateScale, type Rates, type Thumb } from './rateMath';

/** What {@link useTrackDrag} needs. */
export interface TrackDrag {
  scale: RateScale;
  rates: Rates;
  disabled: boolean;
  onGrab: (thumb: Thumb) => void;
  /** Moves the end and answers where both are now. */
  onMove: (thumb: Thumb, to: number) => Rates;
  /** The press became a scroll of the page: as it was before. */
  onRestore: (before: Rates) => void;
  onDrop: (rates: Rates) => void;
}

function valueAt(event: PointerEvent<HTMLElement>, scale: RateScale): number {
  const track = event.currentTarget.querySelector('[data-track]') ?? event.currentTarget;
  const { left, width } = track.getBoundingClientRect();
  const share = (event.clientX - left) / (width || 1);
  const mirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
  return fromShare(mirrored ? 1 - share : share, scale);
}

/** Pressing and dragging on the slider, by mouse, pen or finger: handlers for its element. */
export function useTrackDrag(options: TrackDrag) {
  const grip = useRef<{ thumb: Thumb; before: Rates; now: Rates } | null>(null);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (options.disabled || event.button !== 0) return;
    // Else the press would take the focus from the thumb again.
    event.preventDefault();
    const value = valueAt(event, options.scale);
    const thumb = nearestThumb(value, options.rates);
    event.currentTarget.setPointerCapture(event.pointerId);
    options.onGrab(thumb);
    grip.current = { thumb, before: options.rates, now: options.onMove(thumb, value) };
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const held = grip.current;
    if (held !== null) held.now = options.onMove(held.thumb, valueAt(event, options.scale));
  }

  function onPointerUp() {
    if (grip.current === null) return;
    options.onDrop(grip.current.now);
    grip.current = null;
  }

  function onPointerCancel() {
    if (grip.current === null) return;
    options.onRestore(grip.current.before);
    grip.current = null;
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
}
