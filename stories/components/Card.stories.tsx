import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '@vikari/ui-kit/Card';
import { Row } from '../lib/Row';
import { textsFor } from '../lib/texts';

const meta = { title: 'Components/Content/Card', component: Card } satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

const WORDS = {
  sv: {
    title: 'Om arbetsplatsen',
    text: 'Avdelningen har 14 vårdplatser och tar emot patienter från hela regionen.',
  },
  en: {
    title: 'About the workplace',
    text: 'The ward has 14 beds and takes patients from the whole region.',
  },
};

function Content({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h3>{title}</h3>
      <p>{text}</p>
    </>
  );
}

/** Change it with the controls. */
export const Playground: Story = {
  render: (args, { globals }) => (
    <Card {...args}>
      <Content {...textsFor(globals, WORDS)} />
    </Card>
  ),
};

/** Paper, sunken and night. */
export const Tones: Story = {
  render: (_args, { globals }) => {
    const words = textsFor(globals, WORDS);
    return (
      <Row column>
        <Card>
          <Content {...words} />
        </Card>
        <Card tone="sunken">
          <Content {...words} />
        </Card>
        <Card tone="night">
          <Content {...words} />
        </Card>
      </Row>
    );
  },
};

/** With a heading of its own it is a section, named by it. */
export const AsSection: Story = {
  render: (_args, { globals }) => {
    const { title, text } = textsFor(globals, WORDS);
    return (
      <Card element="section" aria-labelledby="card-title" padding="large">
        <h3 id="card-title">{title}</h3>
        <p>{text}</p>
      </Card>
    );
  },
};
