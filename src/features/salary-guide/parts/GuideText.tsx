import { Accordion, AccordionItem } from '@vikari/ui-kit/Accordion';
import { useWords } from '../../../i18n/intl';
import type { Passage, SalaryQuestion } from '../salaryContent';
import styles from '../salaryGuide.module.css';
import { Part } from './Part';

/** The guide's own words, heading by heading. */
export function GuideText({ passages }: { passages: readonly Passage[] }) {
  return (
    <div id="text" className={styles.part}>
      {passages.map(({ heading, text }) => (
        <div key={heading} className={styles.passage}>
          <h2>{heading}</h2>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Questions that open their answers, with and without a script. */
export function Questions({ questions }: { questions: readonly SalaryQuestion[] }) {
  const { t } = useWords();
  return (
    <Part id="questions" title={t('salaries.questions')}>
      <Accordion>
        {questions.map(({ question, answer }) => (
          <AccordionItem key={question} summary={question} headingLevel={3}>
            <p>{answer}</p>
          </AccordionItem>
        ))}
      </Accordion>
    </Part>
  );
}
