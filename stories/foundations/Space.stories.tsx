import type { Meta, StoryObj } from '@storybook/react-vite';
import { BREAKPOINTS } from '../../ui-kit/theme/breakpoints';
import { SIZE, SPACE } from '../../ui-kit/theme/scales';
import { STACKING } from '../../ui-kit/theme/stacking';
import { FoundationPage, Section } from './parts/FoundationPage';
import styles from './parts/Samples.module.css';
import { TokenTable } from './parts/TokenTable';

const meta = { title: 'Foundations/Space', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

const LAYERS = Object.fromEntries(
  Object.entries(STACKING).map(([name, { value, use }]) => [name, { value: `${value}`, use }]),
);

/** Distances, sizes, breakpoints and layers. */
export const Space: StoryObj<typeof meta> = {
  render: () => (
    <FoundationPage
      title="Space and layout"
      lead="A grid of 4 px. A component has no outer margin: who places it gives the distance, with gap."
    >
      <Section title="Distances">
        <TokenTable
          caption="Distances"
          prefix="space"
          tokens={SPACE}
          sample={(variable) => <span className={styles.bar} style={{ inlineSize: variable }} />}
        />
      </Section>
      <Section title="Sizes">
        <TokenTable
          caption="Sizes"
          prefix="size"
          tokens={SIZE}
          sample={(variable) => (
            <span className={styles.bar} style={{ inlineSize: `min(${variable}, 160px)` }} />
          )}
        />
      </Section>
      <Section
        title="Breakpoints"
        note="Phone below 768, tablet below 1024, computer from there on; the content stops growing at 1440 and works from 320."
      >
        <ul>
          {Object.entries(BREAKPOINTS).map(([name, width]) => (
            <li key={name} className={styles.item}>
              <code>{`@media (min-width: ${width}px)`}</code> {name}
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="Layers"
        note="Bottom to top. Modals start at 100; what opens inside one, at 200."
      >
        <TokenTable
          caption="Layers"
          prefix="z"
          tokens={LAYERS}
          sample={(_variable, name) => <span className={styles.layer}>{name}</span>}
        />
      </Section>
    </FoundationPage>
  ),
};
