import type { Meta, StoryObj } from '@storybook/react-vite';
import { composeStories } from '@storybook/react-vite';
import { describe, expect, it } from 'vitest';
import { hydrateSilently } from '../ui-kit/internal/testing/hydrateSilently';

type StoryModule = { default: Meta } & Record<string, StoryObj>;

// The site's screens and journeys load their texts before they are rendered, which only Storybook's
// own renderer waits for; the site itself is rendered and hydrated by the end-to-end tests.
const modules = import.meta.glob<StoryModule>(
  './{foundations,components,patterns,consumer}/*.stories.tsx',
);

describe.each(Object.entries(modules))('%s', (_path, load) => {
  it('renders every story on the server and hydrates silently', async () => {
    const stories = composeStories(await load(), {});
    expect(Object.keys(stories)).not.toEqual([]);
    for (const [name, Story] of Object.entries(stories)) {
      // Long lists, whose shorter stories render the same code in a hundredth of the time
      if (Story.parameters?.serverRender === false) continue;
      const { errors, unmount } = await hydrateSilently(<Story />);
      expect(errors, `${name} differs between server and browser`).toEqual([]);
      unmount();
    }
  });
});
