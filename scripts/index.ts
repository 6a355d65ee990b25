import { askOfIndexes } from '../server/jobs/indexAsks';
import { databaseCommand } from './lib/databaseCommand';
import { printLine, UsageError } from './lib/print';

const USAGE = `npm run index -- compare
npm run index -- rebuild

Asks every node to compare its search index with the database, or to make it anew beside the one that
it searches. A running node does so within a minute: its log says what differed, and
vikari_index_missing, _surplus and _stale how much. The embedded database takes one process at a time:
stop the server first, and its next start does it.`;

databaseCommand(USAGE, (args) => {
  const [ask, ...rest] = args;
  if ((ask !== 'compare' && ask !== 'rebuild') || rest.length > 0) throw new UsageError(USAGE);
  return async ({ db }) => {
    await askOfIndexes(db, ask);
    printLine(
      db.kind === 'postgres'
        ? 'The nodes are asked: their logs and metrics tell within some minutes.'
        : 'The next start does it: its log and metrics tell.',
    );
  };
});
