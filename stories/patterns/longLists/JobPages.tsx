import { JobCard, JobCardSkeleton } from '@vikari/ui-kit/JobCard';
import { JobList } from '@vikari/ui-kit/JobList';
import { LoadMore } from '@vikari/ui-kit/LoadMore';
import type { Job } from '../filters/jobs';
import { cardOf } from '../filters/names';
import styles from '../parts/pattern.module.css';
import type { ListTexts } from './texts';

interface JobPagesProps {
  texts: ListTexts;
  /** Undefined until the first response. */
  jobs: readonly Job[] | undefined;
  total: number;
  /** The number of placeholders for jobs being read. */
  expected: number;
  loading: boolean;
  onLoadMore: () => void;
  onOpen: (job: Job) => void;
}

/** Cards, then the placeholders of those being read, then the button. */
export function JobPages(props: JobPagesProps) {
  const { texts, jobs, total, expected, loading, onLoadMore, onOpen } = props;
  return (
    <div className={styles.page}>
      <h1>{texts.title}</h1>
      <JobList label={texts.title} busy={jobs === undefined}>
        {[
          ...(jobs ?? []).map((job) => (
            <JobCard
              key={job.id}
              id={job.id}
              headingLevel={2}
              {...cardOf(job, texts)}
              onClick={(event) => {
                event.preventDefault();
                onOpen(job);
              }}
            />
          )),
          ...Array.from({ length: expected }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same and never move
            <JobCardSkeleton key={at} />
          )),
        ]}
      </JobList>
      {jobs === undefined ? (
        <p role="status" className="vk-visually-hidden">
          {texts.loading}
        </p>
      ) : (
        <LoadMore
          shown={jobs.length}
          total={total}
          loading={loading}
          onLoadMore={onLoadMore}
          labels={texts.more}
        />
      )}
    </div>
  );
}
