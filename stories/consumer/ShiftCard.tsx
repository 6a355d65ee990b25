import { Button } from '@vikari/ui-kit/Button';
import { Card } from '@vikari/ui-kit/Card';
import { Icon } from '@vikari/ui-kit/Icon';
import { StatusPill } from '@vikari/ui-kit/StatusPill';
import { type Ref, useId } from 'react';
import type { BoardTexts } from './boardTexts';
import { dayText } from './days';
import styles from './ShiftBoard.module.css';
import type { Shift } from './shifts';

interface ShiftCardProps {
  shift: Shift;
  texts: BoardTexts;
  locale: string;
  headingRef: Ref<HTMLHeadingElement>;
  onFill: () => void;
}

/** One shift: the profession, the time, and who works it, if anyone. */
export function ShiftCard({ shift, texts, locale, headingRef, onFill }: ShiftCardProps) {
  const titleId = useId();
  const { role, day, from, to, colleague } = shift;
  const when = `${dayText(day, locale)}, ${from}–${to}`;
  return (
    <Card element="article" aria-labelledby={titleId} className={styles.card}>
      <h2 id={titleId} ref={headingRef} tabIndex={-1}>
        {texts.roles[role]}
      </h2>
      <p className={styles.when}>
        <Icon name="calendar" size="small" />
        {when}
      </p>
      {colleague === null ? (
        <div className={styles.foot}>
          <StatusPill tone="warning">{texts.free}</StatusPill>
          <Button
            size="small"
            aria-label={texts.fillNamed(`${texts.roles[role]}, ${when}`)}
            onClick={onFill}
          >
            {texts.fill}
          </Button>
        </div>
      ) : (
        <div className={styles.foot}>
          <StatusPill tone="success">{texts.taken(colleague)}</StatusPill>
        </div>
      )}
    </Card>
  );
}
