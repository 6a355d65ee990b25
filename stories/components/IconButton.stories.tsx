import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '@vikari/ui-kit/Icon';
import { IconButton, type IconButtonProps } from '@vikari/ui-kit/IconButton';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Row } from '../lib/Row';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Content/IconButton',
  component: IconButton,
  args: { label: 'Stäng', icon: <Icon name="close" />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const WORDS = {
  sv: { close: 'Stäng', share: 'Dela uppdraget', filter: 'Filter', save: 'Spara uppdraget' },
  en: { close: 'Close', share: 'Share this assignment', filter: 'Filters', save: 'Save' },
};

/** Change it with the controls. */
export const Playground: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: args.label });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** Quiet on a surface, secondary by itself, primary for the main action. */
export const Variants: Story = {
  render: (_args, { globals }) => {
    const words = textsFor(globals, WORDS);
    return (
      <Row>
        <IconButton label={words.close} icon={<Icon name="close" />} />
        <IconButton label={words.share} icon={<Icon name="share" />} variant="secondary" />
        <IconButton label={words.filter} icon={<Icon name="filter" />} variant="primary" />
        <IconButton label={words.close} icon={<Icon name="close" />} size="small" />
        <IconButton label={words.close} icon={<Icon name="close" />} disabled />
      </Row>
    );
  },
};

function Saved(props: Pick<IconButtonProps, 'label'>) {
  const [saved, setSaved] = useState(false);
  return (
    <IconButton
      {...props}
      icon={<Icon name="heart" />}
      pressed={saved}
      onClick={() => setSaved(!saved)}
    />
  );
}

/** A toggle: the name stays the same, the state is announced. */
export const Switch: Story = {
  render: (_args, { globals }) => <Saved label={textsFor(globals, WORDS).save} />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { pressed: false });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};

/** With an address it is a link. */
export const AsLink: Story = {
  render: (_args, { globals }) => (
    <IconButton label={textsFor(globals, WORDS).share} icon={<Icon name="share" />} href="#share" />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '#share');
  },
};
