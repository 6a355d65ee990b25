import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app';
import type { Clock, SteadyClock } from '../../lib/clock';
import { quarantineOn } from '../../quarantine/testing/quarantineOn';
import type { Database } from '../../storage/database';
import { testConfig } from '../../testing/testConfig';
import { jobFeedRoutes } from '../jobFeed.routes';

/** An app that answers the open feed of jobs, and nothing else. */
export function feedApp(db: Database, clock: Clock & SteadyClock): Promise<FastifyInstance> {
  const config = testConfig();
  const { publicUrl } = config;
  return buildApp({
    config,
    clock,
    routes: [],
    readers: { candidate: async () => null, employer: async () => null },
    plugins: [
      (app) => jobFeedRoutes(app, { db, clock, publicUrl, quarantine: quarantineOn(db, clock) }),
    ],
  });
}
