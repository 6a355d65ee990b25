import { readFileSync } from 'node:fs';
import { fireEvent } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { frameAddress, isDocsFrame, keepStill, open } from '../../.storybook/docsFrame';

afterEach(() => document.body.replaceChildren());

it('gives a frame the toolbars’ choices, and no play function', () => {
  const address = new URL(frameAddress({ locale: 'en', scheme: 'dark', a11y: {} }), 'http://a.b');
  expect(address.searchParams.get('globals')).toBe('locale:en;scheme:dark');
  expect(address.searchParams.get('embed')).toBe('true');
  // A story by itself is no frame
  expect(isDocsFrame()).toBe(false);
});

it('takes no focus until something is pressed', () => {
  const field = document.body.appendChild(document.createElement('input'));
  keepStill(window);
  field.focus();
  expect(document.body).toHaveFocus();
  fireEvent.pointerDown(field);
  field.focus();
  expect(field).toHaveFocus();
});

it('opens what a story shows closed, and leaves what is open', () => {
  document.body.innerHTML = '<div id="storybook-root"><button type="button">Öppna</button></div>';
  let presses = 0;
  document.querySelector('button')?.addEventListener('click', () => {
    presses += 1;
  });
  open({ opens: null });
  expect(presses).toBe(0);
  open({ opens: 'button' });
  expect(presses).toBe(1);
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"></div>');
  open({ opens: 'button' });
  expect(presses).toBe(1);
});

it('is not heard by the page around it, which hears everybody else', () => {
  const heard: unknown[] = [];
  const hear = ({ data }: MessageEvent) => heard.push(data);
  const head = document.createElement('div');
  head.innerHTML = readFileSync('.storybook/preview-head.html', 'utf8');
  // With the window of this test, which is not the one that a script of the page has
  new Function('window', head.textContent)(window);
  window.addEventListener('message', hear);
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const say = (data: string, source: Window | null) =>
    window.dispatchEvent(new MessageEvent('message', { data, source }));
  say('a frame', frame.contentWindow);
  say('a frame that is gone', null);
  say('the manager', window.parent);
  window.removeEventListener('message', hear);
  expect(heard).toEqual(['the manager']);
});
