import type { ComponentPropsWithRef, HTMLAttributes } from 'react';
import { cx } from './cx';

type DataAttributes = { [data: `data-${string}`]: string | number | boolean | undefined };

/** What a caller gives an element inside a component: attributes and a class. */
export type SlotAttributes = Omit<HTMLAttributes<HTMLElement>, 'children' | 'id'> & DataAttributes;

/** The same, and a ref. */
export type SlotProps<Element extends 'div' | 'h2' | 'ul'> = Omit<
  ComponentPropsWithRef<Element>,
  'children' | 'id'
> &
  DataAttributes;

/** The caller's props of an element inside, with their class after the component's own. */
export function slot<Props extends { className?: string | undefined }>(
  given: Props | undefined,
  className: string | undefined,
) {
  return { ...given, className: cx(className, given?.className) };
}
