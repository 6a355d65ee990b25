import { Canvas, Description, useOf } from '@storybook/addon-docs/blocks';
import type { ModuleExport } from 'storybook/internal/types';
import styles from './docs.module.css';

/** A phone's story is in a frame of its own: the window of the page around it is no phone's. */
const PHONE = { inline: false, height: '640px' };

/** A story with its name and the sentence of its doc comment above it. */
export function Example({ of }: { of: ModuleExport }) {
  const { story } = useOf(of, ['story']);
  const isPhone = story.storyGlobals?.viewport?.value === 'phone';
  return (
    <section>
      <h3 className={styles.title}>{story.name}</h3>
      <Description of={of} />
      {isPhone ? <Canvas of={of} story={PHONE} /> : <Canvas of={of} />}
    </section>
  );
}
