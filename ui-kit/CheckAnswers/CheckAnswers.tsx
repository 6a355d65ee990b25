import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../internal/cx';
import type { HeadingLevel } from '../internal/heading';
import type { WithOlderName } from '../internal/items';
import type { WithLinkComponent } from '../internal/linkComponent';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import { kitTexts } from '../KitProvider/readKit';
import styles from './CheckAnswers.module.css';

/** One given answer. */
export interface CheckAnswer {
  /** The question in short: "E-post". Unique in its list. */
  question: string;
  /** The question's language, where it is not that of the page. */
  questionLang?: string | undefined;
  /** The answer as it will be sent; a text such as "not filled in" when there is none. */
  answer: ReactNode;
  /** Where it can be changed; without it the answer is not a link. */
  changeHref?: string;
}

/** Props of {@link CheckAnswers}; the rest goes to the root. */
export interface CheckAnswersProps
  extends Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'>,
    WithLinkComponent {
  /** The subject of the answers: "Kontaktuppgifter". */
  title: string;
  /** The level of its heading. Default 2. */
  headingLevel?: HeadingLevel;
  /** The questions with their answers, in the order of the form. */
  items: readonly CheckAnswer[];
  /** "Ändra"; the question follows it for screen readers. Default: the KitProvider's. */
  changeLabel?: string;
}

/** A summary of the answers before they are sent, each with a link to change it. */
export function CheckAnswers(props: WithOlderName<CheckAnswersProps, 'answers'>) {
  const {
    title,
    headingLevel = 2,
    items,
    answers = items ?? [],
    changeLabel = kitTexts().checkAnswers.changeLabel,
    linkComponent: Link = 'a',
    ...own
  } = props;
  const { className, ...rest } = own;
  const Heading = `h${headingLevel}` as const;
  return (
    <section {...rest} className={cx(styles.answers, className)}>
      <Heading className={styles.title}>{title}</Heading>
      <dl className={styles.list}>
        {answers.map(({ question, questionLang, answer, changeHref }) => (
          <div key={question} className={styles.row}>
            <dt className={styles.question} lang={questionLang}>
              {question}
            </dt>
            <dd className={styles.answer}>{answer}</dd>
            {changeHref !== undefined && (
              <dd className={styles.change}>
                <Link href={changeHref} className={styles.link}>
                  <span>{changeLabel}</span>
                  <VisuallyHidden lang={questionLang}>{` ${question}`}</VisuallyHidden>
                </Link>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
