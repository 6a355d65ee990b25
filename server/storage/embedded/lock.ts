import { createHash, randomUUID } from 'node:crypto';
import { realpath, stat, unlink } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Another process uses the data folder; two would corrupt each other's data. */
export class DataFolderInUseError extends Error {
  /** Shown to the operator without a stack trace. */
  readonly expected = true;

  constructor(dataDir: string, holder: string | null) {
    super(
      `The data folder ${dataDir} is in use by another Vikari${holder ? ` (process ${holder})` : ''}. ` +
        'Stop that one first, or start this one with another DATA_DIR.',
    );
    this.name = 'DataFolderInUseError';
  }
}

/** A folder that only this process uses until it releases it or exits. */
export interface FolderLock {
  release(): Promise<void>;
}

/**
 * How the lock is held. All are sockets: the system closes them with the process, however it ends,
 * so that a lock is never left behind. `file` leaves the socket's name and must probe it.
 */
export type LockKind = 'abstract' | 'pipe' | 'file';

const KIND_OF_PLATFORM: Partial<Record<NodeJS.Platform, LockKind>> = {
  linux: 'abstract',
  win32: 'pipe',
};

/** A process that was just killed may keep its sockets a moment longer. */
const ATTEMPTS = 6;
const PAUSE_MS = 100;

/**
 * Locks the folder for this process.
 * @throws DataFolderInUseError
 */
export async function lockDataFolder(
  dataDir: string,
  kind: LockKind = KIND_OF_PLATFORM[process.platform] ?? 'file',
): Promise<FolderLock> {
  const address = await lockAddress(dataDir, kind);
  for (let attempt = 1; ; attempt += 1) {
    const lock = await tryLock(address, kind);
    if (lock) return lock;
    const greeting = await greet(address);
    if (attempt === ATTEMPTS) throw new DataFolderInUseError(dataDir, greeting?.pid ?? null);
    if (greeting === null && kind === 'file') await unlink(address).catch(() => undefined);
    await wait(PAUSE_MS);
  }
}

/** The same folder has the same address by any path: the name is made of device and inode. */
async function lockAddress(dataDir: string, kind: LockKind): Promise<string> {
  const path = await realpath(dataDir);
  const { dev, ino } = await stat(path, { bigint: true });
  const identity = createHash('sha256').update(
    `${dev}:${ino}:${process.platform === 'win32' ? path : ''}`,
  );
  const name = `vikari-${identity.digest('hex').slice(0, 32)}`;
  if (kind === 'abstract') return `\0${name}`;
  if (kind === 'pipe') return `\\\\.\\pipe\\${name}`;
  return join(tmpdir(), `${name}.sock`);
}

/** Listens on the address; null when it is in use. */
async function tryLock(address: string, kind: LockKind): Promise<FolderLock | null> {
  const token = randomUUID();
  const server = net.createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(`${process.pid} ${token}`);
  });
  const held = await new Promise<boolean>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    });
    server.listen(address, () => resolve(true));
  });
  if (!held) return null;
  server.unref();
  const release = () => new Promise<void>((resolve) => server.close(() => resolve()));
  if (kind === 'file') {
    // Two processes that found the same dead socket may both have replaced it: the name belongs to
    // the later one
    await wait(PAUSE_MS);
    if ((await greet(address))?.token !== token) {
      await release();
      return null;
    }
  }
  return { release };
}

/** What the holder answers when called; null when there is no answer. */
function greet(address: string): Promise<{ pid: string; token: string } | null> {
  return new Promise((resolve) => {
    let text = '';
    const socket = net.connect(address);
    socket.setTimeout(1000, () => socket.destroy());
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      const [pid, token] = text.split(' ');
      resolve(pid && token ? { pid, token } : null);
    });
  });
}
