import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { surfacePart } from '../../ui-kit/internal/modal/surfacePart';
import { popupPart } from '../../ui-kit/Menu/popupPart';
import { leaveOutMuiStyles } from './muiStyles';

// What the kit loads in idle time is there from the start
await Promise.all([surfacePart.load(), popupPart.load()]);

// A busy machine takes longer than the library's one second; a passing test waits no longer than
// before.
configure({ asyncUtilTimeout: 12_000 });

leaveOutMuiStyles();

// jsdom has no layout, and so no observer of it and no scrolling: what is observed keeps its size
Element.prototype.scrollTo ??= () => undefined;
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Files share one window: what a test drew or kept is not there for the next
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  window.localStorage.clear();
  window.sessionStorage.clear();
});
