import { configure } from 'storybook/test';
import { virtualPart } from '../ui-kit/ChatThread/virtualPart';
import { surfacePart } from '../ui-kit/internal/modal/surfacePart';
import { popupPart } from '../ui-kit/Menu/popupPart';
import { popoverPart } from '../ui-kit/Popover/popoverPart';

// What the kit loads after the page is there from the start
await Promise.all([surfacePart.load(), popupPart.load(), popoverPart.load(), virtualPart.load()]);

// As in `scripts/testing/dom.ts`: a busy machine stands still for seconds, and a passing story waits no
// longer than before.
configure({ asyncUtilTimeout: 12_000 });

// A link that a story presses must not leave the page of the tests
window.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault();
});
