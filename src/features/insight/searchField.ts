import { lazyPart } from '../../lib/late/lazyPart';

/** The field of the search: MUI's, and the form is sent without its code. */
export const SearchField = lazyPart(
  async () => (await import('@vikari/ui-kit/TextField')).TextField,
  { server: 'whole' },
);
