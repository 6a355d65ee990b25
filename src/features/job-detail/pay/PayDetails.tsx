import type { PaidOutInLines } from '#domain/pay/payInHand';
import { useWords } from '../../../i18n/intl';
import type { OwnTax } from '../../../lib/pay/ownTax';
import { PayBreakdown } from '../../../lib/pay/PayBreakdown';
import styles from '../jobDetail.module.css';
import { OwnTaxForm } from './OwnTaxForm';

export interface PayDetailsProps {
  own: OwnTax | null;
  onSave: (own: OwnTax) => void;
  onForget: () => void;
  isCompany: boolean;
  /** The rate has a lowest and a highest amount. */
  hasSpan: boolean;
  /** What is paid out at the lowest rate; null until it is computed. */
  lines: PaidOutInLines | null;
}

/** What the reader says of their tax, and the sum line by line. */
export default function PayDetails(props: PayDetailsProps) {
  const { own, onSave, onForget, isCompany, hasSpan, lines } = props;
  const { t } = useWords();
  return (
    <div className={styles.payParts}>
      <OwnTaxForm own={own} onSave={onSave} onForget={onForget} isCompany={isCompany} />
      {lines && (
        <PayBreakdown
          caption={t(hasSpan ? 'pay.job.caption_lowest' : 'pay.job.caption')}
          rows={[
            ...lines.gains,
            { label: t('pay.job.gross'), sum: lines.gross },
            ...lines.taxes,
            { label: t('pay.job.in_hand'), sum: lines.inHand },
          ]}
        />
      )}
    </div>
  );
}
