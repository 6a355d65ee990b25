import { join } from 'node:path';
import { buildApp } from '../app';
import { createApplicationService } from '../applications/applications.service';
import { createAuditLog } from '../audit/auditLog';
import { createCandidates } from '../candidates/candidates';
import { eventsOn } from '../composition/testing/eventsOn';
import { createDocuments } from '../documents/documents';
import { createFiles } from '../files/files.service';
import { folderStore } from '../files/folderStore';
import { KEY_FILE, readKeyFile } from '../files/keyFile';
import { createMasterKeys } from '../files/masterKeys';
import { magicByteInspector } from '../files/testing/magicBytes';
import { createVault } from '../files/vault';
import { createIdentity } from '../identity/identity';
import { loadServerKeys } from '../identity/serverKeys';
import { loadServerSecrets } from '../identity/serverSecret';
import { JobIndex } from '../jobs/jobIndex';
import { systemClock, today } from '../lib/clock';
import { createOutbox } from '../mail/outbox';
import { createMatching } from '../matching/matching';
import { applicationRoutes } from '../portal/applications.routes';
import { createQuarantine } from '../quarantine/quarantine';
import { readDocumentsOn } from '../sharing/documentView';
import { openDatabase } from '../storage/openDatabase';
import { testConfig } from '../testing/testConfig';
import { accountRoutes } from '../v2/account.routes';
import { documentRoutes } from '../v2/documents.routes';
import { sessionRoutes } from '../v2/session.routes';
import { uploadRoutes } from '../v2/uploads.routes';
import { userRoutes } from '../v2/users.routes';
import type { ChildReady } from './childMessages';
import { seedOnce } from './seedOnce';

/**
 * The process that the rounds kill: the services over the embedded database in `DATA_DIR`. Its
 * first start adds signed-in candidates and jobs.
 */
const { DATA_DIR: dataDir } = process.env;
if (!dataDir || !process.send)
  throw new Error('Only the kill rounds start this program, with a DATA_DIR.');
// The server stops when its parent process is gone.
process.on('disconnect', () => process.exit());

const db = await openDatabase({ dataDir, databaseUrl: null });
const seeded = await seedOnce(db);
const config = testConfig({ dataDir });
const outbox = createOutbox({ clock: systemClock, publicUrl: config.publicUrl });
const serverKeys = await loadServerKeys({ serverKeys: null, dataDir }, { db, clock: systemClock });
const { serverSecret } = await loadServerSecrets(db, { keys: serverKeys, clock: systemClock });
const identity = await createIdentity({
  db,
  clock: systemClock,
  config,
  outbox,
  events: eventsOn(db, systemClock, config.publicUrl),
  serverSecret,
  testIdentities: [],
  socialIdentities: [],
});
const audit = createAuditLog({ db, clock: systemClock, keys: serverKeys });
const events = eventsOn(db, systemClock, config.publicUrl);
const candidates = createCandidates({ db, clock: systemClock, events, production: true });
const quarantine = createQuarantine({ db, clock: systemClock, onError: console.error });
const matching = createMatching({
  db,
  clock: systemClock,
  events,
  index: new JobIndex(),
  serverSecret,
  audit,
  quarantine,
});
const readers = { candidate: identity.sessions.read, employer: async () => null };
const store = folderStore(`${dataDir}/files`);
const keys = createMasterKeys(await readKeyFile(join(dataDir, KEY_FILE), today(systemClock)));
const documents = createDocuments({
  quarantine,
  db,
  clock: systemClock,
  config,
  files: createFiles({
    db,
    store,
    vault: createVault({ store, keys }),
    clock: systemClock,
    onError: console.error,
  }),
  inspector: magicByteInspector,
  outbox,
  audit,
  events,
  readDocuments: readDocumentsOn(systemClock),
});
const app = await buildApp({
  config,
  clock: systemClock,
  routes: [
    ...applicationRoutes({
      applications: createApplicationService({
        db,
        clock: systemClock,
        production: true,
        events,
      }),
      production: true,
    }),
    ...documentRoutes(documents.own),
    ...sessionRoutes(identity),
    ...userRoutes({ ...identity, production: true }),
    ...accountRoutes({ ...candidates, ...matching, production: true }),
  ],
  readers,
  plugins: [
    (scope) =>
      uploadRoutes(scope, { uploads: documents.uploads, readers, publicUrl: config.publicUrl }),
  ],
});
const url = await app.listen({ host: '127.0.0.1', port: 0 });
process.send({ url, seeded } satisfies ChildReady);
