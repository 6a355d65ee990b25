import { lazyPart } from '../../lib/lazyPart';
import { untilLoaded } from '../../lib/untilLoaded';

/** The field of the search: MUI's, and the form is sent without its code. */
export const SearchField = lazyPart(
  async () => (await untilLoaded(() => import('@vikari/ui-kit/TextField'))).TextField,
);
