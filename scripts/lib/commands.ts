/** A command of the operator: `npm run <name>` in the sources, `vikari <name>` in what is built. */
export interface Command {
  does: string;
  /** Its script runs as it is imported, with the arguments of the process. */
  run: () => Promise<unknown>;
}

/** By the name of the script in package.json. A new script in `scripts/` gets its line here. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  audit: { does: 'checks the audit log', run: () => import('../audit') },
  backup: { does: 'copies database, files and keys, and back', run: () => import('../backup') },
  figures: { does: 'what was viewed and done on the site', run: () => import('../figures') },
  firestore: { does: 'rebuilds or compares Firestore', run: () => import('../firestore') },
  'import:jobtech': { does: 'job ads from a file', run: () => import('../import-jobtech') },
  index: { does: 'compares the search index with the database', run: () => import('../index') },
  keys: { does: 'keys of employers’ tools', run: () => import('../keys') },
  mail: { does: 'what waits to be mailed, and sends it', run: () => import('../mail') },
  migrate: {
    does: 'brings the store to the schema of this version',
    run: () => import('../migrate'),
  },
  outbox: { does: 'the same of every channel', run: () => import('../outbox') },
  pricing: { does: 'requests about prices', run: () => import('../pricing') },
  quarantine: {
    does: 'what could not be read and is set aside',
    run: () => import('../quarantine'),
  },
  reports: { does: 'reports of abuse', run: () => import('../reports') },
  'rotate-file-keys': {
    does: 'puts files and reports under the first of FILE_KEYS',
    run: () => import('../rotate-file-keys'),
  },
  'rotate-server-keys': {
    does: 'puts the server’s secret under the first of SERVER_KEYS',
    run: () => import('../rotate-server-keys'),
  },
  status: { does: 'planned work, on /driftstatus', run: () => import('../status') },
  'sync:jobtech': { does: 'follows a source of job ads', run: () => import('../sync-jobtech') },
};
