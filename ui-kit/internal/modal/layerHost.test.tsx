import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { Dialog } from '../../Dialog';
import { Menu } from '../../Menu';
import { Popover } from '../../Popover';
import { SnackbarProvider, useSnackbar } from '../../Snackbar';
import { ModalComing } from './ModalComing';

const button = () => <button type="button">opener</button>;
const LAYERS: Record<string, ReactNode> = {
  dialog: (
    <Dialog open onClose={() => {}} title="title" closeLabel="close">
      text
    </Dialog>
  ),
  'loading state': <ModalComing onClose={() => {}} />,
  menu: <Menu defaultOpen items={[{ id: 'edit', label: 'edit' }]} trigger={button} />,
  popover: (
    <Popover defaultOpen title="title" closeLabel="close" trigger={button}>
      text
    </Popover>
  ),
  message: (
    <SnackbarProvider labels={{ region: 'messages', close: 'close' }}>page</SnackbarProvider>
  ),
};

// What listens makes everything in it clickable, to Chromium and so to a screen reader
it.each(Object.entries(LAYERS))('leaves the body without a handler: %s', async (_name, layer) => {
  const layers = () => document.querySelectorAll('body > [id^=vk-] > *').length;
  render(layer);
  await act(async () => {});
  expect(layers()).toBeGreaterThan(0);
  expect(document.body.onclick).toBeNull();
});

it('hides the page behind a dialog, and neither the dialog nor a message', async () => {
  function Page() {
    const show = useSnackbar();
    return (
      <>
        <button type="button" onClick={() => show('saved')}>
          page
        </button>
        {LAYERS.dialog}
      </>
    );
  }
  render(
    <SnackbarProvider labels={{ region: 'messages', close: 'close' }}>
      <Page />
    </SnackbarProvider>,
  );
  expect(await screen.findByRole('dialog', { name: 'title' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'page' })).toBeNull();
  act(() => screen.getByRole('button', { name: 'page', hidden: true }).click());
  expect(await screen.findByRole('region', { name: 'messages' })).toBeVisible();
});
