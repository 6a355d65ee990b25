import { FactList } from '@vikari/ui-kit/FactList';
import type { GivenAnswers } from '#domain/givenReferences/givenReference';
import { useWords } from '../../i18n/intl';
import { answerFacts } from './answerFacts';
import styles from './givenReferences.module.css';

/** A referee's answers, as they are read before signing and afterwards. */
export function AnswerList({ answers }: { answers: GivenAnswers }) {
  const words = useWords();
  return <FactList layout="columns" className={styles.wide} facts={answerFacts(answers, words)} />;
}
