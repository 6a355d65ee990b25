/** `vikari <command> …`, `node dist/cli.js <command> …`: every command of the operator, compiled. */
import { checkNodeVersion } from '../server/config/nodeVersion.mjs';
import { COMMANDS } from './lib/commands';
import { callCommandsByVikari, printError, printText, UsageError } from './lib/print';

const USAGE = `vikari <command> …

${Object.entries(COMMANDS)
  .map(([name, { does }]) => `${name.padEnd(20)}${does}`)
  .join('\n')}

Each says how it is called when it is called wrongly. They read the settings of the server from the
environment. The server itself is node dist/server/main.js.`;

checkNodeVersion();
callCommandsByVikari();
const [program = '', script = '', name = '', ...args] = process.argv;
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (command !== undefined) {
  // The command reads its own arguments, as when it is run by itself
  process.argv = [program, script, ...args];
  await command.run();
} else if (name === 'help' || name === '--help') {
  printText(USAGE);
} else {
  printError(new UsageError(name === '' ? USAGE : `There is no command ${name}.\n\n${USAGE}`));
  process.exitCode = 1;
}
