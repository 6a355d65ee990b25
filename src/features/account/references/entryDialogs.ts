import { lazyPart } from '../../../lib/late/lazyPart';

/** The forms of an entry, which no page needs before one is opened. */
export const ReferenceDialog = lazyPart(
  async () => (await import('./ReferenceDialog')).ReferenceDialog,
  { server: 'nothing' },
);
export const ExperienceDialog = lazyPart(
  async () => (await import('./ExperienceDialog')).ExperienceDialog,
  { server: 'nothing' },
);
