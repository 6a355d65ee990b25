import { AccordionItem } from '@vikari/ui-kit/Accordion';
import { DataTable } from '@vikari/ui-kit/DataTable';
import { Spinner } from '@vikari/ui-kit/Spinner';
import { Suspense, useState } from 'react';
import type { PayLine } from '#domain/pay/payLine';
import { useWords } from '../../i18n/intl';
import { lazyPart } from '../late/lazyPart';
import { kronorParts } from './amountText';
import { computedText } from './lineText';
import styles from './PayBreakdown.module.css';
import { ruleText } from './ruleText';

const PaySources = lazyPart(async () => (await import('./PaySources')).PaySources, {
  server: 'nothing',
});

/** A row that sums up those above it. */
interface PaySum {
  /** "I handen" */
  label: string;
  /** SEK; null when one of the lines is not known. */
  sum: number | null;
}

export interface PayBreakdownProps {
  /** What is computed: "Uppdraget i handen". */
  caption: string;
  /** Lines and sums in the order in which they are shown. */
  rows: readonly (PayLine | PaySum)[];
}

const isLine = (row: PayLine | PaySum): row is PayLine => 'rule' in row;

/**
 * What a pay or a tax consists of, line by line, with what each is computed from and where the
 * figures come from. Its part of the texts is `pay`.
 */
export function PayBreakdown({ caption, rows }: PayBreakdownProps) {
  const { t, intl } = useWords();
  const [areSourcesOpen, setSourcesOpen] = useState(false);
  return (
    <div className={styles.breakdown}>
      <DataTable
        caption={caption}
        locale={intl.locale}
        rows={rows.map((row, index) => ({ row, key: String(index) }))}
        rowKey={({ key }) => key}
        isSum={({ row }) => !isLine(row)}
        columns={[
          {
            id: 'line',
            header: t('pay.breakdown.line'),
            cell: ({ row }) => (isLine(row) ? <LineName line={row} /> : row.label),
          },
          {
            id: 'amount',
            header: t('pay.breakdown.amount'),
            align: 'end',
            cell: ({ row }) => <Amount amount={isLine(row) ? row.amount : row.sum} />,
          },
        ]}
      />
      <AccordionItem summary={t('pay.sources')} open={areSourcesOpen} onOpenChange={setSourcesOpen}>
        {areSourcesOpen && (
          <Suspense fallback={<Spinner label={t('pay.sources.loading')} />}>
            <PaySources lines={rows.filter(isLine)} />
          </Suspense>
        )}
      </AccordionItem>
    </div>
  );
}

function LineName({ line }: { line: PayLine }) {
  const words = useWords();
  const computed = computedText(words, line);
  return (
    <>
      <span>{ruleText(words, line)}</span>
      {computed !== undefined && <span className={styles.computed}>{` ${computed}`}</span>}
    </>
  );
}

/** The amount of a line or a sum; an unknown one in words. */
function Amount({ amount }: { amount: number | null }) {
  const words = useWords();
  if (amount === null) return <span>{words.t('pay.breakdown.unknown')}</span>;
  return (
    <span className={styles.amount}>
      {kronorParts(words, amount).map(({ type, value }, index) => {
        // Parts of one amount in a fixed order: the index identifies them.
        const key = index;
        return type === 'group' ? (
          <span key={key} className={styles.group}>
            {value}
          </span>
        ) : (
          <span key={key}>{value}</span>
        );
      })}
    </span>
  );
}
