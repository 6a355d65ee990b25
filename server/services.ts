import { createGauges } from './gauges';
import type { CallerReader } from './http/api';
import type { Route } from './http/route';
import { every } from './lib/timers';
import type { liveRoutes } from './live/live.routes';
import type { GaugeSource } from './metrics/metrics';
import { createParts, type PartsDeps } from './parts';
import { type Plugin, pluginsOf } from './plugins';
import { routesOf } from './routes';
import { createTimers, type Timers } from './timers';

/** The services over one database, ready for the app. */
export interface Services {
  routes: Route[];
  readers: CallerReader;
  /** Origins besides the site's own that a form may submit to. */
  formTargets(): readonly string[];
  plugins: Plugin[];
  /** This node's values in `/metrics`. */
  gauges: readonly GaugeSource[];
  /** Called, without details, when applications were made or moved, and messages sent. */
  onApplications(listener: () => void): void;
  /** The background tasks and their intervals, by name. */
  timers: Timers;
  /** Stops the background work; the database itself stays open. */
  stop(): Promise<void>;
}

/** Creates the services over a database, their endpoints, and starts the background work. */
export async function createServices(deps: PartsDeps): Promise<Services> {
  const parts = await createParts(deps);
  const { onError, reader, messaging } = parts;
  const timers = createTimers({ ...parts, ...messaging.timed });
  const stopTimers = every(Object.values(timers), onError);

  let live: ReturnType<typeof liveRoutes> | null = null;

  return {
    readers: parts.readers,
    routes: routesOf(parts),
    formTargets: parts.identity.formTargets,
    timers,
    plugins: pluginsOf(parts, {
      onLive: (routes) => {
        live = routes;
      },
    }),
    gauges: createGauges({ ...parts, openStreams: () => live?.openStreams() ?? 0 }),
    onApplications(listener) {
      reader.subscribe({}, (changes) => {
        if (changes.some(({ type }) => type === 'application' || type === 'chat_message')) {
          listener();
        }
      });
    },
    async stop() {
      stopTimers();
      await parts.inspector.stop();
      await parts.privacy.stop();
      await parts.mail.stop();
      await messaging.stop();
      await parts.feed.stop();
      await parts.firestore?.publisher.stop();
      await reader.stop();
    },
  };
}
