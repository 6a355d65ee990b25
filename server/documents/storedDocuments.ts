/** What the demo run stores of documents that nobody has handed in. */
export { insertDocument } from './documents.repository';
