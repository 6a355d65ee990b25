import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from '@vikari/ui-kit/Logo';
import { FoundationPage, Section } from './parts/FoundationPage';
import styles from './parts/LogoBoard.module.css';

const meta = {
  title: 'Foundations/Logo',
  component: Logo,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Logo>;
export default meta;

/** The word, the mark and the app icon. */
export const Logos: StoryObj<typeof meta> = {
  render: () => (
    <FoundationPage
      title="Logo"
      lead="The V is a valley at the horizon with the sun coming up in it, one shift taking over from the other; look again and it is a person with raised arms."
    >
      <Section title="Word">
        <div className={styles.boards}>
          <div className={styles.paper}>
            <Logo className={styles.big} label="Vikari" />
          </div>
          <div className={styles.night} data-surface="night">
            <Logo className={styles.big} label="Vikari" />
          </div>
        </div>
      </Section>
      <Section title="Mark" note="Where the word has no room. It stays readable down to 16 px.">
        <div className={styles.boards}>
          <div className={styles.paper}>
            <Logo variant="mark" className={styles.big} label="Vikari" />
            <Logo variant="mark" label="Vikari" />
            <Logo variant="mark" className={styles.small} label="Vikari" />
          </div>
          <div className={styles.paper}>
            <img src="/favicon.svg" alt="App icon, large" width={96} height={96} />
            <img src="/favicon.svg" alt="App icon" width={48} height={48} />
            <img src="/favicon.svg" alt="Favicon" width={16} height={16} />
          </div>
        </div>
      </Section>
      <Section
        title="Room"
        note="Keep half the logo’s height free on every side. Never recolour the sun, never put the logo on the apricot."
      >
        <div className={styles.paper}>
          <span className={styles.clear}>
            <Logo label="Vikari" />
          </span>
        </div>
      </Section>
    </FoundationPage>
  ),
};
