import { type ComponentType, createContext, lazy } from 'react';
import { withWords } from '../../i18n/withWords';
import type { JobMissingProps } from './JobMissing';

/** Loads what is shown and read instead of a job that is missing. */
export const loadJobMissing = withWords('sheet', () => import('./jobMissingModule'));

/**
 * The page of a job that is missing. The server renders it at once; a browser loads its code when
 * it is needed.
 */
export const JobMissingPart = createContext<ComponentType<JobMissingProps>>(
  lazy(async () => ({ default: (await loadJobMissing()).JobMissing })),
);
