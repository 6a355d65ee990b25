import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** An article's file: its front matter with some fields changed, and a body. */
export function anArticleFile(
  changes: Record<string, unknown> = {},
  body = '## Karens\n\nTolv månader. Läs [mer](/bemanning).\n',
): string {
  const front = {
    title: 'Karens i avtalet',
    description: 'Vad tolv månaders karens betyder för dig.',
    published: '2026-11-01',
    updated: '2026-11-02',
    featured: false,
    roles: ['sjukskoterska'],
    related: [],
    sources: [{ name: 'Avtalet', url: 'https://example.com/avtal' }],
    ...changes,
  };
  // JSON is YAML
  const given = Object.entries(front).filter(([, value]) => value !== undefined);
  const lines = given.map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n${body}`;
}

/** A folder of content that a test may change; `articles/karens.sv.md` and so on. */
export async function aContentFolder(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'vikari-content-'));
  const write = async (path: string, source: string): Promise<void> => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), source);
  };
  for (const [path, source] of Object.entries(files)) await write(path, source);
  return {
    folder,
    write,
    remove: (path: string) => rm(join(folder, path)),
    close: () => rm(folder, { recursive: true }),
  };
}
