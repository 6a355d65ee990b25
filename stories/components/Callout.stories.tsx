import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@vikari/ui-kit/Button';
import { Callout, type CalloutTone } from '@vikari/ui-kit/Callout';
import { Row } from '../lib/Row';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Content/Callout',
  component: Callout,
  args: { children: 'Arbetsgivaren svarar oftast inom två dagar.' },
} satisfies Meta<typeof Callout>;
export default meta;
type Story = StoryObj<typeof meta>;

type Note = { title: string; text: string };
type Notes = Record<CalloutTone, Note>;
const WORDS: { sv: { notes: Notes; send: string }; en: { notes: Notes; send: string } } = {
  sv: {
    notes: {
      neutral: { title: 'Så räknar vi', text: 'Ersättningen är före skatt.' },
      info: { title: 'Vad händer nu?', text: 'Arbetsgivaren svarar oftast inom två dagar.' },
      success: { title: 'Din ansökan är skickad', text: 'Vi mejlar dig när något händer.' },
      warning: { title: 'En handling saknas', text: 'Lämna ditt HLR-intyg före den 12 mars.' },
      danger: { title: 'Filen kom inte fram', text: 'Den är större än 10 MB. Välj en mindre.' },
      accent: { title: 'Du har fått en inbjudan', text: 'Capio vill att du söker uppdraget.' },
    },
    send: 'Lämna intyg',
  },
  en: {
    notes: {
      neutral: { title: 'How we count', text: 'The pay is before tax.' },
      info: { title: 'What happens now?', text: 'Employers mostly answer within two days.' },
      success: { title: 'Your application is sent', text: 'We email you when something happens.' },
      warning: { title: 'A document is missing', text: 'Add your CPR certificate by 12 March.' },
      danger: { title: 'The file did not arrive', text: 'It is over 10 MB. Choose a smaller one.' },
      accent: { title: 'You have an invitation', text: 'Capio would like you to apply.' },
    },
    send: 'Add the certificate',
  },
};
const TONES = ['neutral', 'info', 'success', 'warning', 'danger', 'accent'] as const;

/** Change it with the controls. */
export const Playground: Story = {};

/** Every meaning, each with its icon. */
export const Tones: Story = {
  render: (_args, { globals }) => {
    const { notes } = textsFor(globals, WORDS);
    return (
      <Row column>
        {TONES.map((tone) => (
          <Callout key={tone} tone={tone} title={notes[tone].title}>
            <p>{notes[tone].text}</p>
          </Callout>
        ))}
      </Row>
    );
  },
};

/** With an action. */
export const WithAction: Story = {
  render: (_args, { globals }) => {
    const { notes, send } = textsFor(globals, WORDS);
    return (
      <Callout
        tone="warning"
        title={notes.warning.title}
        actions={
          <Button size="small" variant="secondary">
            {send}
          </Button>
        }
      >
        <p>{notes.warning.text}</p>
      </Callout>
    );
  },
};
