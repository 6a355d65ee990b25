import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { FromServer, ToServer } from './messages';

/** A chat server under measurement, and people who are connected to it. */
export interface Side {
  name: string;
  /** Connects the next people; `onMessage` gets each text that they are sent. */
  connect(people: number, onMessage: (person: number, text: string) => void): Promise<void>;
  /** A message to a person, until it is acknowledged. */
  send(person: number, text: string): Promise<void>;
  /** Bytes of the server's process. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts a server's process; returns it and the message that it sends once it listens. */
export async function startProcess(
  file: string,
  args: readonly string[] = [],
): Promise<{ child: ChildProcess; ready: FromServer }> {
  const child = fork(file, args, { execArgv: ['--import', 'tsx', '--expose-gc'] });
  const [ready] = await once(child, 'message');
  return { child, ready };
}

export async function memoryOf(child: ChildProcess): Promise<number> {
  const answered = once(child, 'message');
  child.send({ ask: 'rss' } satisfies ToServer);
  const [answer]: FromServer[] = await answered;
  if (!answer || !('rss' in answer)) throw new Error('The server told of no memory.');
  return answer.rss;
}

export async function stopProcess(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.send({ ask: 'stop' } satisfies ToServer);
  await exited;
}
