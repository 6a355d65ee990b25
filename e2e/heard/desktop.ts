import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { Language } from '../../domain/language';

/** A desktop that nobody sees, on which Orca reads what is in front. */
export interface Desktop {
  /** The environment of a program that is to be seen and read on it. */
  env: Record<string, string>;
  /**
   * Whether Orca has come, within seconds, to the event that a program's window has a name, and so has
   * dealt with everything that the program did before. Chromium leaves an event out at times.
   */
  noticed(windowName: string): Promise<boolean>;
  /** What Orca has said since the last call, after it has fallen silent. */
  said(): Promise<string[]>;
  /**
   * Presses a key of the keyboard, as X names it: `Tab`, `Return`, `Down`. Resolves when Orca has
   * either used it or left it to the program in front.
   */
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
  stop(): Promise<void>;
}

/** Milliseconds without a line in Orca's log after which it has nothing left to say. */
const SILENT = 400;
/** Milliseconds within which a program must have started, or an event have arrived. */
const LATEST = 20_000;
/** Milliseconds after which a window's name is set once more. */
const NAME_LATEST = 5_000;
const POLL = 50;

/** No sound card: what is spoken is played into nothing. */
const NO_SOUND = 'pcm.!default { type null }\nctl.!default { type null }\n';
const SPEECH = [
  'AddModule "espeak-ng" "sd_espeak-ng" "espeak-ng.conf"',
  'DefaultModule espeak-ng',
  'AudioOutputMethod "alsa"',
  'LogLevel 1',
  'LogDir "default"',
].join('\n');
/** Orca as it comes, but it does not say which keys were pressed. */
const ORCA_SETTINGS = {
  general: {
    enableKeyEcho: false,
    presentTimeFormat: '%X',
    startingProfile: ['Default', 'default'],
  },
  profiles: {
    default: { profile: ['Default', 'default'], pronunciations: {}, keybindings: {} },
  },
  pronunciations: {},
  keybindings: {},
};
/** Orca loads it at its start: each line of its log is written at once. */
const ORCA_CUSTOMIZATIONS = [
  'from orca import debug',
  'if debug.debugFile: debug.debugFile.reconfigure(line_buffering=True)',
].join('\n');
/** A line of its log that says that it has used a key, or left it to the program. */
const KEY_DONE = /^\^+ (?:PROCESS|CONSUME) ATSPI_KEY_PRESSED_EVENT/gmu;
/** A line of its log that says what was spoken. */
const SPOKEN = /SPEECH OUTPUT: '([\s\S]*?)'(?: voice=\w+)?(?: ?\{.*\}|None)$/gmu;

/**
 * Starts X without a screen, a session bus, the accessibility bus, a window manager, a speech server
 * without sound, and Orca in a language. Needs Debian's `xvfb`, `dbus`, `at-spi2-core`, `openbox`,
 * `xdotool`, `speech-dispatcher`, `speech-dispatcher-espeak-ng` and `orca`.
 */
