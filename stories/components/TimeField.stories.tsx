import type { Meta, StoryObj } from '@storybook/react-vite';
import { TimeField } from '@vikari/ui-kit/TimeField';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { InterviewTime } from '../examples/TimeField/InterviewTime';
import { localeFor, readyTextsFor } from '../lib/readyTexts';
import { textsFor } from '../lib/texts';

const WORDS = {
  sv: { label: 'Ring mig klockan', hint: 'Mellan 8.00 och 17.00.' },
  en: { label: 'Call me at', hint: 'Between 8:00 and 17:00.' },
};

const inLanguage = (globals: Readonly<Record<string, unknown>>) => ({
  locale: localeFor(globals),
  ...readyTextsFor(globals).timeField,
});

const meta = {
  title: 'Components/Dates/TimeField',
  // In an iframe: an open one would cover the whole docs page.
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  component: TimeField,
  args: { label: '', min: '08:00', max: '17:00', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => (
    <TimeField {...args} {...inLanguage(globals)} {...textsFor(globals, WORDS)} />
  ),
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Typed in several formats; what is no time is said at the field. */
export const Typed: Story = {
  parameters: { docs: { story: { height: '160px' } } },
  play: async ({ canvasElement, globals, args, step }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox', { name: textsFor(globals, WORDS).label });
    const { problems } = inLanguage(globals).labels;
    await step('digits alone are a time', async () => {
      await userEvent.type(input, '1430');
      await userEvent.tab();
      await expect(args.onValueChange).toHaveBeenLastCalledWith('14:30');
      await expect(input).toHaveValue('14:30');
    });
    await step('a time after the last one is refused, with a reason', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, '18{Enter}');
      await expect(input).toHaveAccessibleDescription(expect.stringContaining(problems.too_late));
    });
  },
};

/** Chosen in the list by keys. */
export const Picked: Story = {
  args: { defaultValue: '10:30' },
  play: async ({ canvasElement, globals, args }) => {
    const canvas = within(canvasElement);
    const { labels } = inLanguage(globals);
    const open = canvas.getByRole('button', { name: labels.open });
    await userEvent.click(open);
    const dialog = await screen.findByRole('dialog', { name: labels.title });
    const chosen = await within(dialog).findByRole('option', { selected: true });
    await waitFor(() => expect(chosen).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onValueChange).toHaveBeenLastCalledWith('11:00');
    await userEvent.click(open);
    await screen.findByRole('dialog', { name: labels.title });
  },
};

/** An error of its form. */
export const WithError: Story = {
  parameters: { docs: { story: { height: '160px' } } },
  args: { required: true },
  render: (args, { globals }) => {
    const { label } = textsFor(globals, WORDS);
    const { labels, locale } = inLanguage(globals);
    return <TimeField {...args} {...{ label, labels, locale }} error={labels.problems.invalid} />;
  },
};

/** As a file that can be pasted. */
export const Example: Story = {
  parameters: { docs: { story: { height: '160px' } } },
  render: () => <InterviewTime />,
};
