import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '@vikari/ui-kit/Link';
import { textsFor } from '../lib/texts';

const TEXTS = {
  sv: {
    before: 'Timpriset är före skatt. ',
    link: 'Så räknas lönen',
    after: ' steg för steg.',
    agency: 'Skatteverkets tabeller',
    external: 'annan webbplats',
  },
  en: {
    before: 'The rate is before tax. ',
    link: 'How pay is worked out',
    after: ' step by step.',
    agency: 'The Tax Agency’s tables',
    external: 'another website',
  },
};

const meta = {
  title: 'Components/Navigation/Link',
  component: Link,
  args: { href: '#pay', children: '' },
  render: (args, { globals }) => <Link {...args}>{textsFor(globals, TEXTS).link}</Link>,
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In a sentence: as large as the words around it, and underlined. */
export const InSentence: Story = {
  render: (args, { globals }) => {
    const { before, link, after } = textsFor(globals, TEXTS);
    return (
      <p>
        <span>{before}</span>
        <Link {...args}>{link}</Link>
        <span>{after}</span>
      </p>
    );
  },
};

/** By itself: 44 px high, so that a thumb finds it. */
export const Standalone: Story = { args: { variant: 'standalone' } };

/** It leaves the site: an arrow, and a word for screen readers. */
export const External: Story = {
  args: { href: 'https://www.skatteverket.se/' },
  render: (args, { globals }) => {
    const { agency, external } = textsFor(globals, TEXTS);
    return (
      <Link {...args} externalLabel={external}>
        {agency}
      </Link>
    );
  },
};

/** In lists that are worked through, an address that the browser has been at is grey. */
export const Visited: Story = { args: { showsVisited: true } };
