import type { FastifyInstance } from 'fastify';
import { type AppDeps, buildApp } from './app';
import { systemClock } from './clock';
import type { Config } from './config';
import { readDemoApiKeys } from './demo/demoKeys';
import { startDemoRecruiter } from './demo/recruiter';
import { seedDemo } from './demo/seed';
import { listen } from './http/listen';
import { createServices, type Services } from './services';
import type { Database } from './storage/database';
import { databaseHealth } from './storage/databaseHealth';
import { openDatabase } from './storage/openDatabase';

export interface RunningServer {
  app: FastifyInstance;
  /** Where it listens. */
  url: string;
  close(): Promise<void>;
}

export interface StartOptions extends Pick<AppDeps, 'site' | 'middleware'> {
  /** Hears each step that takes a while. */
  onProgress?: (message: string) => void;
}

/** The demo run's recruiter over the server's own integration API; answers how to stop it. */
async function startRecruiter(
  deps: { config: Config; db: Database; services: Services; url: string },
  onError: (error: unknown) => void,
): Promise<() => Promise<void>> {
  const { config, db, services, url } = deps;
  if (config.demoRecruiterSeconds === null) return async () => undefined;
  const recruiter = startDemoRecruiter({
    baseUrl: url,
    apiKeys: await readDemoApiKeys(db),
    stepSeconds: config.demoRecruiterSeconds,
    clock: systemClock,
    onError,
  });
  services.onApplications(recruiter.wake);
  return recruiter.stop;
}

/** Opens the store, seeds the demo run, puts everything together and listens. */
export async function startServer(
  config: Config,
  { onProgress = () => undefined, ...options }: StartOptions,
): Promise<RunningServer> {
  const db = await openDatabase(config, { onProgress });
  let stopping: (() => Promise<unknown>)[] = [() => db.close()];
  const close = async (): Promise<void> => {
    const steps = stopping;
    stopping = [];
    for (const step of steps) await step();
  };
  try {
    if (config.mode === 'demo') await seedDemo(db, { clock: systemClock, onProgress });
    let report = (error: unknown): void => console.error(error);
    const onError = (error: unknown): void => report(error);
    const services = await createServices({ config, db, clock: systemClock, onError });
    stopping.unshift(() => services.stop());
    const app = await buildApp({
      config,
      clock: systemClock,
      routes: services.routes,
      readers: services.readers,
      plugins: services.plugins,
      healthy: databaseHealth(db),
      ...options,
    });
    report = (error) => app.log.error({ err: error }, 'background work failed');
    stopping.unshift(() => app.close());
    const port = await listen(app, config);
    const url = `http://${config.host}:${port}`;
    stopping.unshift(await startRecruiter({ config, db, services, url }, onError));
    return { app, url, close };
  } catch (error) {
    await close();
    throw error;
  }
}
