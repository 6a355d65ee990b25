import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { WorkFieldIcon } from './WorkFieldIcon';

describeConformance(WorkFieldIcon, { props: { name: 'dental' }, root: SVGSVGElement });

it('is always decorative', () => {
  const { container } = render(<WorkFieldIcon name="emergency" />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelector('use')?.getAttribute('href')).toMatch(/#field-emergency$/);
});
