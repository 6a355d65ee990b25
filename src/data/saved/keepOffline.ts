import { postToWorker } from '../../lib/offline/workerMessages';
import { paths } from '../../lib/site/paths';

/** Asks the service worker to keep a job's page for when there is no line, or to let it go. */
export function keepOffline(slug: string | undefined, keep: boolean): void {
  if (slug) postToWorker({ type: keep ? 'keep' : 'drop', urls: [paths.job(slug)] });
}
