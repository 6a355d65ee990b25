/** As many icons on a peer's card as on the kit's. */
export function FactIcon({ name }: { name: 'place' | 'period' | 'hours' }) {
  return (
    <svg width="20" height="20" aria-hidden="true">
      <use href={`#${name}`} />
    </svg>
  );
}
