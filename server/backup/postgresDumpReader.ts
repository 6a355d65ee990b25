import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { WRAPPED } from '../identity/serverSecret';
import { BackupError } from './backupError';
import type { Contents } from './contents.repository';

/** What is read of a dump of PostgreSQL without a server. */
export interface ReadDump {
  contents: Contents;
  /** Rows by table. */
  rows: Map<string, number>;
}

type Columns = Record<string, string | null>;

const COPY = /^COPY public\."?(\w+)"? \(([^)]*)\) FROM stdin;$/u;
const ESCAPED: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v' };

/**
 * Reads a dump from its first byte to its last, as `pg_restore` gives it in PostgreSQL's text form.
 * @param tools - the folder of `pg_restore`; the one on the PATH when absent.
 * @throws BackupError when it cannot be read.
 */
export async function readPostgresDump(file: string, tools = ''): Promise<ReadDump> {
  const rows = new Map<string, number>();
  const contents: Contents = { files: [], frames: [], reports: [], secret: null };
  let table: string | null = null;
  let columns: string[] = [];
  for await (const line of linesOf(join(tools, 'pg_restore'), ['--data-only', '--file=-', file])) {
    if (table === null) {
      const [, name, list = ''] = COPY.exec(line) ?? [];
      if (name === undefined) continue;
      table = name;
      columns = list.split(', ').map((column) => column.replaceAll('"', ''));
      rows.set(table, 0);
    } else if (line === '\\.') table = null;
    else {
      rows.set(table, (rows.get(table) ?? 0) + 1);
      if (WANTED.includes(table)) take(contents, table, rowOf(line, columns));
    }
  }
  return { contents, rows };
}

const WANTED = ['files', 'file_frames', 'reports', 'settings'];

function rowOf(line: string, columns: readonly string[]): Columns {
  const values = line
    .split('\t')
    .map((value) =>
      value === '\\N' ? null : value.replace(/\\(.)/gsu, (_all, sign) => ESCAPED[sign] ?? sign),
    );
  return Object.fromEntries(columns.map((column, index) => [column, values[index] ?? null]));
}

function take(contents: Contents, table: string, row: Columns): void {
  const text = (column: string) => row[column] ?? '';
  const keyed = () => ({
    id: text('id'),
    masterKeyId: text('master_key_id'),
    wrappedKey: text('wrapped_key'),
  });
  if (table === 'files') contents.files.push({ ...keyed(), kept: row.expires_at === null });
  if (table === 'reports') contents.reports.push(keyed());
  if (table === 'settings' && row.key === WRAPPED) contents.secret = JSON.parse(text('value'));
  if (table === 'file_frames') {
    contents.frames.push({
      fileId: text('file_id'),
      number: Number(row.number),
      object: text('object'),
      size: Number(row.size),
    });
  }
}

/** The lines that a program prints: only a line feed ends one, whatever else is in the rows. */
async function* linesOf(tool: string, args: readonly string[]): AsyncGenerator<string> {
  const child = spawn(tool, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const closed = once(child, 'close').catch((error: unknown) => [error]);
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    stderr += chunk;
  });
  let rest = '';
  for await (const chunk of child.stdout.setEncoding('utf8')) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  const [code] = await closed;
  if (Object(code).code === 'ENOENT') throw new BackupError('pg_restore is not installed.');
  if (code !== 0) throw new BackupError(`The dump cannot be read: ${stderr.trim()}`);
}
