import type { Meta, StoryObj } from '@storybook/react-vite';
import { FONT_WEIGHTS, TEXT_STYLES } from '../../ui-kit/theme/typography';
import { textsFor } from '../lib/texts';
import { FoundationPage, Section } from './parts/FoundationPage';
import { TokenTable } from './parts/TokenTable';
import styles from './parts/TypeScale.module.css';

const meta = { title: 'Foundations/Type', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

const WORDS = {
  sv: { line: 'Nattsköterska sökes till Ängelholm', prices: ['710 kr/h', '1 111 kr', '88 %'] },
  en: { line: 'Night nurse wanted in Ängelholm', prices: ['SEK 710/h', 'SEK 1,111', '88%'] },
};

/** The scale, in the one shipped family. */
export const Scale: StoryObj<typeof meta> = {
  render: (_args, { globals }) => {
    const words = textsFor(globals, WORDS);
    return (
      <FoundationPage
        title="Type"
        lead="Schibsted Grotesk, a Nordic newspaper face: open shapes, a big x-height, and å, ä and ö drawn with care. One variable file for every weight, with a stand-in of the same measures while it loads."
      >
        <Section title="Styles" note="Write the whole style at once: font: var(--vk-type-body).">
          <ul className={styles.scale}>
            {Object.entries(TEXT_STYLES).map(([name, { size, lineHeight, use }]) => (
              <li key={name} className={styles.row}>
                <span className={styles.meta}>
                  <code>{`--vk-type-${name}`}</code>
                  <span>
                    {size} / {lineHeight}
                  </span>
                  <span>{use}</span>
                </span>
                <span
                  className={styles.sample}
                  style={{
                    font: `var(--vk-type-${name})`,
                    letterSpacing: name === 'display' ? 'var(--vk-tracking-display)' : undefined,
                  }}
                >
                  {words.line}
                </span>
              </li>
            ))}
          </ul>
        </Section>
        <Section title="Weights">
          <TokenTable
            caption="Weights"
            prefix="font-weight"
            tokens={FONT_WEIGHTS}
            sample={(variable) => (
              <span style={{ font: 'var(--vk-type-lead)', fontWeight: variable }}>
                {words.line}
              </span>
            )}
          />
        </Section>
        <Section
          title="Figures"
          note="Sums and times in a column take figures of equal width: font-variant-numeric: tabular-nums."
        >
          <ul className={styles.figures}>
            {words.prices.map((price) => (
              <li key={price}>{price}</li>
            ))}
          </ul>
        </Section>
      </FoundationPage>
    );
  },
};
