import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { Sheet } from './index';

const props = {
  open: true,
  onClose: vi.fn(),
  title: 'Dela',
  closeLabel: 'Stäng',
  children: 'Text',
};

describeConformance(Sheet, { props, root: HTMLDivElement });

it('is nothing on the server', () => {
  expect(renderToString(<Sheet {...props} />)).toBe('');
});
