import { Button } from '@vikari/ui-kit/Button';
import { Card } from '@vikari/ui-kit/Card';
import { useModals } from '@vikari/ui-kit/ModalStack';
import { StatusPill } from '@vikari/ui-kit/StatusPill';
import { useRef, useState } from 'react';
import styles from '../parts/pattern.module.css';
import { ConfirmWithdraw } from './ConfirmWithdraw';
import type { ModalTexts } from './texts';

/** A list whose items can be withdrawn, after a question. */
export function WithdrawPage({ texts }: { texts: ModalTexts['withdraw'] }) {
  const modals = useModals();
  const [withdrawn, setWithdrawn] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');
  const headings = useRef(new Map<string, HTMLHeadingElement>());

  async function handleWithdraw(job: string) {
    const sure = await modals.open(ConfirmWithdraw, { job, texts }, { id: 'withdraw' });
    if (!sure) return;
    setWithdrawn([...withdrawn, job]);
    setSaid(texts.said(job));
    // The button that opened the question has been removed: its row gets the focus.
    headings.current.get(job)?.focus();
  }

  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <h1>{texts.title}</h1>
      <p role="status" className="vk-visually-hidden">
        {said}
      </p>
      {texts.jobs.map(({ title, workplace }) => (
        <Card key={title} className={`${styles.row} ${styles.between}`}>
          <div className={styles.words}>
            <h2
              tabIndex={-1}
              ref={(element) => {
                if (element) headings.current.set(title, element);
              }}
            >
              {title}
            </h2>
            <p className={styles.lead}>{workplace}</p>
          </div>
          {withdrawn.includes(title) ? (
            <StatusPill>{texts.withdrawn}</StatusPill>
          ) : (
            <div className={styles.row}>
              <StatusPill status="candidate">{texts.applied}</StatusPill>
              <Button
                size="small"
                variant="secondary"
                aria-label={`${texts.action}: ${title}`}
                onClick={() => handleWithdraw(title)}
              >
                {texts.action}
              </Button>
            </div>
          )}
        </Card>
      ))}
    </div>
  );
}
