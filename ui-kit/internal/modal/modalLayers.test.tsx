import { afterEach, beforeEach, expect, it } from 'vitest';
import { bindLayer, createLayer, giveFocusBack, LAYER_ATTRIBUTE, openLayer } from './modalLayers';

function add(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  return root;
}

/** A modal on the page with one button, opened from the focused element. */
function openModal(order?: number) {
  const root = add('<button>in it</button>');
  root.setAttribute(LAYER_ATTRIBUTE, '');
  const layer = createLayer();
  bindLayer(layer, root);
  const leave = openLayer(layer, order);
  root.querySelector('button')?.focus();
  return {
    layer,
    close() {
      leave();
      giveFocusBack(layer, root);
    },
  };
}

beforeEach(() => {
  add('<button id="opener">Open</button><button id="other">Other</button>');
  document.getElementById('opener')?.focus();
});
afterEach(() => {
  document.body.innerHTML = '';
});
const focused = () => document.activeElement?.id;

it('stacks from 100, above what is open, and at least at the given position', () => {
  const first = openModal();
  const second = openModal();
  const third = openModal(150);
  expect([first, second, third].map(({ layer }) => layer.place)).toEqual([100, 101, 150]);
  third.close();
  second.close();
  first.close();
});

it('keeps its position when one below it closes', () => {
  const first = openModal();
  const second = openModal();
  first.close();
  const third = openModal();
  expect([second.layer.place, third.layer.place]).toEqual([101, 102]);
  third.close();
  second.close();
});

it('returns the focus to what opened it', () => {
  const modal = openModal();
  expect(focused()).toBe('');
  modal.close();
  expect(focused()).toBe('opener');
});

it('returns the focus through modals that closed before it', () => {
  const first = openModal();
  const second = openModal();
  first.close();
  second.close();
  expect(focused()).toBe('opener');
});

it('does not move the focus when it has been moved elsewhere', () => {
  const modal = openModal();
  document.getElementById('other')?.focus();
  modal.close();
  expect(focused()).toBe('other');
});
