import { Button } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { Card } from '@vikari/ui-kit/Card';
import { EmptyState } from '@vikari/ui-kit/EmptyState';
import { ErrorState } from '@vikari/ui-kit/ErrorState';
import { Icon } from '@vikari/ui-kit/Icon';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from '../parts/pattern.module.css';
import type { LoadingTexts } from './texts';
import { useOnline } from './useOnline';
import { DelayedSpinner, ListSkeleton } from './Waiting';

interface LoadedListProps {
  texts: LoadingTexts;
  /** How many there are; rejects when there is no response. */
  load: () => Promise<number>;
  /** Shown while the first response is awaited. */
  waiting: 'skeleton' | 'spinner';
}

/** A part of a page in any state: loading, shown, empty, failed, offline. */
export function LoadedList({ texts, load, waiting }: LoadedListProps) {
  const [count, setCount] = useState<number>();
  const [failed, setFailed] = useState(false);
  const [asking, setAsking] = useState(false);
  const [cutOff, setCutOff] = useState(false);
  const online = useOnline();
  const heading = useRef<HTMLHeadingElement>(null);
  if (!online && !cutOff) setCutOff(true);

  async function ask() {
    setAsking(true);
    try {
      setCount(await load());
      setFailed(false);
    } catch {
      // Data that has been read stays: an old result is better than none.
      setFailed(true);
    } finally {
      setAsking(false);
    }
  }
  const askNow = useEffectEvent(() => void ask());
  useEffect(() => {
    if (online) askNow();
  }, [online]);

  async function handleRetry() {
    await ask();
    // The pressed button may have been removed.
    heading.current?.focus();
  }

  const network = online ? (cutOff ? texts.online : '') : texts.offline;
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <h1 ref={heading} tabIndex={-1}>
        {texts.title}
      </h1>
      <div role="status">
        {network && <Callout tone={online ? 'success' : 'warning'}>{network}</Callout>}
      </div>
      {count === undefined && !failed && waiting === 'skeleton' && (
        <ListSkeleton label={texts.loading} />
      )}
      {count === undefined && !failed && waiting === 'spinner' && (
        <DelayedSpinner label={texts.loading} />
      )}
      {count === undefined && failed && (
        <ErrorState
          title={texts.failedTitle}
          retry={{
            label: texts.retry,
            onRetry: handleRetry,
            retrying: asking,
            retryingLabel: texts.retrying,
          }}
        >
          <p>{texts.failed}</p>
        </ErrorState>
      )}
      {count === 0 && (
        <EmptyState
          icon={<Icon name="briefcase" size="large" />}
          title={texts.emptyTitle}
          actions={<Button href="#jobs">{texts.find}</Button>}
        >
          <p>{texts.empty}</p>
        </EmptyState>
      )}
      {count !== undefined && count > 0 && (
        <div className={styles.stack}>
          <p role="status" className="vk-visually-hidden">
            {texts.found(count)}
          </p>
          {texts.jobs.slice(0, count).map((job) => (
            <Card key={job} className={styles.words}>
              <h2>{job}</h2>
              <p className={styles.lead}>{texts.sent}</p>
            </Card>
          ))}
        </div>
      )}
    </div>
  );
}
