'use client';

import MuiTooltip, { type TooltipProps as MuiTooltipProps } from '@mui/material/Tooltip';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import type { SlotProps } from '../internal/slot';
import { useControlled } from '../internal/useControlled';
import { MuiScope } from '../MuiScope';

/** Props of {@link Tooltip}; the rest, `ref` and `className` go to the element with the role `tooltip`. */
export interface TooltipProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Additional information about its element. It must not be essential. */
  text: string;
  /** One focusable element that accepts a ref and other props. */
  children: ReactElement<Record<string, unknown>>;
  /** The side it opens to when there is space. Default `bottom`. */
  side?: Extract<MuiTooltipProps['placement'], 'top' | 'bottom' | 'left' | 'right'>;
  /** Whether it is shown, when its owner holds that. */
  open?: boolean;
  /** Whether it is shown at the start. Default false. */
  defaultOpen?: boolean;
  /** Called when the pointer or the focus shows or hides it, and when Escape does. */
  onOpenChange?: (open: boolean) => void;
  /** Attributes, classes and refs of the parts inside. */
  slotProps?: {
    /** Of the visible box with the text and its arrow. */
    box?: SlotProps<'div'> | undefined;
  };
}

/**
 * Additional information, shown while the pointer or the focus is there; Escape hides it. It
 * describes its element and never names it: a button has its own name, also on touch screens.
 */
export function Tooltip(props: TooltipProps) {
  const { text, children, side = 'bottom', open, defaultOpen = false, ...own } = props;
  const { onOpenChange, slotProps, id, ...rest } = own;
  const [isOpen, setOpen] = useControlled({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  return (
    <MuiScope>
      <MuiTooltip
        {...(id === undefined ? {} : { id })}
        title={text}
        placement={side}
        describeChild
        arrow
        open={isOpen}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        slotProps={{ popper: rest, tooltip: slotProps?.box ?? {} }}
      >
        {children}
      </MuiTooltip>
    </MuiScope>
  );
}
