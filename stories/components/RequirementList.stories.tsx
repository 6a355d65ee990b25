import type { Meta, StoryObj } from '@storybook/react-vite';
import { RequirementList } from '@vikari/ui-kit/RequirementList';
import { expect, within } from 'storybook/test';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Content/RequirementList',
  component: RequirementList,
  args: { label: 'Villkor', items: [] },
} satisfies Meta<typeof RequirementList>;
export default meta;
type Story = StoryObj<typeof meta>;

const WORDS = {
  sv: {
    label: 'Villkor för uppdraget',
    source: 'Källa',
    law: 'Patientsäkerhetslagen',
    ad: 'Annonsen',
    licence: 'Legitimation',
    licenceText: 'Du har lagt in din legitimation.',
    language: 'Språk',
    languageText: 'Uppdraget kräver svenska på nivå C1. Du har inte sagt hur bra du kan språket.',
    languageAction: 'Ange dina språk',
    documents: 'Handlingar',
    documentsText: 'Annonsen säger inte vilka handlingar som behövs.',
    met: 'Uppfyllt',
    missing: 'Saknas',
    ask: 'Fråga',
  },
  en: {
    label: 'Conditions of the assignment',
    source: 'Source',
    law: 'The Patient Safety Act',
    ad: 'The ad',
    licence: 'Licence',
    licenceText: 'You have added your licence.',
    language: 'Languages',
    languageText:
      'The assignment asks for Swedish at level C1. You have not said how well you know it.',
    languageAction: 'Add your languages',
    documents: 'Documents',
    documentsText: 'The ad does not say which documents are needed.',
    met: 'Met',
    missing: 'Missing',
    ask: 'Ask',
  },
};

/** One that is met, one with something to do, and one to ask about. */
export const Conditions: Story = {
  render: (args, { globals }) => {
    const words = textsFor(globals, WORDS);
    return (
      <RequirementList
        {...args}
        label={words.label}
        sourceLabel={words.source}
        items={[
          {
            id: 'licence',
            title: words.licence,
            status: { text: words.met, tone: 'success', icon: 'success' },
            text: words.licenceText,
            sources: [{ label: words.law, href: 'https://example.com/lag' }],
          },
          {
            id: 'language',
            title: words.language,
            status: { text: words.missing, tone: 'warning', icon: 'warning' },
            text: words.languageText,
            action: { label: words.languageAction, href: '#languages' },
            sources: [{ label: words.ad }],
          },
          {
            id: 'documents',
            title: words.documents,
            status: { text: words.ask, tone: 'neutral', icon: 'message' },
            text: words.documentsText,
            sources: [{ label: words.law, href: 'https://example.com/lag' }, { label: words.ad }],
          },
        ]}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    const words = textsFor(globals, WORDS);
    const list = canvas.getByRole('list', { name: words.label });
    const [, language] = within(list).getAllByRole('listitem');
    await expect(language).toHaveTextContent(words.missing);
    await expect(within(list).getByRole('link', { name: words.languageAction })).toBeVisible();
  },
};

/** Titles and states alone: the documents of an assignment. */
export const Short: Story = {
  render: (args, { globals }) => {
    const words = textsFor(globals, WORDS);
    return (
      <RequirementList
        {...args}
        label={words.documents}
        items={[
          {
            id: 'cv',
            title: 'CV',
            status: { text: words.met, tone: 'success', icon: 'success' },
          },
          {
            id: 'licence',
            title: words.licence,
            status: { text: words.missing, tone: 'warning', icon: 'warning' },
          },
        ]}
      />
    );
  },
};
