import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CheckAnswers } from './CheckAnswers';
import { ContentsList } from './ContentsList';
import { ErrorSummary } from './ErrorSummary';
import { LinkTabs } from './LinkTabs';
import { RequirementList } from './RequirementList';
import { Stepper } from './Stepper';
import { Tabs } from './Tabs';
import { TaskList } from './TaskList';
import { Timeline } from './Timeline';

const STEP_LABELS = {
  nav: 'Steg',
  position: (step: number) => `Steg ${step}`,
  states: { complete: 'klart', incomplete: 'inte klart', error: 'fel' },
};

// Other teams' code says the older names; these lists take `items` now.
it.each([
  [
    'CheckAnswers',
    <CheckAnswers
      key="a"
      title="Du"
      changeLabel="Ändra"
      answers={[{ question: 'Raden', answer: 'Ja', changeHref: '#a' }]}
    />,
  ],
  [
    'ContentsList',
    <ContentsList key="a" title="Innehåll" headings={[{ id: 'a', text: 'Raden', level: 2 }]} />,
  ],
  [
    'ErrorSummary',
    <ErrorSummary key="a" title="Fel" attempt={0} errors={[{ fieldId: 'a', message: 'Raden' }]} />,
  ],
  ['LinkTabs', <LinkTabs key="a" label="Vyer" tabs={[{ label: 'Raden', href: '#a' }]} />],
  [
    'RequirementList',
    <RequirementList
      key="a"
      label="Villkor"
      requirements={[
        { id: 'a', title: 'Raden', status: { text: 'Ja', tone: 'success', icon: 'check' } },
      ]}
    />,
  ],
  [
    'Stepper',
    <Stepper
      key="a"
      steps={[{ id: 'a', label: 'Raden', state: 'complete' }]}
      current="a"
      labels={STEP_LABELS}
    />,
  ],
  ['Tabs', <Tabs key="a" label="Vyer" tabs={[{ id: 'a', label: 'Raden', content: 'Ja' }]} />],
  [
    'TaskList',
    <TaskList
      key="a"
      label="Kvar"
      tasks={[{ id: 'a', title: 'Raden', status: { text: 'Klart', tone: 'success' } }]}
    />,
  ],
  [
    'Timeline',
    <Timeline
      key="a"
      label="Händelser"
      events={[{ id: 'a', title: 'Raden', dateTime: '2026-01-12', timeText: 'Januari' }]}
    />,
  ],
])('%s draws the rows of its older name, and writes no such attribute', (_name, element) => {
  const { container } = render(element);
  expect(container).toHaveTextContent('Raden');
  const named = container.querySelectorAll(
    '[answers], [headings], [errors], [tabs], [requirements], [steps], [tasks], [events], [items]',
  );
  expect(named).toHaveLength(0);
});
