import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@vikari/ui-kit/Button';
import { FilterSheet, type FilterSheetProps } from '@vikari/ui-kit/FilterSheet';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { type DemoFilter, demoCount, demoSections, EMPTY_DEMO_FILTER } from '../lib/demoFilter';
import { FILTER_TEXTS } from '../lib/filterTexts';
import { textsFor } from '../lib/texts';

interface DemoProps extends Pick<FilterSheetProps<DemoFilter>, 'onApply'> {
  initiallyOpen: boolean;
  texts: (typeof FILTER_TEXTS)['sv'];
}

function Demo({ initiallyOpen, onApply, texts }: DemoProps) {
  const [open, setOpen] = useState(initiallyOpen);
  const [applied, setApplied] = useState(EMPTY_DEMO_FILTER);
  const [staged, setStaged] = useState(EMPTY_DEMO_FILTER);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {texts.sheet.open}
      </Button>
      <FilterSheet
        open={open}
        onClose={() => setOpen(false)}
        applied={applied}
        empty={EMPTY_DEMO_FILTER}
        onApply={(filter) => {
          onApply(filter);
          setApplied(filter);
        }}
        onStagedChange={setStaged}
        count={demoCount(staged)}
        sections={demoSections(texts)}
        labels={texts.sheet}
      />
    </>
  );
}

const meta = {
  title: 'Components/Filters/FilterSheet',
  // In an iframe: an open one would cover the whole docs page.
  parameters: { docs: { opens: 'button', story: { inline: false, height: '560px' } } },
  args: { onApply: fn(), initiallyOpen: false },
  render: ({ onApply, initiallyOpen }, { globals }) => (
    <Demo onApply={onApply} initiallyOpen={initiallyOpen} texts={textsFor(globals, FILTER_TEXTS)} />
  ),
} satisfies Meta<Omit<DemoProps, 'texts'>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Staged until applied; the button shows the count; closing discards the changes. */
export const Staging: Story = {
  play: async ({ canvasElement, globals, args, step }) => {
    const { sheet, rate, group } = textsFor(globals, FILTER_TEXTS);
    const opener = within(canvasElement).getByRole('button', { name: sheet.open });
    const night = sheet.timeNames[2] ?? '';
    const nightBox = () => screen.findByRole('checkbox', { name: new RegExp(`^.?${night}`) });

    await step('every section is rendered', async () => {
      await userEvent.click(opener);
      const dialog = await screen.findByRole('dialog', { name: sheet.title });
      await expect(dialog).toHaveAttribute('aria-modal', 'true');
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
      const box = within(dialog);
      await expect(await box.findByRole('group', { name: group.systems })).toBeInTheDocument();
      await expect(box.getByRole('group', { name: rate.group })).toBeInTheDocument();
    });
    await step('a change is counted, not applied', async () => {
      await userEvent.click(await nightBox());
      const count = demoCount({ ...EMPTY_DEMO_FILTER, times: ['time-2'] });
      await expect(screen.getByRole('button', { name: sheet.apply(count) })).toBeVisible();
      await expect(args.onApply).not.toHaveBeenCalled();
    });
    await step('closing discards it', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(opener).toHaveFocus();
      await userEvent.click(opener);
      await expect(await nightBox()).not.toBeChecked();
    });
    await step('the sheet is cleared, changed and applied', async () => {
      await userEvent.click(await nightBox());
      await userEvent.click(screen.getByRole('button', { name: sheet.clear }));
      await expect(await nightBox()).not.toBeChecked();
      await userEvent.click(await nightBox());
      const count = demoCount({ ...EMPTY_DEMO_FILTER, times: ['time-2'] });
      await userEvent.click(screen.getByRole('button', { name: sheet.apply(count) }));
      await waitFor(() =>
        expect(args.onApply).toHaveBeenLastCalledWith({ ...EMPTY_DEMO_FILTER, times: ['time-2'] }),
      );
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(window.history.state?.vkModal ?? 0).toBe(0);
    });
  },
};

/** As it looks. */
export const Open: Story = { args: { initiallyOpen: true } };

/** On a phone it fills the window. */
export const OpenOnPhone: Story = {
  args: { initiallyOpen: true },
  globals: { viewport: { value: 'phone' } },
};
