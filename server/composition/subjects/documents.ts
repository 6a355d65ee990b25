import { createDocuments } from '../../documents/documents';
import type { ReadDocuments } from '../../documents/ownDocuments';
import type { CallerReader } from '../../http/api';
import { HOUR } from '../../lib/time';
import { documentRoutes } from '../../v2/documents.routes';
import { uploadRoutes } from '../../v2/uploads.routes';
import type { Subject } from '../subject';
import type { Tools } from '../tools';

/** A candidate's documents and their uploads. */
export function createDocumentSubject(
  tools: Tools,
  { readers, readDocuments }: { readers: CallerReader; readDocuments: ReadDocuments },
) {
  const documents = createDocuments({ ...tools, readDocuments });
  const { uploads, retention } = documents;
  const subject: Subject = {
    routes: documentRoutes(documents.own),
    plugins: [(app) => uploadRoutes(app, { uploads, readers, publicUrl: tools.publicUrl })],
    timers: {
      'criminal records': [HOUR, () => retention.removeCriminalRecords()],
      'document openings': [HOUR, () => retention.forgetOpenings()],
      'document reminders': [HOUR, () => retention.remind()],
    },
  };
  return { documents, subject };
}
