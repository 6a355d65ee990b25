import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner } from '@vikari/ui-kit/Banner';
import { Button } from '@vikari/ui-kit/Button';
import { Icon } from '@vikari/ui-kit/Icon';
import { expect, fn, userEvent, within } from 'storybook/test';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Navigation/Banner',
  component: Banner,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Vikaris app', children: 'Öppna uppdraget i appen.', onDismiss: fn() },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

const WORDS = {
  sv: {
    app: 'Vikaris app',
    appText: 'Få svar direkt i mobilen. Öppna uppdraget i appen.',
    open: 'Öppna',
    close: 'Stäng',
    demo: 'Demonstration',
    demoText: 'Det här är en demonstration. Uppdragen och personerna är påhittade.',
    news: 'Nytt',
    newsText: 'Nu kan du spara uppdrag och läsa dem senare.',
  },
  en: {
    app: 'The Vikari app',
    appText: 'Get answers on your phone. Open this assignment in the app.',
    open: 'Open',
    close: 'Close',
    demo: 'Demonstration',
    demoText: 'This is a demonstration. The assignments and people are made up.',
    news: 'News',
    newsText: 'You can now save assignments and read them later.',
  },
};

/** The app: night, one action, and a close button. */
export const App: Story = {
  render: (args, { globals }) => {
    const words = textsFor(globals, WORDS);
    return (
      <Banner
        {...args}
        tone="night"
        label={words.app}
        icon={<Icon name="phone" />}
        dismissLabel={words.close}
        action={
          <Button variant="accent" size="small" href="#app">
            {words.open}
          </Button>
        }
      >
        {words.appText}
      </Banner>
    );
  },
};

/** Closed: it is removed, and the page is notified. */
export const Dismissed: Story = {
  ...App,
  play: async ({ args, canvasElement, globals }) => {
    const words = textsFor(globals, WORDS);
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: words.app })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words.close }));
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** A statement about the site: it cannot be closed. */
export const Demonstration: Story = {
  render: (args, { globals }) => {
    const words = textsFor(globals, WORDS);
    return (
      <Banner {...args} tone="accent" label={words.demo} icon={<Icon name="info" />}>
        {words.demoText}
      </Banner>
    );
  },
};

/** News. */
export const News: Story = {
  render: (args, { globals }) => {
    const words = textsFor(globals, WORDS);
    return (
      <Banner {...args} label={words.news} icon={<Icon name="star" />} dismissLabel={words.close}>
        {words.newsText}
      </Banner>
    );
  },
};
