import type { StoryContext } from '@storybook/react-vite';
import { readGlobals } from '../../../.storybook/globals';
import type { SiteData } from '../../../src/data/siteData';
import { Journey } from './Journey';

/** The arguments of a journey's story. */
export interface JourneyArgs {
  /** The address to start at. */
  path: string;
  /** Called with what the site works with. */
  onData?: (data: SiteData) => void;
}

/**
 * Renders a journey for the viewer chosen in the toolbar. Goes with `siteLoader` and `forgetSite`.
 */
export function renderJourney(
  { path, onData }: JourneyArgs,
  { globals, loaded }: Pick<StoryContext, 'globals' | 'loaded'>,
) {
  return (
    <Journey intl={loaded.intl} path={path} role={readGlobals(globals).role} onData={onData} />
  );
}
