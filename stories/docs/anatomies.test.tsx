import type { Meta, StoryObj } from '@storybook/react-vite';
import { composeStories } from '@storybook/react-vite';
import { render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { ANATOMIES } from './anatomies';

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
