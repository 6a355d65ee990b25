import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { copyText } from './copyText';

const clipboard = (value: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value });

beforeEach(() => {
  document.body.innerHTML = '<button>Kopiera</button>';
  document.querySelector('button')?.focus();
});
afterEach(() => {
  Reflect.deleteProperty(document, 'execCommand');
  Reflect.deleteProperty(navigator, 'clipboard');
});

function oldWay(works: boolean) {
  const execCommand = vi.fn(() => {
    const { activeElement: field } = document;
    const chosen = field instanceof HTMLTextAreaElement ? field.value : null;
    return works && chosen === 'https://vikari.example/x';
  });
  Object.defineProperty(document, 'execCommand', { configurable: true, value: execCommand });
  return execCommand;
}

it('uses the clipboard where there is one', async () => {
  const writeText = vi.fn(async () => undefined);
  clipboard({ writeText });
  const execCommand = oldWay(true);
  expect(await copyText('https://vikari.example/x')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('https://vikari.example/x');
  expect(execCommand).not.toHaveBeenCalled();
});

it.each([
  ['there is none', undefined],
  ['it refuses', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
])('selects the text where %s, and leaves nothing behind', async (_why, value) => {
  clipboard(value);
  for (const works of [true, false]) {
    oldWay(works);
    expect(await copyText('https://vikari.example/x')).toBe(works);
    expect(document.body.innerHTML).toBe('<button>Kopiera</button>');
    expect(document.activeElement).toBe(document.querySelector('button'));
  }
});

it('says no where neither is there', async () => {
  clipboard(undefined);
  expect(await copyText('x')).toBe(false);
});
