/**
 * Copies a text, also where the browser has no clipboard for pages: without HTTPS, or in a frame.
 *
 * @returns whether it was copied.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const { copyBySelection } = await import('./copyBySelection');
    return copyBySelection(text);
  }
}
