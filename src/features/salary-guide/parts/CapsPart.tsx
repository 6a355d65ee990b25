import { DataTable } from '@vikari/ui-kit/DataTable';
import type { PriceCap } from '#domain/salaries/priceCaps';
import { useWords } from '../../../i18n/intl';
import { kr } from '../figureText';
import type { SalaryData } from '../salaryData';
import styles from '../salaryGuide.module.css';
import { Part } from './Part';
import { SourceLine } from './SourceLine';

/** A price cap with the name of its row. */
type NamedCap = PriceCap & { name: string };

interface CapsPartProps extends Pick<SalaryData, 'sources'> {
  /** Empty where the price is not known. */
  caps: readonly NamedCap[];
}

/** What the national agreement lets a region pay an agency for an hour. */
export function CapsPart({ caps, sources }: CapsPartProps) {
  const words = useWords();
  const { t, intl } = words;
  const [first] = caps;
  return (
    <Part id="caps" title={t('salaries.caps')}>
      {first ? (
        <>
          <p className={styles.text}>{t('salaries.caps.text', { year: first.year })}</p>
          <DataTable
            caption={t('salaries.caps.caption', { year: first.year })}
            narrow="stack"
            locale={intl.locale}
            rows={caps}
            rowKey={({ name }) => name}
            columns={[
              { id: 'level', header: t('salaries.caps.level'), cell: ({ name }) => name },
              ...(['zone1', 'zone2', 'zone3'] as const).map((zone, at) => ({
                id: zone,
                header: t(`salaries.caps.${zone}`),
                align: 'end' as const,
                cell: ({ zones }: NamedCap) => kr(words, zones[at] ?? 0),
              })),
            ]}
          />
          <SourceLine id={first.source} source={sources[first.source]} />
        </>
      ) : (
        <p className={styles.text}>{t('salaries.caps.none')}</p>
      )}
    </Part>
  );
}
