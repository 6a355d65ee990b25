import { postToWorker } from '../../lib/offline/workerMessages';
import { paths } from '../../lib/site/paths';

/** Tells the service worker to store a job's page for offline reading, or to delete it. */
export function keepOffline(slug: string | undefined, keep: boolean): void {
  if (slug) postToWorker({ type: keep ? 'keep' : 'drop', urls: [paths.job(slug)] });
}
