import { type ComponentType, createContext, lazy } from 'react';
import { withWords } from '../../../i18n/withWords';
import { keepTrying } from '../../../lib/keepTrying';
import type { SimilarJobsProps } from './SimilarJobs';

/** Loads the similar jobs of a job's page. */
const loadSimilar = withWords('similar', () => import('./SimilarJobs'));

/**
 * The similar jobs, at the end of a job's page. The server renders them at once; a browser keeps
 * the server's markup and loads their code after the page's, as often as it takes.
 */
export const SimilarPart = createContext<ComponentType<SimilarJobsProps>>(
  lazy(async () => {
    const { SimilarJobs } = await keepTrying(loadSimilar, {
      signal: new AbortController().signal,
      mayPass: () => true,
    });
    return { default: SimilarJobs };
  }),
);
