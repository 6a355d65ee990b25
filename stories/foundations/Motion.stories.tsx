import type { Meta, StoryObj } from '@storybook/react-vite';
import { DURATION, EASING } from '../../ui-kit/theme/motion';
import { FoundationPage, Section } from './parts/FoundationPage';
import styles from './parts/Samples.module.css';
import { TokenTable } from './parts/TokenTable';

const meta = { title: 'Foundations/Motion', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

/** Durations and easings; put the pointer or the focus on a bar. */
export const Motion: StoryObj<typeof meta> = {
  render: () => (
    <FoundationPage
      title="Motion"
      lead="Movement explains where something came from, and is over before it is noticed. With reduced motion every duration is 0: nothing moves, nothing is lost."
    >
      <Section title="Durations" note="Point at a bar, or press it with the keyboard.">
        <TokenTable
          caption="Durations"
          prefix="duration"
          tokens={DURATION}
          sample={(variable, name) => (
            <button
              type="button"
              className={styles.runner}
              style={{ transitionDuration: variable }}
              aria-label={`Play ${name}`}
            />
          )}
        />
      </Section>
      <Section title="Easings">
        <TokenTable
          caption="Easings"
          prefix="easing"
          tokens={EASING}
          sample={(variable, name) => (
            <button
              type="button"
              className={styles.runner}
              style={{ transitionTimingFunction: variable }}
              aria-label={`Play ${name}`}
            />
          )}
        />
      </Section>
    </FoundationPage>
  ),
};
