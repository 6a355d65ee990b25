import type { Meta, StoryObj } from '@storybook/react-vite';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { ANATOMIES } from './anatomies';
import { KIT_PROPS, PropsTable } from './PropsTable';

type StoryModule = { default: Meta } & Record<string, StoryObj>;

const modules = import.meta.glob<StoryModule>('../components/*.stories.tsx');

describe.each(Object.entries(ANATOMIES))('the anatomy of %s', (name, { story, parts }) => {
  it('finds every part in its story', async () => {
    const load = modules[`../components/${name}.stories.tsx`];
    if (!load) throw new Error(`${name} has no stories`);
    const stories: Record<string, () => ReactNode> = composeStories(await load(), {});
    const Story = stories[story];
    if (!Story) throw new Error(`${name} has no story ${story}`);
    render(<Story />);
    // A part may be in code that is loaded with it, as the calendar's is.
    await waitFor(() => {
      const missing = parts.filter(([, selector]) => document.querySelector(selector) === null);
      expect(missing).toEqual([]);
    });
    const found = parts.map(([, selector]) => document.querySelector(selector));
    expect(new Set(found).size, 'two numbers at one place').toBe(parts.length);
  });
});

it.each(Object.entries(KIT_PROPS))('the table of %s shows every prop', (name, tables) => {
  const { container } = render(<PropsTable of={name} />);
  // By role every cell would be looked at: a quarter of a second for each table
  const heads = container.querySelectorAll('th[scope="row"]');
  const drawn = [...heads].map((cell) => cell.querySelector('code')?.textContent);
  expect(drawn).toEqual(tables.flatMap(({ rows }) => rows.map((row) => row.name)));
});

it('names the elements whose props are taken over in one line', () => {
  render(<PropsTable of="Button" />);
  expect(screen.getByText('And the props of <button> or <a>.')).toBeVisible();
});
