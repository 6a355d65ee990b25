import { type ComponentType, createContext, lazy } from 'react';
import { keepTrying } from '../../../lib/keepTrying';
import type { SimilarJobsProps } from './SimilarJobs';

const loadSimilar = () => import('./SimilarJobs');

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
