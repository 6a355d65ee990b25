import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from '@vikari/ui-kit/Breadcrumbs';
import { expect, within } from 'storybook/test';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: { label: 'Du är här', crumbs: [] },
  render: (args, { globals }) => {
    const { label, crumbs } = textsFor(globals, WORDS);
    return (
      <Breadcrumbs
        {...args}
        label={label}
        crumbs={crumbs.map((text, index) => ({ label: text, href: `#${index}` }))}
      />
    );
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

const WORDS = {
  sv: {
    label: 'Du är här',
    crumbs: ['Start', 'Lediga uppdrag', 'Stockholm', 'IVA-sjuksköterska, natt'],
  },
  en: { label: 'You are here', crumbs: ['Start', 'Open assignments', 'Stockholm', 'ICU nurse'] },
};

/** The whole path; the last one is this page. */
export const Way: Story = {
  play: async ({ canvasElement, globals }) => {
    const { label, crumbs } = textsFor(globals, WORDS);
    const nav = within(canvasElement).getByRole('navigation', { name: label });
    await expect(within(within(nav).getByRole('list')).getAllByRole('listitem')).toHaveLength(4);
    await expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent(
      crumbs.at(-1) ?? '',
    );
  },
};

/** On a phone: one level up. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, globals }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual([
      textsFor(globals, WORDS).crumbs.at(-2),
    ]);
  },
};
