import { createElement } from 'react';
import { Icon } from '../../Icon';

/** In the place of a drawing that MUI would put beside a native control. */
export const noIcon = createElement(() => null);

/** The arrow of a select. */
export function SelectChevron({ className }: { className?: string }) {
  return createElement(Icon, { name: 'chevron-down', size: 'small', className });
}
