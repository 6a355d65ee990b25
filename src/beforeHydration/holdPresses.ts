import type { HeldPress } from './pageStart';

const BUTTONS = 'button,input[type="button"],input[type="submit"],[role="button"]:not(a[href])';

/** Presses that the page cannot answer yet. */
export interface Presses {
  /** Stops holding and answers the held presses, each once, in order. */
  release(): HeldPress[];
}

/** True for a form with an action: the browser submits it without any script. */
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
 * Holds each press on a button that needs the page's scripts, and marks the button. Links, fields
 * and forms with an action are handled by the browser.
 */
export function holdPresses(): Presses {
  const held = new Set<HeldPress>();

  function hold(event: Event, element: HeldPress): void {
    event.preventDefault();
    // React receives events from the start of hydration and would answer the press a second time.
    event.stopImmediatePropagation();
    held.add(element);
    element.dataset.held = '';
    element.setAttribute('aria-busy', 'true');
  }

  function handleClick(event: Event): void {
    const button = event.target instanceof Element && event.target.closest(BUTTONS);
    if (button instanceof HTMLElement && !worksWithoutScript(button)) hold(event, button);
  }

  /** A form submitted with Enter, without a button that would have been clicked. */
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
