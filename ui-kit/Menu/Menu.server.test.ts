import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Menu } from './Menu';

it('is rendered on a server, which has no document', () => {
  const menu = createElement(Menu, {
    items: [{ id: 'edit', label: 'Ändra' }],
    trigger: ({ id }) => createElement('button', { id, type: 'button' }, 'Mer'),
  });
  expect(typeof document).toBe('undefined');
  expect(renderToString(menu)).toMatch(/^<button[^>]*>Mer<\/button>$/u);
});