export async function startDesktop(language: Language): Promise<Desktop> {
  const folder = await mkdtemp(join(tmpdir(), 'vikari-heard-'));
  const log = join(folder, 'orca.log');
  const started: ChildProcess[] = [];
  const env: Record<string, string> = {
    PATH: process.env.PATH ?? '',
    HOME: folder,
    XDG_RUNTIME_DIR: folder,
    LANG: 'C.UTF-8',
    LANGUAGE: language,
    NO_AT_BRIDGE: '0',
    ACCESSIBILITY_ENABLED: '1',
  };

  function start(program: string, args: readonly string[], pipes: 'first' | 'fourth' | 'none') {
    const other = openSync(join(folder, 'programs.log'), 'a');
    const child = spawn(program, args, {
      env,
      stdio: [
        'ignore',
        pipes === 'first' ? 'pipe' : other,
        other,
        pipes === 'fourth' ? 'pipe' : other,
      ],
    });
    started.push(child);
    return child;
  }

  async function run(program: string, args: readonly string[]): Promise<void> {
    const child = spawn(program, args, { env, stdio: 'ignore' });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}.`);
  }

  /** What Orca's log has grown to. */
  const written = () => (existsSync(log) ? readFileSync(log, 'utf8') : '');

  async function stop(): Promise<void> {
    for (const child of started.toReversed()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    }
    endProgramsIn(folder);
    rmSync(folder, { recursive: true, force: true });
  }

  writeFileSync(join(folder, '.asoundrc'), NO_SOUND);
  mkdirSync(join(folder, 'speech'));
  writeFileSync(join(folder, 'speech/speechd.conf'), SPEECH);
  mkdirSync(join(folder, 'orca'));
  writeFileSync(join(folder, 'orca/user-settings.conf'), JSON.stringify(ORCA_SETTINGS));
  writeFileSync(join(folder, 'orca/orca-customizations.py'), ORCA_CUSTOMIZATIONS);
  try {
    const screen = start(
      'Xvfb',
      ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
      'fourth',
    );
    env.DISPLAY = `:${await firstLine(screen.stdio[3] as Readable)}`;
    const bus = start('dbus-daemon', ['--session', '--nofork', '--print-address=1'], 'first');
    env.DBUS_SESSION_BUS_ADDRESS = await firstLine(bus.stdout as Readable);
    start('/usr/libexec/at-spi-bus-launcher', ['--launch-immediately'], 'none');
    await run('gdbus', ['wait', '--session', 'org.a11y.Bus', '--timeout', '20']);
    for (const property of ['IsEnabled', 'ScreenReaderEnabled']) {
      await run('gdbus', [
        ...['call', '--session', '--dest', 'org.a11y.Bus', '--object-path', '/org/a11y/bus'],
        ...['--method', 'org.freedesktop.DBus.Properties.Set', 'org.a11y.Status', property],
        '<true>',
      ]);
    }
    start('openbox', ['--sm-disable'], 'none');
    start('speech-dispatcher', ['-s', '-C', join(folder, 'speech'), '-L', folder], 'none');
    await until('the speech server', () =>
      existsSync(join(folder, 'speech-dispatcher/speechd.sock')),
    );
    start('orca', ['-u', join(folder, 'orca'), '--debug-file', log], 'none');
    await until('Orca', () => written().includes('SPEECH OUTPUT'));
  } catch (error) {
    await stop();
    throw error;
  }

  let read = 0;
  const desktop: Desktop = {
    env,
    async said() {
      let size = -1;
      while (size < written().length) {
        size = written().length;
        await wait(SILENT);
      }
      const news = written().slice(read, size);
      read = size;
      return [...news.matchAll(SPOKEN)].map(([, text = '']) =>
        text.replaceAll(/\s+/gu, ' ').trim(),
      );
    },
    noticed: (windowName) =>
      isWithin(NAME_LATEST, () =>
        written()
          .split('\n')
          .some((line) => line.includes('EVENT MANAGER: Dequeued') && line.includes(windowName)),
      ),
    async press(key) {
      const count = () => [...written().matchAll(KEY_DONE)].length;
      const before = count();
      await run('xdotool', ['key', '--clearmodifiers', key]);
      await until(`the key ${key}`, () => count() > before);
    },
    type: (text) => run('xdotool', ['type', '--delay', '60', text]),
    stop,
  };
  // Its own greeting belongs to no test
  await desktop.said();
  return desktop;
}

/**
 * Ends the programs that those we started have started, such as another speech server by Orca, which
 * leave their parents: they are known by the desktop's folder.
 */
function endProgramsIn(folder: string): void {
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/u.test(name))) {
    try {
      const environment = readFileSync(`/proc/${id}/environ`, 'utf8').split('\0');
      if (environment.includes(`XDG_RUNTIME_DIR=${folder}`)) process.kill(Number(id), 'SIGKILL');
    } catch {
      // Ended meanwhile, or another user's
    }
  }
}

async function firstLine(stream: Readable): Promise<string> {
  const lines = createInterface(stream);
  const [line] = await once(lines, 'line');
  return line;
}

async function isWithin(milliseconds: number, isThere: () => boolean): Promise<boolean> {
  const latest = Date.now() + milliseconds;
  while (!isThere()) {
    if (Date.now() > latest) return false;
    await wait(POLL);
  }
  return true;
}

async function until(what: string, isThere: () => boolean): Promise<void> {
  if (await isWithin(LATEST, isThere)) return;
  throw new Error(`${what} has not come within ${LATEST} ms.`);
}
