import { Story } from '@storybook/addon-docs/blocks';
import { useEffect, useRef, useState } from 'react';
import type { ModuleExport, ModuleExports } from 'storybook/internal/types';
import { ANATOMIES, type AnatomyName, type AnatomyPart } from './anatomies';
import styles from './docs.module.css';

/** Px from the picture's corner; null while the part is not drawn. */
type Place = { left: number; top: number } | null;

/** Stories load, fonts arrive and windows change: the numbers follow within this time. */
const FOLLOW_MS = 400;
/** Half of a number. */
const HALF = 11;

/** The element, in the picture or in the frame of a story that is drawn in one. */
function find(picture: HTMLElement, selector: string): { element: Element; frame: Place } | null {
  const own = picture.querySelector(selector);
  if (own) return { element: own, frame: { left: 0, top: 0 } };
  const frame = picture.querySelector('iframe');
  const inside = frame?.contentDocument?.querySelector(selector);
  if (!frame || !inside) return null;
  const { left, top } = frame.getBoundingClientRect();
  return { element: inside, frame: { left, top } };
}

function placesOf(picture: HTMLElement, parts: readonly AnatomyPart[]): Place[] {
  const corner = picture.getBoundingClientRect();
  return parts.map(([, selector]) => {
    const found = find(picture, selector);
    if (!found?.frame) return null;
    // Where a line ends: its text begins at the other side.
    const { right, top } = found.element.getBoundingClientRect();
    return {
      left: Math.min(corner.width - HALF, Math.round(found.frame.left + right - corner.left)),
      top: Math.max(HALF, Math.round(found.frame.top + top - corner.top)),
    };
  });
}

interface AnatomyProps {
  of: AnatomyName;
  /** The component's stories. */
  stories: ModuleExports;
}

/** The component as it is, with numbers on its parts, and their names below. */
export function Anatomy({ of, stories }: AnatomyProps) {
  const { story, parts } = ANATOMIES[of];
  const picture = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<Place[]>([]);

  useEffect(() => {
    function follow() {
      if (!picture.current) return;
      const next = placesOf(picture.current, parts);
      setPlaces((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
    }
    const timer = setInterval(follow, FOLLOW_MS);
    return () => clearInterval(timer);
  }, [parts]);

  return (
    <figure className={`sb-unstyled ${styles.anatomy}`}>
      <div ref={picture} className={styles.picture}>
        <div inert>
          <Story of={stories[story] as ModuleExport} />
        </div>
        {places.map((place, at) =>
          place === null ? null : (
            <span
              key={parts[at]?.[0]}
              aria-hidden="true"
              className={styles.number}
              style={{ left: place.left, top: place.top }}
            >
              {at + 1}
            </span>
          ),
        )}
      </div>
      {/* The page around the stories is light in every scheme. */}
      <figcaption data-color-scheme="light" data-contrast="normal">
        <ol className={styles.parts}>
          {parts.map(([name]) => (
            <li key={name}>{name}</li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}
