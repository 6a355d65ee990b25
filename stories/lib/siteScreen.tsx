import type { Decorator } from '@storybook/react-vite';
import type { IntlShape } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { readGlobals } from '../../.storybook/globals';
import { SiteFrame } from '../../src/testing/SiteFrame';
import { wordsOf } from '../../src/testing/words';
import { pseudo } from './texts';

/** Lengthened English, as in the kit's stories. */
function lengthened(intl: IntlShape): IntlShape {
  const formatMessage = (...args: Parameters<IntlShape['formatMessage']>) =>
    pseudo(String(intl.formatMessage(...args)));
  return { ...intl, formatMessage: formatMessage as IntlShape['formatMessage'] };
}

/** Loads the texts of the toolbar's language before a screen is rendered. */
export async function siteLoader({
  globals,
}: {
  globals: Readonly<Record<string, unknown>>;
}): Promise<{ intl: IntlShape }> {
  const { locale } = readGlobals(globals);
  const { intl } = await wordsOf(locale === 'sv' ? 'sv' : 'en');
  return { intl: locale === 'pseudo' ? lengthened(intl) : intl };
}

/** A router for links, for stories that bring the rest of their surroundings themselves. */
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
