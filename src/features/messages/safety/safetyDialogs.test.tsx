import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#domain/api/errors';
import { ReportDialog } from '../../../lib/safety/ReportDialog';
import { renderSite } from '../../../testing/renderSite';
import { BlockDialog } from './BlockDialog';
import { ReportChatDialog } from './ReportChatDialog';

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('reporting a conversation', () => {
  async function show(onReport = vi.fn(async () => {})) {
    const onClose = vi.fn();
    await renderSite(
      <ReportChatDialog open employer="Region Nord" onClose={onClose} onReport={onReport} />,
    );
    return { onReport, onClose };
  }

  it('requires a reason, which the summary leads to', async () => {
    const { onReport } = await show();
    await press('Skicka anmälan');
    expect(screen.getByRole('alert', { name: 'Något behöver rättas' })).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Välj vad det gäller' }));
    expect(screen.getByRole('radio', { name: 'Hot eller trakasserier' })).toHaveFocus();
    expect(onReport).not.toHaveBeenCalled();
  });

  it('asks about what can be a personal identity number', async () => {
    const { onReport } = await show();
    await userEvent.click(screen.getByRole('radio', { name: 'Något annat' }));
    await userEvent.type(screen.getByRole('textbox'), 'Jag heter 19811218-9876');
    await press('Skicka anmälan');
    await userEvent.click(screen.getByRole('link', { name: /kan vara ett personnummer/ }));
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(onReport).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('button', { name: 'Ta bort det' }));
    expect(screen.getByRole('textbox')).toHaveValue('Jag heter ');
  });

  it('keeps what was written when it fails, and then says what happens', async () => {
    const onReport = vi
      .fn<() => Promise<void>>()
      .mockRejectedValueOnce(new ApiError('rate_limited', 'Too many.'))
      .mockResolvedValueOnce();
    const { onClose } = await show(onReport);
    await userEvent.click(screen.getByRole('radio', { name: 'Diskriminering' }));
    await userEvent.type(screen.getByRole('textbox'), 'De frågade om barn.');
    await press('Skicka anmälan');
    expect(await screen.findByText(/för många anmälningar/)).toBeVisible();
    await press('Skicka anmälan');
    expect(await screen.findByText('Tack, vi har tagit emot din anmälan')).toBeVisible();
    expect(onReport).toHaveBeenLastCalledWith({
      reason: 'discrimination',
      text: 'De frågade om barn.',
    });
    const [close] = screen.getAllByRole('button', { name: 'Stäng' }).slice(-1);
    if (close) await userEvent.click(close);
    expect(onClose).toHaveBeenCalled();
  });
});

it('asks a visitor where they want the answer, and checks it', async () => {
  const onSend = vi.fn(async () => {});
  await renderSite(
    <ReportDialog
      open
      onClose={() => {}}
      title="Anmäl annonsen"
      text=""
      reasons={['fraud', 'other']}
      asksContact
      onSend={onSend}
    />,
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Bedrägeri eller bluff' }));
  const contact = screen.getByRole('textbox', { name: /E-post för svar/ });
  await userEvent.type(contact, 'inte en adress');
  await press('Skicka anmälan');
  await userEvent.click(screen.getByRole('link', { name: /^Skriv en hel e-postadress/ }));
  expect(contact).toHaveFocus();
  await userEvent.clear(contact);
  await userEvent.type(contact, ' namn@example.com ');
  await press('Skicka anmälan');
  expect(await screen.findByText(/svarar till namn@example.com/)).toBeVisible();
  expect(onSend).toHaveBeenCalledWith({ reason: 'fraud', text: '', contact: 'namn@example.com' });
});

it('says what blocking means, blocks, and shows when it failed', async () => {
  const onBlock = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('offline'));
  const onClose = vi.fn();
  await renderSite(<BlockDialog open employer="Region Nord" onClose={onClose} onBlock={onBlock} />);
  expect(
    screen.getByText(/inte längre skriva till dig, och deras inbjudningar når dig inte/),
  ).toBeVisible();
  await press('Blockera');
  expect(await screen.findByText(/kunde inte blockeras/)).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  onBlock.mockResolvedValueOnce();
  await press('Blockera');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});
