'use client';

import { type ComponentPropsWithRef, type ReactNode, type Ref, useRef } from 'react';
import { useLatePart } from '../internal/latePart';
import type { OpenProps } from '../internal/openProps';
import { Text } from '../internal/Text';
import { useControlled } from '../internal/useControlled';
import { useIds } from '../internal/useIds';
import { kitTexts } from '../KitProvider/readKit';
import { popoverPart } from './popoverPart';

/** The props of the element that opens the popover. */
export interface PopoverTriggerProps {
  /** The popover opens beside its element, which gets the focus back. */
  ref: Ref<HTMLButtonElement>;
  /** Says that it opens a dialog. */
  'aria-haspopup': 'dialog';
  /** Whether the popover is open. */
  'aria-expanded': boolean;
  /** The id of the open popover; undefined while it is closed. */
  'aria-controls': string | undefined;
  /** Opens and closes the popover. */
  onClick: () => void;
}

/** Props of {@link Popover}; the rest, `ref` and `className` go to the popover's surface. */
export interface PopoverProps
  extends OpenProps,
    Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** Renders the button that opens it; spread the props on it. */
  trigger: (props: PopoverTriggerProps) => ReactNode;
  /** Names it, as its heading. */
  title: ReactNode;
  /** The label of the button that closes it: "Stäng". Default: the KitProvider's. */
  closeLabel?: string;
  /** What is in it; a function is given what closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Which edge of the button it is aligned with. Default `start`. */
  align?: 'start' | 'end';
}

/** Something small beside the button that opens it: an explanation, a few settings. */
export function Popover(props: PopoverProps) {
  const { trigger, title, children, align = 'start', ...own } = props;
  const { closeLabel = kitTexts().popover.closeLabel, ...its } = own;
  const { open: ownersOpen, defaultOpen = false, onOpenChange, ...surface } = its;
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useControlled(ownersOpen, defaultOpen, onOpenChange);
  const ids = useIds('surface', 'title');
  const close = () => setOpen(false);
  const Surface = useLatePart(popoverPart, { open, onFailed: close });
  const surfaceId = surface.id ?? ids.surface;

  return (
    <>
      <Text>
        {trigger({
          ref: button,
          'aria-haspopup': 'dialog',
          'aria-expanded': open,
          'aria-controls': open ? surfaceId : undefined,
          onClick: () => setOpen(!open),
        })}
      </Text>
      {Surface !== null && (
        <Surface
          open={open}
          onClose={close}
          anchorEl={() => button.current}
          align={align}
          titleId={ids.title}
          title={title}
          closeLabel={closeLabel}
          surface={{ ...surface, id: surfaceId }}
        >
          {typeof children === 'function' ? children(close) : children}
        </Surface>
      )}
    </>
  );
}
