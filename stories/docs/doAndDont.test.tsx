import { cleanup, render, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';
import { hydrateSilently } from '../../ui-kit/internal/testing/hydrateSilently';
import { CHOICES } from './choices/choices';
import { DoAndDontView } from './DoAndDontView';

const pages = import.meta.glob<string>('../components/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** In jsdom nothing has a colour or a place, and a picture is no whole page. */
const NOT_HERE = { 'color-contrast': { enabled: false }, region: { enabled: false } };

afterEach(cleanup);

/** Where choice or content matters. */
const PICTURED = [
  'Badge',
  'Button',
  'Callout',
  'CompareTable',
  'ConfirmDialog',
  'DataTable',
  'Dialog',
  'EmptyState',
  'LinkTabs',
  'RadioCards',
  'RadioGroup',
  'SegmentedControl',
  'SelectField',
  'Snackbar',
  'StatusPill',
  'Tabs',
  'TextField',
];

it('there are pictures where choice or content matters, each on the page of its component', () => {
  expect(Object.keys(CHOICES).toSorted()).toEqual(PICTURED);
  const shown = Object.entries(pages).flatMap(([path, page]) =>
    [...page.matchAll(/## Do and don't\n\n<DoAndDont of="(\w+)" \/>/gu)].map(([, name]) => {
      expect(path).toBe(`../components/${name}.mdx`);
      return name;
    }),
  );
  expect(shown.toSorted()).toEqual(PICTURED);
});

describe.each(Object.entries(CHOICES))('the pictures of %s', (_name, choices) => {
  it.each(['en', 'sv'] as const)('are drawn in %s, marked by a word, and differ', async (lang) => {
    const { errors, unmount } = await hydrateSilently(
      <DoAndDontView choices={choices} lang={lang} />,
    );
    expect(errors).toEqual([]);
    unmount();
    const { container } = render(<DoAndDontView choices={choices} lang={lang} />);
    const figures = screen.getAllByRole('figure');
    expect(figures.map((figure) => within(figure).getByText(/^Do(n’t)?$/u).textContent)).toEqual(
      choices.flatMap(() => ['Do', 'Don’t']),
    );
    const drawn = figures.map((figure) =>
      figure.firstElementChild?.innerHTML.replace(/_r_\w+_/gu, ''),
    );
    expect(new Set(drawn).size).toBe(drawn.length);
    // Nothing of a picture is reached by Tab or read as the page's own
    for (const figure of figures) expect(figure.firstElementChild).toHaveAttribute('inert');
    const { violations } = await axe.run(container, {
      rules: NOT_HERE,
      resultTypes: ['violations'],
    });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});
