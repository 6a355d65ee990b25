import { createElement, type ReactElement } from 'react';
import type { Drawing, DrawingId } from './drawing';
import { ICON_SHAPES } from './iconShapes';
import { WORK_FIELD_SHAPES } from './workFieldShapes';

const ELEMENT = /<(\w+)((?: [\w-]+="[^"]*")*)\/>/gu;
const ATTRIBUTE = / ([\w-]+)="([^"]*)"/gu;

const propName = (attribute: string) =>
  attribute.replace(/-(\w)/gu, (_, letter: string) => letter.toUpperCase());

/** The elements of a drawing: flat, without text. */
function elementsOf(shape: string): ReactElement[] {
  return Array.from(shape.matchAll(ELEMENT), ([, tag = 'path', attributes = ''], key) => {
    const props = Array.from(attributes.matchAll(ATTRIBUTE), ([, name = '', value]) => [
      propName(name),
      value,
    ]);
    return createElement(tag, { key, ...Object.fromEntries(props) });
  });
}

const SHAPES: ReadonlyMap<string, { shape: string; grid: number }> = new Map<
  string,
  { shape: string; grid: number }
>([
  ...Object.entries(ICON_SHAPES).map(
    ([name, shape]) => [`icon-${name}`, { shape, grid: 24 }] as const,
  ),
  ...Object.entries(WORK_FIELD_SHAPES).map(
    ([name, shape]) => [`field-${name}`, { shape, grid: 32 }] as const,
  ),
]);

const made = new Map<string, Drawing>();

/**
 * The shapes themselves, in the page: no file that a bundler has to know, and none that a browser
 * refuses since it comes from another origin than the page, as `<use>` does.
 */
export function drawing(id: DrawingId): Drawing {
  const known = made.get(id);
  if (known !== undefined) return known;
  const { shape = '', grid = 24 } = SHAPES.get(id) ?? {};
  const shown: Drawing = {
    viewBox: `0 0 ${grid} ${grid}`,
    children: (
      <g
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {elementsOf(shape)}
      </g>
    ),
  };
  made.set(id, shown);
  return shown;
}
