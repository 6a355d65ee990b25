import type { Meta, StoryObj } from '@storybook/react-vite';
import { KitProvider } from '@vikari/ui-kit/KitProvider';
import { WeekPicker } from '@vikari/ui-kit/WeekPicker';
import { expect, within } from 'storybook/test';
import { ThirdLanguage as Norwegian } from '../examples/KitProvider/ThirdLanguage';
import { localeFor, readyTextsFor } from '../lib/readyTexts';
import { textsFor } from '../lib/texts';

const LABELS = { sv: { label: 'Veckor du kan arbeta' }, en: { label: 'Weeks that you can work' } };

const meta = {
  title: 'Components/Layout/KitProvider',
  component: KitProvider,
  args: { children: null, today: '2026-11-26', timeZone: 'Europe/Stockholm' },
  render: (args, { globals }) => (
    <KitProvider {...args} locale={localeFor(globals)} texts={readyTextsFor(globals)}>
      <WeekPicker {...textsFor(globals, LABELS)} count={6} />
    </KitProvider>
  ),
} satisfies Meta<typeof KitProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The component is given its own name only. */
export const Once: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const { label } = textsFor(globals, LABELS);
    await expect(canvas.getByRole('group', { name: label })).toBeInTheDocument();
  },
};

/** A language that the kit does not have. */
export const ThirdLanguage: Story = {
  render: () => <Norwegian />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('navigation', { name: 'Samtaler' })).toBeInTheDocument();
  },
};
