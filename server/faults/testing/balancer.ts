import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../../../scripts/testing/freePort.mjs';

const run = promisify(execFile);
const deployed = (name: string): string =>
  fileURLToPath(new URL(`../../../deploy/${name}`, import.meta.url));

/** A balancer of `deploy/` before two nodes, on loopback and without TLS. */
export interface Balancer {
  url: string;
  stop(): Promise<void>;
}

/** A kind of balancer: how it is checked as it stands, and started before nodes. */
export interface BalancerKind {
  name: string;
  isInstalled: boolean;
  /** Whether it asks nodes by itself if they are ready. */
  asksNodes: boolean;
  /** Rejects with what is wrong with its file. */
  check(): Promise<void>;
  /** @param nodes - `host:port` of each. */
  start(nodes: readonly string[]): Promise<Balancer>;
}

const NGINX = '/usr/sbin/nginx';
const CADDY = '/usr/bin/caddy';
const POLL_MS = 20;

/** Runs it in a folder of its own until it is stopped; resolves when it listens. */
async function started(child: ChildProcess, port: number, folder: string): Promise<Balancer> {
  const url = `http://127.0.0.1:${port}`;
  const ended = once(child, 'exit');
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGKILL');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const answers = () =>
    fetch(`${url}/readyz`).then(
      () => true,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`The balancer ended with ${child.exitCode}.`);
    await wait(POLL_MS);
  }
  return { url, stop };
}

/** The main file around the one in `deploy/`; everything that nginx writes is in the folder. */
const nginxMain = (folder: string): string => `
daemon off;
master_process off;
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n  ')}
  include ${folder}/site.conf;
}
`;

async function nginxFolder(site: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vikari-nginx-'));
  await writeFile(join(folder, 'site.conf'), site.replaceAll('/etc/ssl/vikari', folder));
  await writeFile(join(folder, 'nginx.conf'), nginxMain(folder));
  return folder;
}

const nginx: BalancerKind = {
  name: 'nginx',
  isInstalled: existsSync(NGINX),
  asksNodes: false,
  async check() {
    // Other ports: what is under test here is no service of the machine
    const [plain, tls] = [await freePort(), await freePort()];
    const site = (await readFile(deployed('nginx.conf'), 'utf8'))
      .replaceAll(/listen (\[::\]:)?80;/gu, `listen 127.0.0.1:${plain};`)
      .replaceAll(/listen (\[::\]:)?443/gu, `listen 127.0.0.1:${tls}`)
      .replaceAll(/(listen 127[^\n]+)\n\s+\1/gu, '$1');
    const folder = await nginxFolder(site);
    const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'fullchain.pem')];
    const certificate = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'];
    await run('openssl', [...certificate, '-subj', '/CN=vikari.example', ...files]);
    await run(NGINX, ['-t', '-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')]);
    await rm(folder, { recursive: true });
  },
  async start(nodes) {
    const port = await freePort();
    const [first = '', second = ''] = nodes;
    const site = (await readFile(deployed('nginx.conf'), 'utf8'))
      .replace('127.0.0.1:3000', first)
      .replace('127.0.0.1:3001', second)
      .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
      .split('\n')
      .filter((line) => !/ssl|\[::\]/u.test(line))
      .join('\n')
      .replace(/server \{\s+listen 80;[^}]+\}/u, '');
    const folder = await nginxFolder(site);
    const args = ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')];
    return started(spawn(NGINX, args, { stdio: 'ignore' }), port, folder);
  },
};

const caddy: BalancerKind = {
  name: 'Caddy',
  isInstalled: existsSync(CADDY),
  asksNodes: true,
  async check() {
    const args = ['--adapter', 'caddyfile', '--config', deployed('Caddyfile')];
    const env = { PATH: process.env.PATH, SITE: 'vikari.example', NODES: '127.0.0.1:9' };
    const folder = await mkdtemp(join(tmpdir(), 'vikari-caddy-'));
    await run(CADDY, ['validate', ...args], { env: { ...env, HOME: folder } });
    await rm(folder, { recursive: true });
  },
  async start(nodes) {
    const port = await freePort();
    const folder = await mkdtemp(join(tmpdir(), 'vikari-caddy-'));
    const args = ['run', '--adapter', 'caddyfile', '--config', deployed('Caddyfile')];
    const env = { SITE: `http://127.0.0.1:${port}`, NODES: nodes.join(' '), HOME: folder };
    return started(spawn(CADDY, args, { env, stdio: 'ignore' }), port, folder);
  },
};

export const BALANCERS: readonly BalancerKind[] = [nginx, caddy];
