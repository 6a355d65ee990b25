import { Canvas, Description, useOf } from '@storybook/addon-docs/blocks';
import type { ModuleExport } from 'storybook/internal/types';
import styles from './docs.module.css';

/** A story with its name and the sentence of its doc comment above it. */
export function Example({ of }: { of: ModuleExport }) {
  const { story } = useOf(of, ['story']);
  return (
    <section>
      <h3 className={styles.title}>{story.name}</h3>
      <Description of={of} />
      <Canvas of={of} />
    </section>
  );
}
