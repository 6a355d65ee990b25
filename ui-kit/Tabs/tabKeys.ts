/**
 * The tab that a key leads to, by its index; null for every other key. Arrows wrap around at the
 * ends, and follow the reading direction.
 */
export function tabAfterKey(
  key: string,
  index: number,
  count: number,
  direction: 'ltr' | 'rtl',
): number | null {
  const forward = direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft';
  const back = direction === 'ltr' ? 'ArrowLeft' : 'ArrowRight';
  switch (key) {
    case forward:
      return (index + 1) % count;
    case back:
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
