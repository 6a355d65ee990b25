import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ModalFooter } from './ModalFooter';

const place = (name: 'offsetTop' | 'offsetHeight' | 'clientHeight', of: (it: Element) => number) =>
  vi.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(function (this: HTMLElement) {
    return of(this);
  });

afterEach(() => {
  vi.restoreAllMocks();
});

/** A window of 800 px, a modal whose end is `below` px above its end, with buttons of 70 px. */
function open(below: number) {
  const isModal = (element: Element) => element.getAttribute('role') === 'dialog';
  place('clientHeight', () => 800);
  place('offsetTop', () => 300);
  place('offsetHeight', (element) => (isModal(element) ? 500 - below : 70));
  vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body);
  return render(
    <div role="dialog" aria-label="Filter">
      <ModalFooter>Visa</ModalFooter>
    </div>,
  );
}

const end = () => document.documentElement.style.getPropertyValue('--vk-modal-end');

it('says how high a message has to stand, for as long as the modal is there', () => {
  const { unmount } = open(24);
  expect(screen.getByText('Visa')).toBeVisible();
  expect(end()).toBe('94px');
  unmount();
  expect(end()).toBe('');
});

it('leaves a message where it is when the modal ends above it', () => {
  open(120);
  expect(end()).toBe('');
});

it.each([
  ['ui-kit/theme/css/base.css', '.vk-no-contact'],
  ['ui-kit/Snackbar/Snackbar.module.css', '.region'],
])('lets no message of %s stand over those buttons', (file, part) => {
  const [, rule = ''] = readFileSync(file, 'utf8').split(`${part} {`);
  expect(rule.slice(0, rule.indexOf('}'))).toMatch(
    /inset-block-end: max\([^;]*var\(--vk-modal-end, 0px\)/u,
  );
});
