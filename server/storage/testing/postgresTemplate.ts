import { randomUUID } from 'node:crypto';
import type { Connection, ConnectionPool } from '../connection';
import { migrate } from '../migrate';
import { postgresPool } from '../postgres';
import { LINE_LIMITS } from '../postgresLine';
import type { TemplateSource } from './template';

/** A busy machine is slow, and its store is not away; who tests the limits sets their own. */
const PATIENT = { ...LINE_LIMITS, hurried: 60_000, usual: 60_000, connect: 60_000, lock: 60_000 };

/** A copy of the migrated template on a real server; dropped when it is closed. */
export async function copyOfPostgresTemplate(
  serverUrl: string,
  source: TemplateSource,
): Promise<ConnectionPool> {
  const templateName = `vikari_template_${source.version}`;
  const name = `vikari_test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(serverUrl, async (admin) => {
    // One at a time: a template cannot be copied while another connection uses it
    await admin.query('select pg_advisory_lock(7203115)');
    const { rows } = await admin.query('select from pg_database where datname = $1', [
      templateName,
    ]);
    if (rows.length === 0) await makeTemplate(serverUrl, templateName, admin, source);
    await admin.exec(`create database ${name} template ${templateName}`);
  });
  const pool = postgresPool(databaseAt(serverUrl, name), PATIENT);
  return {
    ...pool,
    async close() {
      await pool.close();
      await asAdmin(serverUrl, (admin) =>
        admin.exec(`drop database if exists ${name} with (force)`),
      );
    },
  };
}

async function makeTemplate(
  serverUrl: string,
  name: string,
  admin: Connection,
  { migrations }: TemplateSource,
): Promise<void> {
  const unfinished = `${name}_unfinished`;
  await admin.exec(`drop database if exists ${unfinished} with (force)`);
  await admin.exec(`create database ${unfinished}`);
  const pool = postgresPool(databaseAt(serverUrl, unfinished));
  await migrate(pool, migrations);
  await pool.close();
  await admin.exec(`alter database ${unfinished} rename to ${name}`);
}

/** Runs `work` on a new connection to the server's first database. */
async function asAdmin(
  serverUrl: string,
  work: (admin: Connection) => Promise<void>,
): Promise<void> {
  const pool = postgresPool(serverUrl, PATIENT);
  try {
    await pool.withConnection(work);
  } finally {
    await pool.close();
  }
}

function databaseAt(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
