import type { Fact } from '@vikari/ui-kit/FactList';
import { type GivenAnswers, STRENGTHS } from '#domain/givenReferences/givenReference';
import type { Words } from '../../i18n/intl';
import styles from './givenReferences.module.css';

/** A referee's answers in words, in the order of the form. */
export function answerFacts(answers: GivenAnswers, { t, intl }: Words): Fact[] {
  // A line ends after the dash, and never between a month and its year
  const month = (value: string) =>
    intl
      .formatDate(`${value}-15T12:00:00Z`, { month: 'long', year: 'numeric' })
      .replaceAll(' ', '\u00a0');
  const [from, to] = [month(answers.from), answers.to];
  const typed = (text: string) => (
    <span className={styles.words} translate="no">
      {text}
    </span>
  );
  return [
    {
      term: t('given_references.answer.relation'),
      description: t(`given_references.relation.${answers.relation}`),
    },
    {
      term: t('given_references.answer.period'),
      description:
        to === null
          ? t('given_references.period.now', { from })
          : t('given_references.period', { from, to: month(to) }),
    },
    { term: t('given_references.answer.role'), description: typed(answers.role) },
    { term: t('given_references.answer.work'), description: typed(answers.work) },
    ...STRENGTHS.map((strength) => ({
      term: t(`given_references.answer.${strength}`),
      description: t(`given_references.level.${answers[strength]}`),
    })),
    {
      term: t('given_references.answer.hireAgain'),
      description: t(`given_references.hire.${answers.hireAgain}`),
    },
    {
      term: t('given_references.answer.words'),
      description:
        answers.words === '' ? t('given_references.answer.nothing') : typed(answers.words),
    },
  ];
}
