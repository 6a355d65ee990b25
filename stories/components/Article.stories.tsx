import type { Meta, StoryObj } from '@storybook/react-vite';
import { Article } from '@vikari/ui-kit/Article';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Content/Article',
  component: Article,
} satisfies Meta<typeof Article>;
export default meta;
type Story = StoryObj<typeof meta>;

const WORDS = {
  sv: {
    lead: 'En hyrsjuksköterska arbetar på uppdrag, ofta några veckor i taget, och får betalt per timme.',
    why: 'Varför arbeta som hyrsjuksköterska?',
    whyText:
      'Du väljer själv när och var. Många kombinerar en fast tjänst med uppdrag på semestern, andra arbetar bara på uppdrag.',
    needs: 'Det här behöver du',
    list: ['Legitimation och minst två års erfarenhet', 'Två referenser', 'Ett giltigt HLR-intyg'],
    quote: 'Jag arbetar fjorton dagar i Kiruna och är ledig lika länge hemma.',
    pay: 'Lön',
    payText: 'Ersättningen beror på ort, period och arbetstid.',
  },
  en: {
    lead: 'An agency nurse works on assignment, often for a few weeks at a time, paid by the hour.',
    why: 'Why work as an agency nurse?',
    whyText:
      'You choose when and where. Many combine a permanent post with assignments in their holidays; others only take assignments.',
    needs: 'What you need',
    list: ['A licence and at least two years’ experience', 'Two references', 'A CPR certificate'],
    quote: 'I work a fortnight in Kiruna and have as long off at home.',
    pay: 'Pay',
    payText: 'The pay depends on place, period and hours.',
  },
};

/** Plain elements inside; the article sets the spacing. */
export const RunningText: Story = {
  render: (args, { globals }) => {
    const words = textsFor(globals, WORDS);
    return (
      <Article {...args} lead={words.lead}>
        <h2>{words.why}</h2>
        <p>{words.whyText}</p>
        <blockquote>{words.quote}</blockquote>
        <h3>{words.needs}</h3>
        <ul>
          {words.list.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <h2>{words.pay}</h2>
        <p>
          <span>{`${words.payText} `}</span>
          <a href="#pay">{words.pay}</a>
        </p>
      </Article>
    );
  },
};
