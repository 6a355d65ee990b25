import createCache from '@emotion/cache';
import Button from '@mui/material/Button';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MuiScope } from './MuiScope';

it('gives MUI parts the kit’s look', () => {
  render(
    <MuiScope>
      <Button variant="contained">Ansök</Button>
    </MuiScope>,
  );
  const button = screen.getByRole('button', { name: 'Ansök' });
  expect(getComputedStyle(button).textTransform).toBe('none');
  expect(getComputedStyle(button).borderRadius).toBe('var(--vk-radius-md)');
});

it('shares one style sheet between scopes, first in the head, and writes no variables of MUI', () => {
  render(
    <>
      <MuiScope>
        <Button>En</Button>
      </MuiScope>
      <MuiScope>
        <Button>Två</Button>
      </MuiScope>
    </>,
  );
  const [one, two] = screen.getAllByRole('button');
  expect(one?.className).toBe(two?.className);
  const css = [...document.querySelectorAll('style[data-emotion]')]
    .map((style) => style.textContent)
    .join('');
  expect(css).not.toMatch(/--mui-palette-[\w-]+:/);
});

it('writes into the server’s cache with its nonce', () => {
  const cache = createCache({ key: 'vk', nonce: 'abc' });
  const html = renderToString(
    <MuiScope cache={cache}>
      <Button>Ansök</Button>
    </MuiScope>,
  );
  expect(html).toContain('vk-');
  expect(Object.keys(cache.registered).length).toBeGreaterThan(0);
});
