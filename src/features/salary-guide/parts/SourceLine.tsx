import { Badge } from '@vikari/ui-kit/Badge';
import type { Source } from '#domain/pay/source';
import type { SalarySourceId } from '#domain/salaries/salarySources';
import { isUnsure } from '#domain/salaries/sureness';
import { useWords } from '../../../i18n/intl';
import styles from '../salaryGuide.module.css';
import { sourceTitle } from '../sourceText';

interface SourceLineProps {
  id: SalarySourceId;
  source: Source | undefined;
}

/** Where a figure comes from; an unsure one is marked. */
export function SourceLine({ id, source }: SourceLineProps) {
  const words = useWords();
  if (!source) return null;
  const title = sourceTitle(words, id, source);
  return (
    <span className={styles.source}>
      {source.url === null ? <span>{title}</span> : <a href={source.url}>{title}</a>}
      {isUnsure(source) && <Badge tone="warning">{words.t('salaries.unsure')}</Badge>}
    </span>
  );
}
