import type { Decorator } from '@storybook/react-vite';
import type { IntlShape } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { readGlobals } from '../../.storybook/globals';
import { SiteFrame } from '../../src/testing/SiteFrame';
import { wordsOf } from '../../src/testing/words';
import { pseudo } from './texts';

/** English made longer, as the kit's stories make theirs. */
function lengthened(intl: IntlShape): IntlShape {
  const formatMessage = (...args: Parameters<IntlShape['formatMessage']>) =>
    pseudo(String(intl.formatMessage(...args)));
  return { ...intl, formatMessage: formatMessage as IntlShape['formatMessage'] };
}

/** Reads the words of the toolbar's language before a screen is drawn. */
export async function siteLoader({
  globals,
}: {
  globals: Readonly<Record<string, unknown>>;
}): Promise<{ intl: IntlShape }> {
  const { locale } = readGlobals(globals);
  const { intl } = await wordsOf(locale === 'sv' ? 'sv' : 'en');
  return { intl: locale === 'pseudo' ? lengthened(intl) : intl };
}

/** Where links lead to, for what brings the rest of its surroundings itself. */
export const siteRouter: Decorator = (Story) => (
  <MemoryRouter>
    <Story />
  </MemoryRouter>
);

/** A whole screen of the site: its providers and its landmark. Goes with `siteLoader`. */
export const siteScreen: Decorator = (Story, { loaded }) => (
  <MemoryRouter>
    <SiteFrame intl={loaded.intl}>
      <main>
        <Story />
      </main>
    </SiteFrame>
  </MemoryRouter>
);
