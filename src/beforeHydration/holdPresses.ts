import type { HeldPress } from './pageStart';

const BUTTONS = 'button,input[type="button"],input[type="submit"],[role="button"]:not(a[href])';

/** Presses that a page cannot answer yet. */
export interface Presses {
  /** Stops holding and answers what was held, each once, in the order of the presses. */
  release(): HeldPress[];
}

/** True for a form that says where it goes: the browser sends it without any script. */
function hasAction(form: HTMLFormElement | null, submitter: Element | null): boolean {
  return form?.hasAttribute('action') === true || submitter?.hasAttribute('formaction') === true;
}

function worksWithoutScript(button: Element): boolean {
  if (button.hasAttribute('popovertarget')) return true;
  if (!(button instanceof HTMLButtonElement || button instanceof HTMLInputElement)) return false;
  if (button.type === 'reset') return button.form !== null;
  return button.type === 'submit' && hasAction(button.form, button);
}

/**
 * Holds each press on a button that needs the page's scripts, and shows that it was heard. Links,
 * fields and forms with an action are the browser's own, and are let through.
 */
export function holdPresses(): Presses {
  const held = new Set<HeldPress>();

  function hold(event: Event, element: HeldPress): void {
    event.preventDefault();
    // React hears from the moment it begins to hydrate and would answer the press a second time.
    event.stopImmediatePropagation();
    held.add(element);
    element.dataset.held = '';
    element.setAttribute('aria-busy', 'true');
  }

  function handleClick(event: Event): void {
    const button = event.target instanceof Element && event.target.closest(BUTTONS);
    if (button instanceof HTMLElement && !worksWithoutScript(button)) hold(event, button);
  }

  /** A form sent by Enter, without a button that would have been clicked. */
  function handleSubmit(event: SubmitEvent): void {
    const form = event.target;
    if (form instanceof HTMLFormElement && !hasAction(form, event.submitter)) hold(event, form);
  }

  addEventListener('click', handleClick, true);
  addEventListener('submit', handleSubmit, true);
  return {
    release() {
      removeEventListener('click', handleClick, true);
      removeEventListener('submit', handleSubmit, true);
      const elements = [...held];
      held.clear();
      for (const element of elements) {
        delete element.dataset.held;
        element.removeAttribute('aria-busy');
      }
      return elements;
    },
  };
}
