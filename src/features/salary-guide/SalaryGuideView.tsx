import { Badge } from '@vikari/ui-kit/Badge';
import { useWords } from '../../i18n/intl';
import type { Crumb } from '../../lib/page/breadcrumbList';
import { RouterLink } from '../../lib/site/RouterLink';
import { mainAmount } from './figureText';
import { GuideBand } from './parts/GuideBand';
import { Part } from './parts/Part';
import type { SalaryIndexRow } from './salaryData';
import styles from './salaryGuide.module.css';

interface SalaryGuideViewProps {
  rows: readonly SalaryIndexRow[];
  crumbs: readonly Crumb[];
}

const GROUPS = [
  ['nurses', ['nurse', 'specialist_nurse']],
  ['doctors', ['specialist_doctor']],
  ['hired', ['hired']],
] as const;

/** Every page of the guide, with the figure that it begins with. */
export function SalaryGuideView({ rows, crumbs }: SalaryGuideViewProps) {
  const { t } = useWords();
  return (
    <>
      <GuideBand title={t('salaries.title')} lead={t('salaries.lead')} crumbs={crumbs} />
      <div className={styles.content}>
        {GROUPS.map(([group, kinds]) => (
          <Part key={group} id={group} title={t(`salaries.index.${group}`)}>
            <ul className={styles.rows}>
              {rows
                .filter(({ kind }) => kinds.some((one) => one === kind))
                .map((row) => (
                  <IndexRow key={row.path} row={row} />
                ))}
            </ul>
          </Part>
        ))}
        <Part id="read" title={t('salaries.index.read')}>
          <div className={styles.text}>
            <p>{t('salaries.index.read_text')}</p>
            <p>{t('salaries.index.read_group')}</p>
          </div>
        </Part>
      </div>
    </>
  );
}

function IndexRow({ row }: { row: SalaryIndexRow }) {
  const words = useWords();
  const { t } = words;
  const { path, name, figures, whose, unsure } = row;
  const [first] = figures;
  const amount = mainAmount(words, figures);
  return (
    <li className={styles.row}>
      <RouterLink href={path}>{name}</RouterLink>
      {first && amount !== null && (
        <>
          <span className={styles.rowAmount}>{amount}</span>
          <span className={styles.rowNote}>
            <span>
              {t(first.median === null ? 'salaries.index.mean' : 'salaries.index.median', {
                year: first.year,
              })}
            </span>
            {whose !== 'own' && <span>{t(`salaries.index.note.${whose}`)}</span>}
            {unsure && <Badge tone="warning">{t('salaries.unsure')}</Badge>}
          </span>
        </>
      )}
    </li>
  );
}
