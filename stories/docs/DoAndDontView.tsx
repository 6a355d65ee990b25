import { Icon } from '@vikari/ui-kit/Icon';
import type { ReactNode } from 'react';
import type { Choice, Say } from './choices/choice';
import styles from './docs.module.css';
import { withCode } from './withCode';

interface PictureProps {
  isGood: boolean;
  /** What to do, or not to. */
  text: string;
  lang: 'en' | 'sv';
  children: ReactNode;
}

/** A component used well or badly, marked by an icon and a word. Nothing in it can be operated. */
function Picture({ isGood, text, lang, children }: PictureProps) {
  return (
    <figure className={`${styles.choice} ${isGood ? styles.good : styles.bad}`}>
      <div
        className={`vk-docs-story sb-unstyled ${styles.choiceBox}`}
        lang={lang}
        inert
        aria-hidden="true"
      >
        {children}
      </div>
      <figcaption data-color-scheme="light" data-contrast="normal">
        <strong>
          <Icon name={isGood ? 'success' : 'error'} size="small" />
          {isGood ? 'Do' : 'Don’t'}
        </strong>
        <span>{withCode(text)}</span>
      </figcaption>
    </figure>
  );
}

const english: Say = (text) => text;
const swedish: Say = (_text, text) => text;

/** Choices beside each other: how to make them, and how not to. */
export function DoAndDontView({
  choices,
  lang,
}: {
  choices: readonly Choice[];
  lang: 'en' | 'sv';
}) {
  const say = lang === 'sv' ? swedish : english;
  return choices.map(({ good, bad, drawGood, drawBad }) => (
    <div key={`${good} ${lang}`} className={styles.choices}>
      <Picture isGood text={good} lang={lang}>
        {drawGood(say)}
      </Picture>
      <Picture isGood={false} text={bad} lang={lang}>
        {drawBad(say)}
      </Picture>
    </div>
  ));
}
