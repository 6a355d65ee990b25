import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ICON_SHAPES } from './iconShapes';
import { drawing } from './inlineDrawing';
import { WORK_FIELD_SHAPES } from './workFieldShapes';

const DRAWINGS = [
  ...Object.entries(ICON_SHAPES).map(([name, shape]) => [`icon-${name}`, shape] as const),
  ...Object.entries(WORK_FIELD_SHAPES).map(([name, shape]) => [`field-${name}`, shape] as const),
];

/** The elements of a drawing, each with its attributes in order of their names. */
function elementsIn(parent: Element | null): string[] {
  return [...(parent?.children ?? [])].map((element) => {
    const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`).sort();
    return [element.tagName, ...attributes].join(' ');
  });
}

it('draws every icon with the same elements as the sprite', () => {
  for (const [id, shape] of DRAWINGS) {
    const { container } = render(<svg role="presentation" {...drawing(id as 'icon-search')} />);
    const expected = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    expected.innerHTML = shape;
    const drawn = elementsIn(container.querySelector('g'));
    expect(drawn.length, id).toBeGreaterThan(0);
    expect(drawn, id).toEqual(elementsIn(expected));
  }
});

it('has the grid of its family', () => {
  expect(drawing('icon-search').viewBox).toBe('0 0 24 24');
  expect(drawing('field-emergency').viewBox).toBe('0 0 32 32');
});
