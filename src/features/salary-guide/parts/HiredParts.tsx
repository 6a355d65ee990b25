import { DataTable } from '@vikari/ui-kit/DataTable';
import { AGREEMENT_YEAR, type SupplementHours } from '#domain/salaries/priceCaps';
import { useWords } from '../../../i18n/intl';
import { kr, krSpan } from '../figureText';
import type { HiredData, SalaryData } from '../salaryData';
import styles from '../salaryGuide.module.css';
import { CapsPart } from './CapsPart';
import { Part } from './Part';
import { SourceLine } from './SourceLine';

interface HiredPartsProps {
  hired: HiredData;
  sources: SalaryData['sources'];
}

/** What is only on the pages about hired staff. */
export function HiredParts({ hired, sources }: HiredPartsProps) {
  const words = useWords();
  const { t } = words;
  const { margin } = hired;
  const [low, high] = margin.percent;
  const caps = hired.caps.map((cap) => ({ ...cap, name: t(`salaries.cap.${cap.level}`) }));
  return (
    <>
      <CapsPart caps={caps} sources={sources} />
      {hired.supplements.length > 0 && (
        <Supplements supplements={hired.supplements} sources={sources} />
      )}
      <Part id="margin" title={t('salaries.margin')}>
        <p className={styles.text}>
          {t('salaries.margin.text', {
            low,
            high,
            price: kr(words, margin.price),
            rest: krSpan(words, margin.low, margin.high),
          })}
        </p>
        <SourceLine id="agency_margin" source={sources.agency_margin} />
      </Part>
      <Offers offers={hired.offers} sources={sources} />
    </>
  );
}

interface SupplementsProps {
  supplements: readonly { hours: SupplementHours; amount: number }[];
  sources: SalaryData['sources'];
}

function Supplements({ supplements, sources }: SupplementsProps) {
  const words = useWords();
  const { t, intl } = words;
  return (
    <Part id="supplements" title={t('salaries.supplements')}>
      <p className={styles.text}>{t('salaries.supplements.text')}</p>
      <DataTable
        caption={t('salaries.supplements.caption', { year: AGREEMENT_YEAR })}
        locale={intl.locale}
        rows={supplements}
        rowKey={({ hours }) => hours}
        columns={[
          {
            id: 'hours',
            header: t('salaries.supplements.hours'),
            cell: ({ hours }) => t(`salaries.supplement.${hours}`),
          },
          {
            id: 'amount',
            header: t('salaries.supplements.amount'),
            align: 'end',
            cell: ({ amount }) => kr(words, amount),
          },
        ]}
      />
      <SourceLine id="price_list_nurses" source={sources.price_list_nurses} />
    </Part>
  );
}

function Offers({ offers, sources }: Pick<HiredData, 'offers'> & Pick<SalaryData, 'sources'>) {
  const words = useWords();
  const { t, intl } = words;
  return (
    <Part id="offers" title={t('salaries.offers')}>
      <p className={styles.text}>{t('salaries.offers.text')}</p>
      <DataTable
        caption={t('salaries.offers.caption')}
        narrow="stack"
        locale={intl.locale}
        rows={offers}
        rowKey={({ of }) => of}
        columns={[
          {
            id: 'of',
            header: t('salaries.offers.of'),
            cell: ({ of }) => t(`salaries.offer.${of}`),
          },
          {
            id: 'amount',
            header: t('salaries.offers.amount'),
            align: 'end',
            cell: ({ low, high, unit }) =>
              t(`salaries.per.${unit}`, { amount: krSpan(words, low, high) }),
          },
          {
            id: 'source',
            header: t('salaries.years.source'),
            cell: ({ source }) => <SourceLine id={source} source={sources[source]} />,
          },
        ]}
      />
    </Part>
  );
}
