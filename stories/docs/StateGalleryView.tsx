import type { Meta, StoryObj } from '@storybook/react-vite';
import { composeStories } from '@storybook/react-vite';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { StoryGlobals } from '../../.storybook/globals';
import { type ComponentState, statesOf } from './componentStates';
import styles from './docs.module.css';
import type { PropsTable } from './kitProps';
import { extendRules, mark, operableIn } from './pseudoStates';

/** The stories of a component. */
export type StoryModule = { default: Meta } & Record<string, StoryObj>;

interface PictureProps {
  state: ComponentState;
  Story: ComponentType<Record<string, unknown>>;
  /** Called once it is drawn, with whether something in it can be operated. */
  onDrawn?: (isOperable: boolean) => void;
}

/** The component in a state. Nothing in it can be operated: its name is said below. */
function Picture({ state, Story, onDrawn }: PictureProps) {
  const box = useRef<HTMLDivElement>(null);
  const { pseudo, args } = state;

  useEffect(() => {
    const picture = box.current;
    if (!picture) return;
    function draw() {
      if (!picture) return;
      onDrawn?.(operableIn(picture) !== null);
      if (!pseudo) return;
      extendRules(document);
      mark(picture, pseudo);
    }
    draw();
    // Parts that come late, and styles with them
    const observer = new MutationObserver(draw);
    observer.observe(picture, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pseudo, onDrawn]);

  return (
    <figure className={styles.state}>
      <div ref={box} className={`vk-docs-story ${styles.stateBox}`} inert aria-hidden="true">
        <Story {...args} />
      </div>
      <figcaption>{state.name}</figcaption>
    </figure>
  );
}

interface GalleryProps {
  table: PropsTable;
  module: StoryModule;
  globals: StoryGlobals;
}

/** Every state of a component beside each other, made of its stories. */
export function StateGalleryView({ table, module, globals }: GalleryProps) {
  const [isOperable, setOperable] = useState(false);
  const stories: Record<string, ComponentType<Record<string, unknown>>> = composeStories(module, {
    initialGlobals: { ...globals },
  });
  const [First] = Object.values(stories);
  if (!First) return null;
  // Radio buttons of one name would be one group across the pictures
  const hasName = table.rows.some((row) => row.name === 'name');
  return (
    <div className={`sb-unstyled ${styles.states}`} lang={globals.locale === 'sv' ? 'sv' : 'en'}>
      {statesOf(table, Object.keys(stories), isOperable).map((state) => {
        const own = state.stories.find((name) => name in stories);
        const args = own === undefined ? state.args : {};
        return (
          <Picture
            key={`${state.name} ${globals.locale}`}
            state={{ ...state, args: hasName ? { ...args, name: `state-${state.name}` } : args }}
            Story={(own === undefined ? undefined : stories[own]) ?? First}
            {...(state.name === 'Rest' && { onDrawn: setOperable })}
          />
        );
      })}
    </div>
  );
}
