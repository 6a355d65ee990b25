import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AboutView } from '../../src/features/info/AboutView';
import { ContactView } from '../../src/features/info/ContactView';
import { InfoFrame } from '../../src/features/info/InfoFrame';
import { PrivacyView } from '../../src/features/info/privacy/PrivacyView';
import { RecruitingView } from '../../src/features/info/RecruitingView';
import { SiteMapView } from '../../src/features/info/site-map/SiteMapView';
import { siteMapSubjects } from '../../src/features/info/site-map/siteMapSubjects';
import { TermsView } from '../../src/features/info/terms/TermsView';
import { useWords } from '../../src/i18n/intl';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const PAGES = {
  about: AboutView,
  privacy: PrivacyView,
  terms: TermsView,
  recruiting: RecruitingView,
  contact: ContactView,
  sitemap: SiteMap,
};
type Page = keyof typeof PAGES;

/** A few links of each kind. */
function SiteMap() {
  const words = useWords();
  const links = [{ label: 'Umeå', href: '/umea/lediga-jobb' }];
  return (
    <SiteMapView
      subjects={siteMapSubjects(words, { salaries: [], articles: [], staffing: [] })}
      professions={[
        {
          label: 'Sjuksköterska',
          links: [{ label: 'Sjuksköterska', href: '/sjukskoterska/lediga-jobb' }],
        },
      ]}
      places={[{ label: 'Västerbotten', href: '/vasterbotten/lediga-jobb', links }]}
    />
  );
}

function Screen({ page }: { page: Page }) {
  const { t } = useWords();
  const View = PAGES[page];
  const legal = page === 'privacy' || page === 'terms';
  const title = t(legal ? `${page}.title` : `info.${page}.title`);
  return (
    <InfoFrame
      title={title}
      lead={t(legal ? `${page}.lead` : `info.${page}.lead`)}
      crumbs={[
        { label: t('info.home'), href: '/' },
        { label: title, href: `/${page}` },
      ]}
      crumbsLabel={t('info.crumbs')}
    >
      <View />
    </InfoFrame>
  );
}

const meta = {
  title: 'Screens/Information',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  decorators: [siteScreen],
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const About: Story = { args: { page: 'about' } };

/** Its list of contents leads to each section. */
export const Privacy: Story = {
  args: { page: 'privacy' },
  play: async ({ canvasElement }) => {
    const links = canvasElement.querySelectorAll<HTMLAnchorElement>('nav a[href^="#"]');
    await expect(links.length).toBeGreaterThan(8);
    for (const { hash } of links) {
      await expect(canvasElement.querySelector(hash)).toBeVisible();
    }
  },
};

export const Terms: Story = { args: { page: 'terms' } };

export const Recruiting: Story = { args: { page: 'recruiting' } };

export const Contact: Story = { args: { page: 'contact' } };

export const SiteMapScreen: Story = { name: 'Site map', args: { page: 'sitemap' } };
