import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { readGlobals, type StoryGlobals } from '../../.storybook/globals';

/** What the toolbars say on a docs page. */
export function useStoryGlobals(): StoryGlobals {
  const { channel } = useContext(DocsContext);
  const [globals, setGlobals] = useState(() => {
    const [told] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
    return readGlobals(told?.globals ?? {});
  });
  useEffect(() => {
    const follow = (told: { globals: Record<string, unknown> }) =>
      setGlobals(readGlobals(told.globals));
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  return globals;
}
