import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@vikari/ui-kit/Button';
import { Icon } from '@vikari/ui-kit/Icon';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Row } from '../lib/Row';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Content/Button',
  component: Button,
  args: { children: 'Ansök', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const WORDS = {
  sv: {
    apply: 'Ansök',
    save: 'Spara',
    cancel: 'Avbryt',
    remove: 'Ta bort',
    start: 'Kom igång',
    next: 'Fortsätt',
    search: 'Visa 214 uppdrag',
    sending: 'skickar',
    read: 'Läs hela annonsen',
  },
  en: {
    apply: 'Apply',
    save: 'Save',
    cancel: 'Cancel',
    remove: 'Remove',
    start: 'Get started',
    next: 'Continue',
    search: 'Show 214 assignments',
    sending: 'sending',
    read: 'Read the whole ad',
  },
};

/** Change it with the controls. */
export const Playground: Story = {};

/** By weight: one visible primary button at a time. */
export const Variants: Story = {
  render: (_args, { globals }) => {
    const words = textsFor(globals, WORDS);
    return (
      <Row>
        <Button>{words.apply}</Button>
        <Button variant="secondary">{words.save}</Button>
        <Button variant="quiet">{words.cancel}</Button>
        <Button variant="danger">{words.remove}</Button>
      </Row>
    );
  },
};

/** On the night band the accent button is the main one, and the others are light. */
export const OnNight: Story = {
  render: (_args, { globals }) => {
    const words = textsFor(globals, WORDS);
    return (
      <Row surface="night">
        <Button variant="accent">{words.start}</Button>
        <Button variant="secondary">{words.save}</Button>
        <Button variant="quiet">{words.cancel}</Button>
      </Row>
    );
  },
};

/** Small is for dense rows; on touch screens it is as high as medium. */
export const Sizes: Story = {
  render: (_args, { globals }) => {
    const words = textsFor(globals, WORDS);
    return (
      <Row>
        <Button size="small">{words.apply}</Button>
        <Button>{words.apply}</Button>
        <Button size="large">{words.apply}</Button>
      </Row>
    );
  },
};

/** An icon helps when it is well known; it never replaces the text. */
export const WithIcons: Story = {
  render: (_args, { globals }) => {
    const words = textsFor(globals, WORDS);
    return (
      <Row>
        <Button startIcon={<Icon name="search" />}>{words.search}</Button>
        <Button variant="secondary" endIcon={<Icon name="arrow-right" />}>
          {words.next}
        </Button>
      </Row>
    );
  },
};

/** As wide as its container: on phones, at the end of a form. */
export const FullWidth: Story = {
  render: (args, { globals }) => (
    <Button fullWidth size="large" onClick={args.onClick}>
      {textsFor(globals, WORDS).search}
    </Button>
  ),
};

/** Disabled. It is usually better to allow the press and say what is missing. */
export const Disabled: Story = {
  render: (_args, { globals }) => {
    const words = textsFor(globals, WORDS);
    return (
      <Row>
        <Button disabled>{words.apply}</Button>
        <Button variant="secondary" disabled>
          {words.save}
        </Button>
      </Row>
    );
  },
};

const onSend = fn();

/** While loading it keeps its width, its place and the focus, and ignores presses. */
export const Loading: Story = {
  render: (_args, { globals }) => {
    const words = textsFor(globals, WORDS);
    return (
      <Button loading loadingLabel={words.sending} onClick={onSend}>
        {words.apply}
      </Button>
    );
  },
  play: async ({ canvasElement, globals }) => {
    onSend.mockClear();
    const words = textsFor(globals, WORDS);
    const button = within(canvasElement).getByRole('button');
    await expect(button).toHaveAccessibleName(`${words.apply} ${words.sending}`);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(onSend).not.toHaveBeenCalled();
  },
};

/** With an address it is a link: it can be opened in another tab. */
export const AsLink: Story = {
  render: (_args, { globals }) => (
    <Button variant="secondary" href="#ad">
      {textsFor(globals, WORDS).read}
    </Button>
  ),
  play: async ({ canvasElement, globals }) => {
    const link = within(canvasElement).getByRole('link', { name: textsFor(globals, WORDS).read });
    await expect(link).toHaveAttribute('href', '#ad');
  },
};

/** Enter, space and the pointer press it. */
export const Pressed: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
};
