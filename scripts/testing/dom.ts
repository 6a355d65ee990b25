import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
// What the kit loads in idle time is there from the start
import '../../ui-kit/internal/modal/MuiSurface';
import '../../ui-kit/Menu/MenuPopup';

// A busy machine takes longer than the library's one second; a passing test waits no longer than
// before.
configure({ asyncUtilTimeout: 12_000 });

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
