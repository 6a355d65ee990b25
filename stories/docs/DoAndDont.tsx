import { CHOICES, type PicturedName } from './choices/choices';
import { DoAndDontView } from './DoAndDontView';
import { useStoryGlobals } from './useStoryGlobals';

/** Pictures of how a component is used well and badly, of live parts, in the toolbar's language. */
export function DoAndDont({ of }: { of: PicturedName }) {
  const { locale } = useStoryGlobals();
  return <DoAndDontView choices={CHOICES[of]} lang={locale === 'sv' ? 'sv' : 'en'} />;
}
