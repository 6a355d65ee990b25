import { afterEach, expect, it, vi } from 'vitest';
import { createLateImport } from './lateImport';
import { UNREACHABLE } from './pageStart';

const SCRIPT = { headers: { 'content-type': 'text/javascript; charset=utf-8' } };
const PAGE = { 'content-type': 'text/html' };

/** The server's files; what is not among them cannot be reached. */
function aSite(files: Record<string, string>) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const code = files[address];
    if (code === undefined) throw new TypeError('Failed to fetch');
    return new Response(code, SCRIPT);
  });
  return { files, asked };
}

const load = vi.fn(async (address: string) => ({ address }));

afterEach(() => {
  vi.unstubAllGlobals();
  load.mockClear();
  document.head.replaceChildren();
});

it('imports a file once all that it imports has been read', async () => {
  const { asked } = aSite({
    '/assets/Dialog-a.js': 'import{a as b}from"./Field-b.js";import`./Words-c.js`;b(`from "x"`)',
    '/assets/Field-b.js': "import{c}from'./Words-c.js';export*from'./Dialog-a.js'",
    '/assets/Words-c.js': 'export const c=1',
  });
  const lateImport = createLateImport('/assets/');
  expect(await lateImport(load, './Dialog-a.js')).toEqual({ address: './Dialog-a.js' });
  await lateImport(load, './Dialog-a.js');
  expect(asked).toEqual(['/assets/Dialog-a.js', '/assets/Field-b.js', '/assets/Words-c.js']);
});

it('imports nothing while a file of it cannot be read, and reads only that one again', async () => {
  const { files, asked } = aSite({ '/assets/Menu-a.js': 'import{a}from"./Item-b.js"' });
  const lateImport = createLateImport('/assets/');
  await expect(lateImport(load, './Menu-a.js')).rejects.toMatchObject({ name: UNREACHABLE });
  // A failed import would be kept by the browser
  expect(load).not.toHaveBeenCalled();
  files['/assets/Item-b.js'] = 'export const a=1';
  await lateImport(load, './Menu-a.js');
  expect(load).toHaveBeenCalledTimes(1);
  expect(asked).toEqual(['/assets/Menu-a.js', '/assets/Item-b.js', '/assets/Item-b.js']);
});

it('takes a server that cannot answer for a line that is broken, and a file that is gone for gone', async () => {
  const lateImport = createLateImport('/assets/');
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  await expect(lateImport(load, './Gone-a.js')).rejects.toMatchObject({ name: UNREACHABLE });
  expect(load).not.toHaveBeenCalled();
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  // The import's own error is what a page that is older than the site is loaded anew by
  load.mockRejectedValueOnce(new TypeError('404'));
  await expect(lateImport(load, './Gone-a.js')).rejects.toThrow('404');
});

it.each([
  ['a page to log in to a network', new Response('<html>', { headers: PAGE })],
  ['a page that says it is not allowed', new Response('<html>', { status: 403, headers: PAGE })],
  ['that too many ask', new Response('', { status: 429 })],
  ['nothing that says what it is', new Response(null)],
])('takes %s for a line that is broken, and has the file once it is answered', async (_, other) => {
  const lateImport = createLateImport('/assets/');
  vi.stubGlobal('fetch', async () => other);
  await expect(lateImport(load, './Part-a.js')).rejects.toMatchObject({ name: UNREACHABLE });
  // The browser would keep what was imported for as long as the page is open
  expect(load).not.toHaveBeenCalled();
  aSite({ '/assets/Part-a.js': 'export const a=1' });
  await lateImport(load, './Part-a.js');
  expect(load).toHaveBeenCalledTimes(1);
});

it('reads nothing that the page began with', async () => {
  const { asked } = aSite({ '/assets/Part-a.js': 'import{a}from"./site-b.js"' });
  document.head.innerHTML = '<link rel="modulepreload" href="/assets/site-b.js">';
  await createLateImport('/assets/')(load, './Part-a.js');
  expect(asked).toEqual(['/assets/Part-a.js']);
});
