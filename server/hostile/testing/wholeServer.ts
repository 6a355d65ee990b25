import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type AppDeps, buildApp } from '../../app';
import { createServices, type Services } from '../../composition/services';
import type { Config } from '../../config/config';
import type { OtherLimits } from '../../doors/door';
import { folderStore } from '../../files/folderStore';
import type { Clock, SteadyClock } from '../../lib/clock';
import { createMetrics } from '../../metrics/metrics';
import type { Database } from '../../storage/database';
import { watchStore } from '../../storage/storeWatch';
import { breakableDatabase } from '../../storage/testing/breakableDatabase';
import { createTestDatabase } from '../../storage/testing/testDatabase';
import { testConfig } from '../../testing/testConfig';

/** The server as it runs, over an empty database, without a socket until it listens. */
export interface WholeServer {
  app: FastifyInstance;
  db: Database;
  services: Services;
  /** Takes the store away from the server, and gives it back. */
  storeBecomes(state: 'works' | 'refuses'): Promise<void>;
  /** Errors of background work; a correct server leaves it empty. */
  faults: unknown[];
  /** Every address that the app answers, such as `GET /api/v2/live`. */
  addresses: ReadonlySet<string>;
  /** The names of everything in the object store. */
  objects(): Promise<string[]>;
  /** Runs every background task once, after a test has moved the clock. */
  runTimers(): Promise<void>;
  close(): Promise<void>;
}

/** Builds everything that `startServer` builds, without listening. */
export async function wholeServer(options: {
  clock: Clock & SteadyClock;
  /** Another node's, which closes it; a new one when absent. */
  db?: Database;
  config?: Partial<Config>;
  site?: AppDeps['site'];
  fetch?: typeof fetch;
  limits?: OtherLimits;
  logTo?: AppDeps['logTo'];
  /** Its timers run by `runTimers` alone: of two servers, none is ahead on a slow machine. */
  timersByHand?: boolean;
}): Promise<WholeServer> {
  const { clock, site } = options;
  const dataDir = await mkdtemp(join(tmpdir(), 'vikari-server-'));
  const { files } = testConfig();
  const config = testConfig({
    files: { ...files, folder: join(dataDir, 'files') },
    ...options.config,
  });
  const db = options.db ?? (await createTestDatabase());
  const breakable = breakableDatabase(db);
  const store = watchStore(breakable.db, clock);
  const faults: unknown[] = [];
  const services = await createServices({
    config,
    db: store.db,
    store,
    clock,
    ...(options.fetch && { fetch: options.fetch }),
    ...(options.limits && { limits: options.limits }),
    ...(options.timersByHand && { timersByHand: true }),
    onError: (error) => void faults.push(error),
  });
  const { routes, readers, plugins } = services;
  const addresses = new Set<string>();
  const onAddress = (address: string) => void addresses.add(address);
  const app = await buildApp({
    config,
    clock,
    routes,
    readers,
    plugins,
    store,
    listsLoading: services.listsLoading,
    site,
    onAddress,
    logTo: options.logTo,
    ...(config.metricsToken !== null && { metrics: createMetrics() }),
  });
  return {
    app,
    db,
    services,
    async storeBecomes(state) {
      breakable.becomes(state);
      await store.check();
    },
    faults,
    addresses,
    async objects() {
      const names: string[] = [];
      for await (const { name } of folderStore(config.files.folder).list('')) names.push(name);
      return names;
    },
    async runTimers() {
      for (const [, task] of Object.values(services.timers)) await task();
    },
    async close() {
      await app.close();
      await services.stop();
      store.stop();
      if (!options.db) await db.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
