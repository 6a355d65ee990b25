import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { Language } from '#domain/language';
import { renderSite } from '../../../testing/renderSite';
import { SiteFrame } from '../../../testing/SiteFrame';
import { wordsOf } from '../../../testing/words';
import { StartForm } from './testing/StartForm';

const onSend = vi.fn();

const field = () => screen.getByLabelText<HTMLInputElement>('Start');
const loaded = () => waitFor(() => expect(field()).toHaveAttribute('type', 'text'));

async function show(language: Language = 'sv') {
  onSend.mockReset();
  await renderSite(<StartForm onSend={onSend} />, { language });
}

it.each([
  ['sv', '2026-12-24', '24 dec. 2026'],
  ['sv', '24/12', '24 dec. 2026'],
  ['en', '24 December', '24 Dec 2026'],
] as const)('takes in %s what is typed: %s', async (language, typed, shown) => {
  await show(language);
  await loaded();
  await userEvent.type(field(), typed);
  await userEvent.tab();
  expect(field()).toHaveValue(shown);
  await userEvent.click(screen.getByRole('button', { name: 'Spara' }));
  await waitFor(() => expect(onSend.mock.calls[0]?.[0]).toEqual({ start: '2026-12-24' }));
});

it('sends no text that is not a day, and says at the field how one is written', async () => {
  await show();
  await loaded();
  await userEvent.type(field(), 'snart{Enter}');
  const text = 'Skriv dagen som 1 dec 2026, 1/12 2026 eller 2026-12-01.';
  expect(await screen.findByRole('link', { name: text })).toBeVisible();
  expect(field()).toHaveAccessibleDescription(text);
  expect(onSend).not.toHaveBeenCalled();
});

it('says of a day after the last one what the form says', async () => {
  await show();
  await loaded();
  await userEvent.type(field(), '2027-01-01');
  await userEvent.tab();
  expect(field()).toHaveAccessibleDescription('I år');
});

it('is sent by the browser without a script', async () => {
  const { intl } = await wordsOf('sv');
  const html = renderToString(
    <SiteFrame intl={intl}>
      <StartForm onSend={onSend} />
    </SiteFrame>,
  );
  expect(html).toMatch(/<input[^>]* type="date"[^>]* name="start"|name="start"[^>]* type="date"/u);
});

// Last: what others load afterwards would be of other modules than theirs
it('is the browser’s own field until the kit’s has come, and while someone is in it', async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task));
  // Anew, for another test may have loaded the kit's field
  vi.resetModules();
  const [site, fresh, { LoadedDayField }] = await Promise.all([
    import('../../../testing/renderSite'),
    import('./testing/StartForm'),
    import('./loadedDayField'),
  ]);
  await site.renderSite(<fresh.StartForm onSend={onSend} />, { language: 'sv' });
  vi.unstubAllGlobals();
  const native = field();
  expect(native).toHaveAttribute('type', 'date');
  act(() => native.focus());
  await act(async () => {
    for (const task of idle) task();
    await LoadedDayField.load();
  });
  expect(field()).toBe(native);
  await userEvent.type(native, '2026-12-24');
  await userEvent.tab();
  await loaded();
  expect(field()).toHaveValue('24 dec. 2026');
});
