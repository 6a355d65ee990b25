import { Article } from '@vikari/ui-kit/Article';
import { Callout } from '@vikari/ui-kit/Callout';
import { useWords } from '../../../i18n/intl';
import { TextSections, type TextSectionsProps } from '../text/TextSections';
import styles from './legal.module.css';

export interface LegalTextProps extends TextSectionsProps {
  /** The part of the ids of its texts before the first full stop. */
  part: 'accessibility' | 'privacy' | 'terms';
  /** The day of the last change, `YYYY-MM-DD`. */
  updated: string;
}

/** A legal text with its list of contents, and the notice that it is a draft. */
export function LegalText({ part, sections, updated, ...rest }: LegalTextProps) {
  const { t, intl } = useWords();
  const date = intl.formatDate(updated, { dateStyle: 'long' });
  return (
    <div className={styles.layout}>
      <nav className={styles.contents} aria-labelledby="contents">
        <h2 id="contents">{t(`${part}.contents`)}</h2>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{t(title)}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        <Callout tone="warning" title={t(`${part}.draft.title`)} headingLevel={2}>
          <p>{t(`${part}.draft`)}</p>
        </Callout>
        <Article>
          <TextSections sections={sections} {...rest} />
          <p className={styles.updated}>{t(`${part}.updated`, { date })}</p>
        </Article>
      </div>
    </div>
  );
}
