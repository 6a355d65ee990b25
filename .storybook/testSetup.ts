import { configure } from 'storybook/test';
import { virtualPart } from '../ui-kit/ChatThread/virtualPart';
import { surfacePart } from '../ui-kit/internal/modal/surfacePart';
import { popupPart } from '../ui-kit/Menu/popupPart';

// What the kit loads after the page is there from the start
await Promise.all([surfacePart.load(), popupPart.load(), virtualPart.load()]);

// A part that loads late (a dialog's MUI) may take longer than a second on a busy machine's first
// run.
configure({ asyncUtilTimeout: 5_000 });

// A link that a story presses must not leave the page of the tests
window.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault();
});
