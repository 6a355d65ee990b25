import { createHash } from 'node:crypto';
import { Html, html } from '../../lib/html';

/** Modules along a side. */
const SIZE = 21;
const FINDER_SIZE = 7;

/**
 * A picture that looks like a QR code and is not one: its squares come from a hash of the
 * authorization request's state and carry no data, and one of the three corner marks that scanners
 * look for is missing.
 */
export function qrPlaceholder(state: string, label: string): Html {
  const bits = createHash('sha512').update(state).digest();
  const squares: Html[] = [];
  for (let row = 0; row < SIZE; row += 1) {
    for (let column = 0; column < SIZE; column += 1) {
      const at = row * SIZE + column;
      const on = (((bits[(at >> 3) % bits.length] ?? 0) >> (at & 7)) & 1) === 1;
      if (on && !inFinder(row, column)) squares.push(square(column, row, 1));
    }
  }
  const finders = [html`${finder(0, 0)}`, html`${finder(SIZE - FINDER_SIZE, 0)}`];
  return html`<div class="qr" role="img" aria-label="${label}">
<svg viewBox="-1 -1 ${String(SIZE + 2)} ${String(SIZE + 2)}" aria-hidden="true">${squares}${finders}</svg>
<span class="beam"></span><strong aria-hidden="true">Demo</strong>
</div>`;
}

function inFinder(row: number, column: number): boolean {
  return row <= FINDER_SIZE && (column <= FINDER_SIZE || column >= SIZE - FINDER_SIZE - 1);
}

function square(x: number, y: number, side: number): Html {
  return new Html(`<rect x="${x}" y="${y}" width="${side}" height="${side}"/>`);
}

function finder(x: number, y: number): Html {
  return new Html(`<path fill-rule="evenodd" d="M${x} ${y}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z"/>`);
}
