import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { beforeEach, onTestFinished } from 'vitest';
import { surfacePart } from '../../ui-kit/internal/modal/surfacePart';
import { popupPart } from '../../ui-kit/Menu/popupPart';
import { popoverPart } from '../../ui-kit/Popover/popoverPart';
import { leaveOutMuiStyles } from './muiStyles';

// Loads what the kit otherwise loads in idle time
await Promise.all([surfacePart.load(), popupPart.load(), popoverPart.load()]);

// A busy machine takes longer than the library's one second; a passing test waits no longer than
// before.
configure({ asyncUtilTimeout: 12_000 });

leaveOutMuiStyles();

// jsdom has no layout, so no resize observer and no scrolling: observed elements keep their size
Element.prototype.scrollTo ??= () => undefined;
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** The page's own, as each project begins. */
const LANGUAGE = document.documentElement.lang;

function removeCookies(): void {
  for (const cookie of document.cookie.split('; ').filter(Boolean)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the test's own browser
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  }
}

// Files share one window: removes what a test rendered, stored or said of the page before the next one. An `afterEach`
// would be left out after another one that judges the test and fails it
beforeEach(() => {
  onTestFinished(() => {
    cleanup();
    document.body.replaceChildren();
    document.documentElement.lang = LANGUAGE;
    removeCookies();
    window.localStorage.clear();
    window.sessionStorage.clear();
  });
});
