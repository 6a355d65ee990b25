import { beforeEach, expect, it } from 'vitest';
import { moveFocus, pressedAt } from './moveFocus';

const by = (id: string) => document.getElementById(id);

beforeEach(() => {
  document.body.innerHTML = `
    <section id="part" tabindex="-1">
      <p id="result" tabindex="-1"></p>
      <ul><li id="row" tabindex="-1"><button id="pressed"></button></li></ul>
    </section>
    <button id="opener"></button>
    <input id="field">`;
});

it.each<[string, () => void]>([
  ['where it was pressed', () => undefined],
  ['nowhere, since the button is gone', () => by('pressed')?.remove()],
  ['on what was around the button', () => by('row')?.focus()],
  ['on what has the result in it', () => by('part')?.focus()],
  ['on what opened the dialog', () => by('opener')?.focus()],
])('goes on at the result when the focus is %s', (_where, happens) => {
  by('pressed')?.focus();
  const from = pressedAt(by('opener'));
  happens();
  moveFocus(by('result'), from);
  expect(by('result')).toHaveFocus();
});

it('leaves the focus with whoever has gone on', () => {
  by('pressed')?.focus();
  const from = pressedAt();
  by('field')?.focus();
  moveFocus(by('result'), from);
  expect(by('field')).toHaveFocus();
  moveFocus(by('result'));
  expect(by('field')).toHaveFocus();
});
