import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footer } from '@vikari/ui-kit/Footer';
import { LanguageSwitch } from '@vikari/ui-kit/LanguageSwitch';
import { Logo } from '@vikari/ui-kit/Logo';
import { expect, userEvent, within } from 'storybook/test';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Navigation/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: { logo: <Logo />, columns: [], copyright: '© 2026 Vikari', navLabel: 'Sidfot' },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

const WORDS = {
  sv: {
    tagline: 'Uppdrag inom vården, när du vill arbeta.',
    nav: 'Sidfot',
    language: 'Språk',
    columns: [
      { title: 'Uppdrag', links: ['Sjuksköterskor', 'Specialistläkare', 'Stockholm', 'Umeå'] },
      { title: 'Löner', links: ['Lönekalkylator', 'Hyrsjuksköterska', 'Hyrläkare'] },
      { title: 'Vikari', links: ['Om oss', 'Bemanning', 'Kontakt'] },
      { title: 'För vårdgivare', links: ['Rekryteringsverktyg', 'Logga in som rekryterare'] },
    ],
    legal: ['Integritet', 'Villkor', 'Webbkarta'],
  },
  en: {
    tagline: 'Care assignments, when you want to work.',
    nav: 'Footer',
    language: 'Language',
    columns: [
      { title: 'Assignments', links: ['Nurses', 'Specialist doctors', 'Stockholm', 'Umeå'] },
      { title: 'Pay', links: ['Pay calculator', 'Agency nurse', 'Agency doctor'] },
      { title: 'Vikari', links: ['About us', 'Staffing', 'Contact'] },
      { title: 'For care providers', links: ['Recruitment tool', 'Log in as a recruiter'] },
    ],
    legal: ['Privacy', 'Terms', 'Sitemap'],
  },
};

const linkTo = (label: string) => ({ label, href: `#${encodeURIComponent(label)}` });

/** Columns from 768 px on. */
export const Columns: Story = {
  render: (args, { globals }) => {
    const { tagline, nav, language, columns, legal } = textsFor(globals, WORDS);
    const english = globals.locale !== 'sv';
    return (
      <Footer
        {...args}
        tagline={tagline}
        navLabel={nav}
        columns={columns.map(({ title, links }) => ({ title, links: links.map(linkTo) }))}
        legalLinks={legal.map(linkTo)}
        end={
          <LanguageSwitch
            label={language}
            options={[
              { language: 'sv', name: 'Svenska', href: '#sv', current: !english },
              { language: 'en', name: 'English', href: '#en', current: english },
            ]}
          />
        }
      />
    );
  },
};

/** On a phone each column collapses. */
export const Folded: Story = {
  ...Columns,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, globals }) => {
    const [first] = textsFor(globals, WORDS).columns;
    const canvas = within(canvasElement);
    const link = canvas.getByText(first?.links[0] ?? '');
    const summary = link.closest('details')?.querySelector('summary');
    if (!summary) throw new Error('The column does not fold');
    await expect(link).not.toBeVisible();
    await userEvent.tab();
    await expect(summary).toHaveFocus();
    await userEvent.click(summary);
    await expect(link).toBeVisible();
    await userEvent.click(summary);
    await expect(link).not.toBeVisible();
  },
};
