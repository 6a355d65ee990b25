import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { nodeScript } from '../../../scripts/lib/nodeScript.mjs';
import type { NodeReady, NodeSettings } from './nodeMessages';

const CHILD = new URL('./talkNode.ts', import.meta.url);
/** How long a node runs before it is killed, milliseconds, and how often each is killed. */
export interface Life {
  min: number;
  max: number;
  kills: number;
}

/** The clock of a node is set this far ahead or back, milliseconds. */
const FARTHEST_JUMP = 10 * 60_000;

/** Servers on one database that are killed and started again all the time. */
export interface TalkNodes {
  /** The addresses of those that listen now. */
  urls(): readonly string[];
  /** How often one was killed. */
  kills(): number;
  /** Kills them for the last time. */
  stop(): Promise<void>;
}

interface RunningNode {
  child: ChildProcess;
  url: string;
  exited: Promise<unknown>;
}

async function startNode(settings: NodeSettings): Promise<RunningNode> {
  const child = fork(await nodeScript(CHILD), {
    execArgv: [],
    env: { ...process.env, TALK_NODE: JSON.stringify(settings) },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let stderr = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  const exited = once(child, 'exit');
  const { url } = await Promise.race([
    once(child, 'message').then(([message]): NodeReady => message),
    exited.then(([code]): never => {
      throw new Error(`A node ended with ${code} before it listened: ${stderr}`);
    }),
  ]);
  return { child, url, exited };
}

/** Starts as many nodes as there are settings; each is killed and started again by itself. */
export async function startTalkNodes(
  settings: readonly NodeSettings[],
  { min, max, kills: most }: Life,
): Promise<TalkNodes> {
  const running = new Set<RunningNode>();
  const stopping = new AbortController();
  const stopped = once(stopping.signal, 'abort');
  let kills = 0;

  async function kill(node: RunningNode): Promise<void> {
    running.delete(node);
    node.child.kill('SIGKILL');
    await node.exited;
    kills += 1;
  }

  async function live(own: NodeSettings, started: () => void): Promise<void> {
    let killed = 0;
    while (!stopping.signal.aborted) {
      const node = await startNode(own);
      running.add(node);
      started();
      const life = min + Math.random() * (max - min);
      await wait(life / 2, null, { signal: stopping.signal }).catch(() => undefined);
      node.child.send(Math.round((Math.random() * 2 - 1) * FARTHEST_JUMP));
      await wait(life / 2, null, { signal: stopping.signal }).catch(() => undefined);
      if (killed === most) await stopped;
      killed += 1;
      await kill(node);
    }
  }

  const lives: Promise<void>[] = [];
  await Promise.all(
    settings.map(
      (own) =>
        new Promise<void>((resolve, reject) => {
          const life = live(own, resolve);
          life.catch(reject);
          lives.push(life);
        }),
    ),
  );
  return {
    urls: () => [...running].map(({ url }) => url),
    kills: () => kills,
    async stop() {
      stopping.abort();
      await Promise.all(lives);
    },
  };
}
