import Chip from '@mui/material/Chip';
import { useTheme } from '@mui/material/styles';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { MuiScope } from './MuiScope';

it("gives MUI components the kit's look", () => {
  render(
    <MuiScope>
      <Chip data-testid="chip" label="Natt" />
    </MuiScope>,
  );
  expect(getComputedStyle(screen.getByTestId('chip')).borderRadius).toBe('var(--vk-radius-pill)');
});

it('shares one style sheet between scopes, first in the head, and writes no variables of MUI', () => {
  render(
    <>
      <MuiScope>
        <Chip data-testid="chip" label="En" />
      </MuiScope>
      <MuiScope>
        <Chip data-testid="chip" label="Två" />
      </MuiScope>
    </>,
  );
  const [one, two] = screen.getAllByTestId('chip');
  expect(one?.className).toBe(two?.className);
  const css = [...document.querySelectorAll('style[data-emotion]')]
    .map((style) => style.textContent)
    .join('');
  expect(css).not.toMatch(/--mui-palette-[\w-]+:/);
});

it("follows the page's direction and reduced motion", async () => {
  function Shown() {
    const theme = useTheme();
    return `${theme.direction} ${theme.motion.reducedMotion}`;
  }
  const page = document.documentElement;
  onTestFinished(() => {
    page.removeAttribute('dir');
    page.removeAttribute('data-motion');
  });
  const { container } = render(
    <MuiScope>
      <Shown />
    </MuiScope>,
  );
  expect(container).toHaveTextContent('ltr system');
  page.dir = 'rtl';
  await waitFor(() => expect(container).toHaveTextContent('rtl system'));
  page.dataset.motion = 'reduce';
  await waitFor(() => expect(container).toHaveTextContent('rtl always'));
  page.removeAttribute('dir');
  await waitFor(() => expect(container).toHaveTextContent('ltr always'));
});
