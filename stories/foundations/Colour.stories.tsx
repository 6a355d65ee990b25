import type { Meta, StoryObj } from '@storybook/react-vite';
import { COLOR_FAMILIES, COLOR_ROLE_NAMES } from '../../ui-kit/theme/colorRoles';
import { languageFor } from '../lib/readyTexts';
import { textsFor } from '../lib/texts';
import { ColorFamilies, ColorRoleList } from './parts/ColorRoles';
import { ContrastMatrix } from './parts/ContrastMatrix';
import { FoundationPage, Section } from './parts/FoundationPage';
import { SchemeBoard } from './parts/SchemeBoard';

const meta = {
  title: 'Foundations/Colour',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const GROUPS = [
  ['Surface', 'surface'],
  ['Text', 'text'],
  ['Border', 'border'],
  ['Action', 'action'],
  ['Focus', 'focus'],
] as const;

const inFamily = (role: string) => COLOR_FAMILIES.some((family) => role.startsWith(`${family}-`));

const WORDS = {
  sv: {
    tagline: 'Uppdrag inom vården, när du vill arbeta.',
    job: 'Intensivvårdssjuksköterska',
    place: 'Karolinska, Solna',
    pay: '520 kr/h',
    apply: 'Ansök',
    save: 'Spara',
    note: 'Ansökan stänger om tre dagar.',
    status: 'Inbjudan',
  },
  en: {
    tagline: 'Care assignments, when you want to work.',
    job: 'Intensive care nurse',
    place: 'Karolinska, Solna',
    pay: 'SEK 520/h',
    apply: 'Apply',
    save: 'Save',
    note: 'Applications close in three days.',
    status: 'Invitation',
  },
};

/** The four schemes beside each other. */
export const Schemes: Story = {
  render: (_args, { globals }) => (
    <FoundationPage
      title="Night and dawn"
      lead="Vikari’s colours are those of the end of a night shift: deep blue ink, a clear blue-violet for what can be done, and the apricot of the first light, used sparingly."
    >
      <SchemeBoard lang={languageFor(globals)} words={textsFor(globals, WORDS)} />
    </FoundationPage>
  ),
};

/** Every role, its use, and its value in the light scheme. */
export const Roles: Story = {
  render: () => (
    <FoundationPage
      title="Colour roles"
      lead="A colour is chosen by what it does, never by how it looks. The swatch shows the scheme of the toolbar; the value is the one by day."
    >
      {GROUPS.map(([title, prefix]) => (
        <Section key={prefix} title={title}>
          <ColorRoleList
            roles={COLOR_ROLE_NAMES.filter(
              (role) => role === prefix || role.startsWith(`${prefix}-`),
            )}
          />
        </Section>
      ))}
      <Section title="Dawn">
        <ColorRoleList roles={['accent', 'accent-hover', 'icon-tone', 'icon-tone-on-night']} />
      </Section>
      <Section
        title="Families"
        note="Seven families carry a meaning. Each has a background, an edge, a text and a fill; the word always stands beside the colour."
      >
        <ColorFamilies />
        <ColorRoleList
          roles={COLOR_ROLE_NAMES.filter(inFamily).filter((r) => r !== 'accent-hover')}
        />
      </Section>
    </FoundationPage>
  ),
};

/**
 * Every declared pair in the four schemes; the same list fails a unit test when a ratio is too low.
 */
export const Contrast: Story = {
  render: () => (
    <FoundationPage
      title="Contrast"
      lead="Text reaches 4.5:1 and graphics 3:1 in every scheme; in the high-contrast schemes text reaches 7:1 and graphics 4.5:1."
    >
      <Section title="Text">
        <ContrastMatrix kind="text" />
      </Section>
      <Section title="Edges, icons and focus rings">
        <ContrastMatrix kind="graphic" />
      </Section>
    </FoundationPage>
  ),
};
