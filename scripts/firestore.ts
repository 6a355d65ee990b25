import { writeFile } from 'node:fs/promises';
import { readConfig } from '../server/config/config';
import { loadServerKeys } from '../server/identity/serverKeys';
import { loadServerSecrets } from '../server/identity/serverSecret';
import { createFirestore } from '../server/live/firestore/firestore';
import { firestoreRules } from '../server/policy/firestoreAccess';
import { createQuarantine } from '../server/quarantine/quarantine';
import { openDatabase } from '../server/storage/openDatabase';
import { runCommand } from './lib/command';
import { commandClock } from './lib/commandClock';
import { printError, printLine, UsageError } from './lib/print';

const USAGE = `npm run firestore -- rebuild
npm run firestore -- compare
npm run firestore -- rules

rebuild  Publishes everything anew from the store that the settings name; a running server waits.
compare  Says what in Firestore differs from the store, a line each, and fails where something does.
rules    Writes firestore.rules from server/policy/firestoreAccess.ts.`;

const COMMANDS = ['rebuild', 'compare', 'rules'];

async function main([command = '', ...rest]: string[]): Promise<void> {
  if (!COMMANDS.includes(command) || rest.length > 0) throw new UsageError(USAGE);
  if (command === 'rules') return writeFile('firestore.rules', firestoreRules());
  const settings = readConfig(process.env);
  const { firestore: config } = settings;
  if (config === null) {
    throw new Error('Set FIREBASE_SERVICE_ACCOUNT and FIREBASE_PROJECT_ID: see docs/firebase.md.');
  }
  const db = await openDatabase(settings, {
    onProgress: printError,
  });
  try {
    const clock = await commandClock(db, settings);
    const keys = await loadServerKeys(settings, { db, clock });
    const { lastingSecret } = await loadServerSecrets(db, { keys, clock });
    const firestore = await createFirestore({
      db,
      clock,
      config,
      serverSecret: lastingSecret,
      quarantine: createQuarantine({ db, clock, onError: printError }),
      onError: printError,
    });
    if (command === 'rebuild') {
      const accounts = await firestore.publisher.rebuild();
      await firestore.publisher.stop();
      printLine(`${accounts} accounts are published.`);
      return;
    }
    let differences = 0;
    const { accounts, documents } = await firestore.compare(({ path, is }) => {
      differences += 1;
      printLine(`${is} ${path}`);
    });
    printLine(`${accounts} accounts, ${documents} documents, ${differences} differences.`);
    if (differences > 0) process.exitCode = 1;
  } finally {
    await db.close();
  }
}

runCommand(USAGE, main);
