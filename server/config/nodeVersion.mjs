/**
 * The lines of Node that the product is tried on (`npm run test:nodes`), each with its oldest release
 * that works. `npm start` reads this before anything is installed, so it is plain JavaScript.
 */
export const NODE_LINES = [
  { major: 20, minor: 19, hasEnded: true },
  { major: 22, minor: 12, hasEnded: false },
  { major: 24, minor: 0, hasEnded: false },
  { major: 26, minor: 0, hasEnded: false },
];

const NEWEST = Math.max(...NODE_LINES.map(({ major }) => major));
const SUPPORTED = 'Vikari runs on Node 22 (from 22.12 on), 24 and 26';

/** @type {import('./nodeVersion.mjs').nodeVersionNote} */
export function nodeVersionNote(version) {
  const [major, minor] = version.split('.').map(Number);
  const line = NODE_LINES.find((one) => one.major === major);
  if (line === undefined && major > NEWEST) {
    return { refused: false, text: `${SUPPORTED}; it has not been tried on ${version}.` };
  }
  if (line === undefined || minor < line.minor) {
    return { refused: true, text: `${SUPPORTED}. This is ${version}: install one of them.` };
  }
  if (!line.hasEnded) return null;
  return {
    refused: false,
    text: `Node ${major} gets no security fixes any more, and will be refused before long. ${SUPPORTED}.`,
  };
}

/** @type {import('./nodeVersion.mjs').checkNodeVersion} */
export function checkNodeVersion() {
  const note = nodeVersionNote(process.versions.node);
  if (note === null) return;
  console.error(note.text);
  if (note.refused) process.exit(1);
}
