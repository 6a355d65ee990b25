import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type AppDeps, buildApp } from './app';
import { createServices } from './composition/services';
import type { Config } from './config/config';
import { CONTENT_FOLDER } from './content/contentFiles';
import { importContent } from './content/importContent';
import { seedDemo } from './demo/seed';
import { startRecruiterOf } from './demo/startRecruiter';
import { clockGauges, clockHealth, measureAgain } from './http/clockHealth';
import { createHttpServers } from './http/httpServers';
import { listen, urlOfPlace } from './http/listen';
import { type Clock, type SteadyClock, systemClock } from './lib/clock';
import { SECOND } from './lib/time';
import { createMetrics, type Observe } from './metrics/metrics';
import { nodeGauges } from './metrics/nodeGauges';
import { databaseHealth } from './storage/databaseHealth';
import { createHeldClock } from './storage/heldClock';
import { measuredDatabase } from './storage/measuredDatabase';
import { openDatabase } from './storage/openDatabase';
import { ownConnection } from './storage/ownConnection';
import type { LineLimits } from './storage/postgresLine';
import { watchStore } from './storage/storeWatch';
import { folderProbe, serverProbe } from './storage/writeProbe';
import type { ClientErrorReport } from './v2/clientErrors.routes';

export interface RunningServer {
  app: FastifyInstance;
  /** The address it listens at. */
  url: string;
  close(): Promise<void>;
}

export interface StartOptions extends Pick<AppDeps, 'site' | 'middleware' | 'logTo'> {
  /**
   * Milliseconds to wait for the lists before it listens; until they are whole when absent. What
   * comes before says of the lists that they are being read in.
   */
  waitForLists?: number;
  /** Called with each step that takes a while. */
  onProgress?: (message: string) => void;
  /** The node's own clock, which is held to the store's. */
  clock?: Clock & SteadyClock;
  /** How long PostgreSQL is waited for; the usual limits when absent. */
  storeLimits?: LineLimits;
}

/**
 * Milliseconds for what still runs when every request is answered or cut. A hanging statement would
 * keep the database open for ever; exiting the process rolls it back.
 */
const CLOSE_MS = 5_000;

/** Runs the steps in order; a failed step is reported and does not stop the next. */
async function runAll(
  steps: readonly (() => Promise<unknown>)[],
  onError: (error: unknown) => void,
): Promise<void> {
  for (const step of steps) await step().catch(onError);
}

/** Opens the database, seeds the demo run, creates everything and listens. */
export async function startServer(
  config: Config,
  {
    onProgress = () => undefined,
    waitForLists,
    storeLimits,
    clock: own = systemClock,
    ...options
  }: StartOptions,
): Promise<RunningServer> {
  const opened = await openDatabase(config, { onProgress, ...(storeLimits && { storeLimits }) });
  let report = (error: unknown, _task?: string): void => console.error(error);
  const metrics = config.metricsToken === null ? undefined : createMetrics();
  // A run without a collector does not load its packages
  const recorder =
    config.otlpEndpoint === null
      ? undefined
      : (await import('./metrics/openTelemetry')).openTelemetry(config.otlpEndpoint, (error) =>
          onError(error, 'traces'),
        );
  const observers = [metrics?.observe, recorder].filter((one) => one !== undefined);
  const observe = (kind: 'statement' | 'call'): Observe => {
    return (...what) => observers.forEach((one) => void one[kind](...what));
  };
  const asked = config.databaseUrl === null ? null : ownConnection(config.databaseUrl, storeLimits);
  const onError = (error: unknown, task?: string): void => {
    metrics?.countError(task);
    report(error, task);
  };
  const clock = createHeldClock({
    db: asked ?? opened,
    own,
    confirmed: config.clockConfirmed,
    onDoubt: (message) => onError(new Error(message), 'clock'),
  });
  const store = watchStore(
    observers.length > 0 ? measuredDatabase(opened, observe('statement')) : opened,
    clock,
    asked ?? opened,
  );
  const { db } = store;
  /**
   * In order of shutdown: first the clients, then the server, then the services and the database.
   */
  const asking: (() => Promise<unknown>)[] = [];
  const behind: (() => Promise<unknown>)[] = [
    async () => {
      store.stop();
      await asked?.close();
      await db.close();
    },
    ...(recorder ? [() => recorder.stop()] : []),
  ];
  let isStopping = false;
  let closing: Promise<void> | null = null;
  const closeAll = async (): Promise<void> => {
    isStopping = true;
    // Balancers learn of it before anybody is refused
    if (asking.length > 0) await wait(config.drainSeconds * SECOND);
    await runAll(asking, onError);
    const late = wait(CLOSE_MS, 'late', { ref: false });
    if ((await Promise.race([runAll(behind, onError), late])) === 'late') {
      onError(new Error('The database did not close in time; what still ran is rolled back.'));
    }
  };
  const close = (): Promise<void> => {
    closing ??= closeAll();
    return closing;
  };
  try {
    await clock.measure().catch(onError);
    behind.unshift(measureAgain(clock, onError));
    if (config.mode === 'demo') await seedDemo(db, { clock, onProgress });
    for (const fault of (await importContent(db, CONTENT_FOLDER)).faults) onError(fault);
    let warnOfClient = (_report: ClientErrorReport): void => undefined;
    const healthy = databaseHealth(asked ?? opened, {
      write: asked ? serverProbe(asked) : folderProbe(config.dataDir),
      clock,
    });
    const services = await createServices({
      healthy,
      store,
      config,
      db,
      clock,
      doubt: () => clock.doubt,
      onError,
      onProgress,
      onClientError: (clientError) => warnOfClient(clientError),
      ...(observers.length > 0 && { observeCall: observe('call') }),
      ...(waitForLists !== undefined && { waitForLists }),
    });
    behind.unshift(() => services.stop());
    metrics?.addGauges([
      ...services.gauges,
      ...nodeGauges({ ...config, usage: opened.usage }),
      ...clockGauges(clock),
    ]);
    const servers = createHttpServers();
    const app = await buildApp({
      servers,
      config,
      clock,
      routes: services.routes,
      readers: services.readers,
      plugins: services.plugins,
      formTargets: services.formTargets,
      ...(metrics && { metrics }),
      store,
      healthy,
      healthParts: [...services.healthParts, clockHealth(clock)],
      isStopping: () => isStopping,
      ...(recorder && { recorder }),
      listsLoading: services.listsLoading,
      ...options,
    });
    report = (error, task) => app.log.error({ err: error, task }, 'background work failed');
    warnOfClient = (clientError) =>
      app.log.warn({ clientError }, 'a page could not start in a browser');
    asking.unshift(() => app.close());
    const port = await listen(app, servers, config);
    const url = urlOfPlace({ host: config.host, port });
    asking.unshift(await startRecruiterOf({ config, db, clock, services, url, onError }));
    return { app, url, close };
  } catch (error) {
    await close();
    throw error;
  }
}
