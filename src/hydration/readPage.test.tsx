import { describe, expect, it } from 'vitest';
import { readPage, StartError } from './readPage';

const pageOf = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const data = (text: string) =>
  `<body id="vikari-root"><script type="application/json" id="vikari-data">${text}</script>`;

function failureOf(html: string): unknown {
  try {
    return readPage(pageOf(html));
  } catch (error) {
    return error;
  }
}

describe('readPage', () => {
  it('reads what the server wrote', () => {
    expect(readPage(pageOf(data('{"site":{"demo":true}}')))).toEqual({ site: { demo: true } });
  });

  it.each([
    ['no root element', '<body><div id="root"></div>', 'no_root', /root element #vikari-root/],
    ['no data', '<body id="vikari-root">', 'no_data', /has no data element/],
    ['data that was cut off', data('{"email":"anna@example.com'), 'no_data', /cannot be read/],
  ])('names the problem with %s, without personal data', (_name, html, kind, message) => {
    const error = failureOf(html);
    expect(error).toBeInstanceOf(StartError);
    expect(error).toMatchObject({ kind, message: expect.stringMatching(message) });
    expect(String(error)).not.toContain('anna');
  });
});
