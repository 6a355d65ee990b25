import type { Decorator } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/* What the stories of fields with a dialog to choose in have in common: `DateField`, `TimeField`, `DateTimeField`. */

/** In an iframe of the dialog's height: an open one would cover the whole docs page. */
export const WITH_DIALOG = { docs: { story: { inline: false, height: '520px' } } };
/** A story of them whose dialog stays closed. */
export const FIELD_ALONE = { docs: { story: { height: '160px' } } };

/** As wide as such a field stands in a form. */
export const inColumn =
  (maxInlineSize: number): Decorator =>
  (Story) => (
    <div style={{ maxInlineSize }}>
      <Story />
    </div>
  );

/** Presses the button beside the field: the dialog opens, and what is chosen has the focus. */
export async function openDialog(
  canvasElement: HTMLElement,
  labels: { open: string; title: string },
  role: 'gridcell' | 'option',
): Promise<void> {
  await userEvent.click(within(canvasElement).getByRole('button', { name: labels.open }));
  const dialog = await screen.findByRole('dialog', { name: labels.title });
  const chosen = await within(dialog).findByRole(role, { selected: true });
  await waitFor(() => expect(chosen).toHaveFocus());
}

/** Chooses by keys in the open dialog, which closes: the field has called with `value`. */
export async function pickByKeys(
  keys: string,
  onValueChange: unknown,
  value: string,
): Promise<void> {
  await userEvent.keyboard(`${keys}{Enter}`);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(onValueChange).toHaveBeenLastCalledWith(value);
}

/** Types what the field takes for `value` when it is left. */
export async function typeValue(
  input: HTMLElement,
  text: string,
  onValueChange: unknown,
  value: string,
): Promise<void> {
  await userEvent.type(input, text);
  await userEvent.tab();
  await expect(onValueChange).toHaveBeenLastCalledWith(value);
}

/** Types what the field refuses, with a reason. */
export async function typeRefused(input: HTMLElement, text: string, reason: string): Promise<void> {
  await userEvent.clear(input);
  await userEvent.type(input, `${text}{Enter}`);
  await expect(input).toHaveAccessibleDescription(expect.stringContaining(reason));
}
