import type { ReactNode } from 'react';
import type { IconName } from './iconShapes';
import spriteUrl from './sprite.generated.svg?no-inline';
import type { WorkFieldIconName } from './workFieldShapes';

/** A drawing of the sprite. */
export type DrawingId = `icon-${IconName}` | `field-${WorkFieldIconName}`;

/** What an icon's `svg` shows, as its props. */
export interface Drawing {
  /** Only where the shapes themselves are inside; a symbol of the sprite has its own. */
  viewBox?: string;
  children: ReactNode;
}

/**
 * A reference to the one cached sprite file, which must come from the page's own origin. The package
 * for other teams has `inlineDrawing.tsx` in this module's place (`scripts/kitPackage`).
 */
export function drawing(id: DrawingId): Drawing {
  return { children: <use href={`${spriteUrl}#${id}`} /> };
}
