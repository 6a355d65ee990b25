import { afterEach, describe, expect, it, vi } from 'vitest';
import { repeatPress } from '../hydration/repeatPress';
import { holdPresses, type Presses } from './holdPresses';

let presses: Presses | undefined;
afterEach(() => presses?.release());

/** A page with that markup, with presses held; returns its only button, or the element of an id. */
function held(html: string): (id: string) => HTMLElement {
  document.body.innerHTML = html;
  presses = holdPresses();
  return (id) => {
    const element = document.getElementById(id);
    if (!element) throw new Error(`No #${id}`);
    return element;
  };
}

describe('holdPresses', () => {
  it.each([
    ['a button', '<button id="it" type="button"><b id="in">x</b></button>'],
    ['a button with a role', '<div id="it" role="button"><b id="in">x</b></div>'],
    [
      'a submit button of a form without an action',
      '<form><button id="it"><b id="in">x</b></button></form>',
    ],
    [
      'a submit button of a post form without an action',
      '<form method="post"><button id="it"><b id="in">x</b></button></form>',
    ],
  ])('holds %s, shows that, and answers it once', (_name, html) => {
    const find = held(html);
    const heard = vi.fn();
    find('it').addEventListener('click', heard);
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    find('in').dispatchEvent(event);
    find('in').click();
    expect(event.defaultPrevented).toBe(true);
    expect(heard).not.toHaveBeenCalled();
    expect(find('it')).toHaveAttribute('aria-busy', 'true');
    expect(find('it')).toHaveAttribute('data-held');

    expect(presses?.release()).toEqual([find('it')]);
    expect(presses?.release()).toEqual([]);
    expect(find('it')).not.toHaveAttribute('aria-busy');
    expect(find('it')).not.toHaveAttribute('data-held');
    find('it').addEventListener('click', (click) => click.preventDefault());
    find('it').click();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a link', '<a id="it" href="#x">x</a>'],
    ['a link that looks like a button', '<a id="it" href="#x" role="button">x</a>'],
    ['a checkbox', '<input id="it" type="checkbox">'],
    ['a summary', '<details><summary id="it">x</summary></details>'],
    ['a search', '<form action="/jobs"><button id="it">x</button></form>'],
    ['a form that posts', '<form method="post" action="/x"><button id="it">x</button></form>'],
    ['a button with a formaction', '<form><button id="it" formaction="/x">x</button></form>'],
    ['a reset', '<form><button id="it" type="reset">x</button></form>'],
    ['a button that opens a popover', '<button id="it" type="button" popovertarget="p">x</button>'],
  ])('lets the browser handle %s', (_name, html) => {
    const find = held(html);
    const heard = vi.fn((event: Event) => event.preventDefault());
    find('it').addEventListener('click', heard);
    find('it').click();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(find('it')).not.toHaveAttribute('data-held');
    expect(presses?.release()).toEqual([]);
  });

  it('holds a form submitted with Enter, and submits it once', () => {
    const find = held('<form id="it"><input></form>');
    const sent = vi.fn((event: Event) => event.preventDefault());
    find('it').addEventListener('submit', sent);
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    find('it').dispatchEvent(event);
    expect([event.defaultPrevented, sent.mock.calls.length]).toEqual([true, 0]);
    for (const press of presses?.release() ?? []) repeatPress(press);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('keeps the order of the presses', () => {
    const find = held(
      '<button id="a" type="button">a</button><button id="b" type="button">b</button>',
    );
    for (const id of ['b', 'a', 'b']) find(id).click();
    expect(presses?.release()).toEqual([find('b'), find('a')]);
  });

  it('drops presses on removed elements', () => {
    const find = held('<button id="it" type="button">x</button>');
    const button = find('it');
    const heard = vi.fn();
    button.addEventListener('click', heard);
    button.remove();
    repeatPress(button);
    expect(heard).not.toHaveBeenCalled();
  });
});
