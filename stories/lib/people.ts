import type { StoryRole } from '../../.storybook/globals';
import type { Profile } from '../../domain/api/v2';
import { aProfile } from '../../src/testing/aProfile';

/** The profile of the viewer chosen in the toolbar; null for a visitor, who has none. */
export const PEOPLE: Readonly<Record<StoryRole, Profile | null>> = {
  visitor: null,
  candidate: aProfile(),
  'new-candidate': aProfile({ profession: '', workfields: [], bankIdVerified: false }),
};
