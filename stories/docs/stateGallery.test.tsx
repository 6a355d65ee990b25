import { render, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readGlobals } from '../../.storybook/globals';
import { knownKitProps } from '../../scripts/kitProps/readKitProps';
import { extendRules, mark, PSEUDO_CLASSES, withClasses } from './pseudoStates';
import { StateGalleryView, type StoryModule } from './StateGalleryView';

const modules = import.meta.glob<StoryModule>('../components/*.stories.tsx');
const tables = knownKitProps();
const GLOBALS = readGlobals({});

/** Opened over the page: their states are the framed examples of their pages. */
const OVERLAYS = ['ConfirmDialog', 'Dialog', 'FilterSheet', 'Menu', 'ModalStack', 'Snackbar'];

/** What a picture shows, without the ids and names that differ from one to the other. */
const drawn = (figure: HTMLElement) =>
  figure.firstElementChild?.innerHTML.replace(/_r_\w+_|state-\w+/gu, '');

describe.each(Object.entries(modules))('the states of %s', (path, load) => {
  const name = path.slice('../components/'.length, -'.stories.tsx'.length);
  const table = tables[name]?.[0];

  it.skipIf(OVERLAYS.includes(name))('differ from each other', async () => {
    if (!table) throw new Error(`${name} has no table`);
    const { container } = render(
      <StateGalleryView table={table} module={await load()} globals={GLOBALS} />,
    );
    const figures = () => [...container.querySelectorAll<HTMLElement>('figure:not(figure figure)')];
    await waitFor(() => {
      const pictures = figures().map(drawn);
      expect(pictures.length).toBeGreaterThan(0);
      expect(new Set(pictures).size).toBe(pictures.length);
    });
  });
});

it('a rule that waits for the pointer or the focus holds for the classes too, where it stands', () => {
  expect(withClasses('.a:hover > .b:focus-visible')).toBe(
    '.a:is(:hover, .vk-is-hover) > .b:is(:focus-visible, .vk-is-focus-visible)',
  );
  expect(withClasses('.a:not(:active)')).toBe('.a:not(:is(:active, .vk-is-active))');
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent =
    '.a:hover { color: red } @media (min-width: 1px) { .a:focus { color: blue } }';
  extendRules(document);
  extendRules(document);
  const [plain, media] = style.sheet?.cssRules ?? [];
  expect(plain?.cssText).toContain('.a:is(:hover, .vk-is-hover) {');
  expect(media?.cssText).toContain('.a:is(:focus, .vk-is-focus) {');
  style.remove();
});

it('marks the element and what is around it, within the picture', () => {
  const { container } = render(
    <p>
      <span>
        <button type="button">Spara</button>
      </span>
    </p>,
  );
  mark(container, 'focus');
  expect(container.querySelector('button')).toHaveClass(PSEUDO_CLASSES['focus-visible']);
  expect(container.querySelector('span')).toHaveClass(PSEUDO_CLASSES['focus-within']);
  expect(container.querySelector('span')).not.toHaveClass(PSEUDO_CLASSES.focus);
  expect(container).not.toHaveClass(PSEUDO_CLASSES['focus-within']);
});
