import { describeConformance } from '../internal/testing/describeConformance';
import { FormSection, type FormSectionProps } from './FormSection';

describeConformance<FormSectionProps, HTMLElement>(FormSection, {
  props: { title: 'Kontakt', children: <input aria-label="Namn" /> },
  root: HTMLElement,
});
