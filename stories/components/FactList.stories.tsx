import type { Meta, StoryObj } from '@storybook/react-vite';
import { FactList } from '@vikari/ui-kit/FactList';
import { Icon, type IconName } from '@vikari/ui-kit/Icon';
import { expect, within } from 'storybook/test';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Content/FactList',
  component: FactList,
  args: { facts: [] },
} satisfies Meta<typeof FactList>;
export default meta;
type Story = StoryObj<typeof meta>;

const WORDS = {
  sv: {
    quick: [
      { term: 'Ort', description: 'Solna, Stockholm' },
      { term: 'Period', description: '2 mars – 31 maj 2026' },
      { term: 'Arbetstid', description: '34 h/vecka, natt' },
      { term: 'Anställningsform', description: 'Konsult' },
      { term: 'Journalsystem', description: 'TakeCare' },
    ],
    sum: [
      { term: 'Ersättning', description: '690 kr/h' },
      { term: 'Timmar', description: '34 h/vecka i 13 veckor' },
      { term: 'Summa', description: '304 980 kr' },
    ],
    asked: [
      { term: 'Språk', description: 'Svenska, minst nivå C1' },
      {
        term: 'Handlingar',
        description: 'CV, id-kort, HLR-intyg och utdrag ur belastningsregistret',
      },
    ],
  },
  en: {
    quick: [
      { term: 'Place', description: 'Solna, Stockholm' },
      { term: 'Period', description: '2 March – 31 May 2026' },
      { term: 'Hours', description: '34 h/week, nights' },
      { term: 'Form of employment', description: 'Consultant' },
      { term: 'Record system', description: 'TakeCare' },
    ],
    sum: [
      { term: 'Hourly rate', description: 'SEK 690/h' },
      { term: 'Hours', description: '34 h/week for 13 weeks' },
      { term: 'Sum', description: 'SEK 304,980' },
    ],
    asked: [
      { term: 'Languages', description: 'Swedish, at least level C1' },
      {
        term: 'Documents',
        description: 'CV, ID document, CPR certificate and criminal record extract',
      },
    ],
  },
};

const ICONS: readonly IconName[] = ['location', 'calendar', 'clock', 'briefcase', 'systems'];

/** Side by side, as many as there is room for. */
export const QuickFacts: Story = {
  render: (_args, { globals }) => (
    <FactList
      facts={textsFor(globals, WORDS).quick.map((fact, index) => ({
        ...fact,
        icon: <Icon name={ICONS[index] ?? 'info'} />,
      }))}
    />
  ),
  play: async ({ canvasElement, globals }) => {
    const [first] = textsFor(globals, WORDS).quick;
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('term')[0]).toHaveTextContent(first?.term ?? '');
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent(first?.description ?? '');
  },
};

/** As rows, for sums. */
export const Rows: Story = {
  args: { layout: 'rows' },
  render: (args, { globals }) => <FactList {...args} facts={textsFor(globals, WORDS).sum} />,
};

/** In two columns, where what is said may be long. */
export const Columns: Story = {
  args: { layout: 'columns' },
  render: (args, { globals }) => <FactList {...args} facts={textsFor(globals, WORDS).asked} />,
};
