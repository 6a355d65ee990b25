import type { Decorator } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { readGlobals } from '../../.storybook/globals';
import type { SiteIntl } from '../../src/i18n/siteIntl';
import { SiteFrame } from '../../src/testing/SiteFrame';
import { wordsOf } from '../../src/testing/words';
import { pseudo } from './texts';

/** Lengthened English, as in the kit's stories. */
function lengthened(intl: SiteIntl): SiteIntl {
  return { ...intl, formatMessage: (...args) => pseudo(intl.formatMessage(...args)) };
}

/** Loads the texts of the toolbar's language before a screen is rendered. */
export async function siteLoader({
  globals,
}: {
  globals: Readonly<Record<string, unknown>>;
}): Promise<{ intl: SiteIntl }> {
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
