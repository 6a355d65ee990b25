import type { StoryContext } from '@storybook/react-vite';
import { readGlobals } from '../../../.storybook/globals';
import { Journey } from './Journey';

/** What a story of a journey is given. */
export interface JourneyArgs {
  /** The address to begin at. */
  path: string;
}

/** Draws a journey for the person of the toolbar. Goes with `siteLoader` and `forgetSite`. */
export function renderJourney(
  { path }: JourneyArgs,
  { globals, loaded }: Pick<StoryContext, 'globals' | 'loaded'>,
) {
  return <Journey intl={loaded.intl} path={path} role={readGlobals(globals).role} />;
}
