import { writeWholeFile } from '../wholeFile';

/** A process that the test kills while it writes: it never comes to the end of its records. */
const [path = ''] = process.argv.slice(2);

function* endless(): Generator<Uint8Array> {
  yield new Uint8Array(100_000).fill(7);
  process.stdout.write('writing\n');
  for (;;) yield new Uint8Array(10);
}

await writeWholeFile(path, { name: 'unfinished' }, endless());
