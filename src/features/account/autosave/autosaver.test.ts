import { expect, it, vi } from 'vitest';
import { createAutosaver } from './autosaver';

it('keeps the edits of an earlier visit until they are restored', () => {
  const keep = vi.fn();
  const saver = createAutosaver<{ title: string }>({
    stored: { title: 'a' },
    check: () => ({}),
    tidy: (values) => values,
    save: async () => ({ title: 'a' }),
    current: () => null,
    store: { read: async () => ({}), keep },
    onSignedOut: vi.fn(),
  });
  saver.read({ title: 'b' });
  expect(keep).not.toHaveBeenCalled();
});
