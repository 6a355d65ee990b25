import createCache from '@emotion/cache';
import ButtonBase from '@mui/material/ButtonBase';
import Chip from '@mui/material/Chip';
import Radio from '@mui/material/Radio';
import { useTheme } from '@mui/material/styles';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { writeMuiStyles } from '../../scripts/testing/muiStyles';
import { MuiScope } from './MuiScope';
import { createMuiCache } from './muiCache';

it("gives MUI components the kit's look, and writes no variables of MUI", () => {
  writeMuiStyles();
  render(
    <MuiScope cache={createCache({ key: 'look' })}>
      <Radio />
    </MuiScope>,
  );
  expect(getComputedStyle(screen.getByRole('radio')).borderRadius).toBe('var(--vk-radius-pill)');
  const styles = [...document.querySelectorAll('style[data-emotion="look"]')];
  const css = styles.map((style) => style.textContent).join('');
  expect(css).toContain('-MuiRadio-root');
  expect(css).not.toMatch(/--mui-palette-[\w-]+:/);
});

it('prefixes the one property that Safari knows only so', () => {
  writeMuiStyles();
  render(
    <MuiScope cache={createMuiCache()}>
      <ButtonBase>Natt</ButtonBase>
    </MuiScope>,
  );
  const styles = [...document.querySelectorAll('style[data-emotion="vk"]')];
  const css = styles.map((style) => style.textContent).join('');
  expect(css).toContain('-webkit-user-select:none;user-select:none;');
  expect(css).not.toContain('-moz-user-select');
});

it('shares one cache between scopes', () => {
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
  expect(one?.className).toMatch(/vk-\w+-MuiChip-root/);
  expect(one?.className).toBe(two?.className);
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
