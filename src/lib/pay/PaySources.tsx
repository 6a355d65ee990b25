import type { PayLine } from '#domain/pay/payLine';
import { SOURCES, type SourceId } from '#domain/pay/sources';
import { useWords } from '../../i18n/intl';
import styles from './PayBreakdown.module.css';
import { ruleText } from './ruleText';

/** The lines of each source, in the order in which they are shown. */
function linesBySource(lines: readonly PayLine[]): Map<SourceId, PayLine[]> {
  const found = new Map<SourceId, PayLine[]>();
  for (const line of lines) {
    if (line.source === null) continue;
    found.set(line.source, [...(found.get(line.source) ?? []), line]);
  }
  return found;
}

/** Each source with its address, what it is used for and how sure it is. */
export function PaySources({ lines }: { lines: readonly PayLine[] }) {
  const words = useWords();
  const { t, intl } = words;
  const sources = [...linesBySource(lines)];
  if (sources.length === 0) return <p>{t('pay.sources.none')}</p>;
  return (
    <ul className={styles.sources}>
      {sources.map(([id, used]) => {
        const { title, url, confidence } = SOURCES[id];
        const rules = intl.formatList([...new Set(used.map((line) => ruleText(words, line)))]);
        const year = intl.formatList([...new Set(used.map((line) => String(line.year)))]);
        return (
          <li key={id}>
            {url === null ? <span>{title}</span> : <a href={url}>{title}</a>}
            <p>
              {`${t('pay.sources.used_for', { rules, year })} ${t(`pay.sources.${confidence}`)}`}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
