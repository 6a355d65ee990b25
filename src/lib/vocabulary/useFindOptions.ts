import type { FindOptions } from '@vikari/ui-kit/MultiSelect';
import { useState } from 'react';
import type { NamedPart } from '#domain/search/otherNames';

/** How a field finds the options of a vocabulary that a typed text means. */
export interface OptionFinder {
  /** undefined until its code has come, and where it cannot be loaded: then by the labels alone. */
  findOptions: FindOptions | undefined;
  /** It is being loaded: that nothing matches is not known yet. */
  isLoading: boolean;
  /** For the field's focus: nobody needs it before, and its names are as large as a page. */
  onFocus: () => void;
}

/** The one matcher of all fields in which professions, work fields, places or systems are typed. */
export function useFindOptions(part: NamedPart): OptionFinder {
  const [find, setFind] = useState<{ findOptions: FindOptions } | null>(null);
  const [isLoading, setLoading] = useState(false);

  function onFocus() {
    if (find || isLoading) return;
    setLoading(true);
    import('./findOptionsOf')
      .then(
        ({ findOptionsOf }) => setFind({ findOptions: findOptionsOf(part) }),
        // The labels are found without it, and the next focus tries again
        () => undefined,
      )
      .finally(() => setLoading(false));
  }

  return { findOptions: find?.findOptions, isLoading, onFocus };
}
