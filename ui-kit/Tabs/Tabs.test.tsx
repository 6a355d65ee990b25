import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { describeControlled } from '../internal/testing/describeControlled';
import { hydrateSilently } from '../internal/testing/hydrateSilently';
import { Tabs } from './Tabs';

const TABS = [
  { id: 'Profil', label: 'Profil', content: 'Namn' },
  { id: 'Handlingar', label: 'Handlingar', content: 'CV' },
];

describeConformance(Tabs, { props: { label: 'Konto', items: TABS }, root: HTMLDivElement });

describeControlled<string | null>({
  element: ({ value, initial, onChange }) => (
    <Tabs
      label="Konto"
      items={TABS}
      value={value ?? undefined}
      defaultValue={initial ?? undefined}
      onValueChange={onChange}
    />
  ),
  initial: 'Profil',
  next: 'Handlingar',
  change: () => userEvent.click(screen.getByRole('tab', { name: 'Handlingar' })),
  read: () => screen.getByRole('tab', { selected: true }).textContent,
});

it('connects each tab to its panel, and hides the others', async () => {
  const { container, errors, unmount } = await hydrateSilently(<Tabs label="Konto" items={TABS} />);
  expect(errors).toEqual([]);
  const panels = [...container.querySelectorAll('[role="tabpanel"]')];
  const tabs = [...container.querySelectorAll('[role="tab"]')];
  expect(tabs.map((tab) => tab.getAttribute('aria-controls'))).toEqual(panels.map(({ id }) => id));
  expect(panels.map((panel) => panel.getAttribute('aria-labelledby'))).toEqual(
    tabs.map(({ id }) => id),
  );
  expect(panels.map((panel) => panel.hasAttribute('hidden'))).toEqual([false, true]);
  unmount();
});

it.each([
  ['ltr', 'ArrowRight', 'CV'],
  ['ltr', 'ArrowLeft', 'Namn'],
  ['rtl', 'ArrowRight', 'Namn'],
  ['rtl', 'ArrowLeft', 'CV'],
  ['ltr', 'ArrowUp', 'Bilder'],
  ['ltr', 'ArrowDown', 'Bilder'],
])('%s: %s on the second of three opens %s', async (direction, key, panel) => {
  document.documentElement.dir = direction;
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  const tabs = [
    { id: 'name', label: 'Profil', content: 'Namn' },
    { id: 'pictures', label: 'Bilder', content: 'Bilder' },
    { id: 'cv', label: 'Handlingar', content: 'CV' },
  ];
  render(<Tabs label="Konto" tabs={tabs} defaultValue="pictures" />);
  screen.getByRole('tab', { selected: true }).focus();
  await userEvent.keyboard(`{${key}}`);
  expect(screen.getByRole('tabpanel')).toHaveTextContent(panel);
});
