import { Button } from '@vikari/ui-kit/Button';
import { Icon } from '@vikari/ui-kit/Icon';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { JOBS, type Job } from '../filters/jobs';
import { cardOf } from '../filters/names';
import styles from '../parts/pattern.module.css';
import { JobPages } from './JobPages';
import type { ListTexts } from './texts';

/** The page size. */
export const PAGE_SIZE = 12;

interface LongListProps {
  texts: ListTexts;
  /** Resolves when the next page has been read. */
  fetchPage: () => Promise<void>;
  /** False: the first page is still being read. Default true. */
  ready?: boolean;
}

/** One job on its own page; its heading gets the focus, as on any new page. */
function JobPage({ job, texts, onBack }: { job: Job; texts: ListTexts; onBack: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <div>
        <Button variant="quiet" startIcon={<Icon name="arrow-left" />} onClick={onBack}>
          {texts.back}
        </Button>
      </div>
      <h1 ref={heading} tabIndex={-1}>
        {cardOf(job, texts).title}
      </h1>
      <p>{texts.detail}</p>
    </div>
  );
}

/** A list that grows by a button and is restored as it was left. */
export function LongList({ texts, fetchPage, ready = true }: LongListProps) {
  const [shown, setShown] = useState(PAGE_SIZE);
  const [loading, setLoading] = useState(false);
  const [opened, setOpened] = useState<Job | null>(null);
  const left = useRef<{ id: string; scroll: number } | null>(null);

  // Before the browser paints, so that the top of the list is not shown after Back.
  useLayoutEffect(() => {
    if (opened !== null || left.current === null) return;
    const { id, scroll } = left.current;
    left.current = null;
    window.scrollTo(0, scroll);
    document.getElementById(id)?.querySelector('a')?.focus({ preventScroll: true });
  }, [opened]);

  async function handleMore() {
    setLoading(true);
    await fetchPage();
    setShown(Math.min(shown + PAGE_SIZE, JOBS.length));
    setLoading(false);
  }

  if (opened) return <JobPage job={opened} texts={texts} onBack={() => setOpened(null)} />;
  return (
    <JobPages
      texts={texts}
      jobs={ready ? JOBS.slice(0, shown) : undefined}
      total={JOBS.length}
      expected={ready ? (loading ? Math.min(PAGE_SIZE, JOBS.length - shown) : 0) : PAGE_SIZE}
      loading={loading}
      onLoadMore={handleMore}
      onOpen={(job) => {
        left.current = { id: job.id, scroll: window.scrollY };
        setOpened(job);
      }}
    />
  );
}
