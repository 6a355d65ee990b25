import type { Meta, StoryObj } from '@storybook/react-vite';
import { ELEVATIONS } from '../../ui-kit/theme/colorRoles';
import { RADIUS } from '../../ui-kit/theme/scales';
import { FoundationPage, Section } from './parts/FoundationPage';
import styles from './parts/Samples.module.css';
import { TokenTable } from './parts/TokenTable';

const meta = { title: 'Foundations/Shape', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

/** Corners and shadows. */
export const Shape: StoryObj<typeof meta> = {
  render: () => (
    <FoundationPage
      title="Shape and elevation"
      lead="Round without being soft: the bigger the thing, the rounder. At rest everything lies flat behind an edge; a shadow says that something is lifted."
    >
      <Section title="Corners">
        <TokenTable
          caption="Corners"
          prefix="radius"
          tokens={RADIUS}
          sample={(variable) => (
            <span className={styles.corner} style={{ borderRadius: variable }} />
          )}
        />
      </Section>
      <Section title="Elevation">
        <ul className={styles.lifts}>
          {Object.entries(ELEVATIONS).map(([name, use]) => (
            <li key={name} className={styles.lift} style={{ boxShadow: `var(--vk-${name})` }}>
              <code>{`--vk-${name}`}</code>
              <span>{use}</span>
            </li>
          ))}
        </ul>
      </Section>
    </FoundationPage>
  ),
};
