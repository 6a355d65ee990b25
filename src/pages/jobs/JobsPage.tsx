import { filterJobs } from '#domain/api/portal';
import { pageLoader } from '../../app/pageLoader';
import { useApi } from '../../data/useApi';

export const loader = pageLoader(async (prefetch) => {
  await prefetch.read(filterJobs, {});
});

/** Every open job. */
export function Component() {
  const { data } = useApi(filterJobs, {});
  return (
    <ul>
      {data?.results.map((job) => (
        <li key={job.id}>{job.title}</li>
      ))}
    </ul>
  );
}
