import MuiTooltip, { type TooltipProps as MuiTooltipProps } from '@mui/material/Tooltip';
import type { ReactElement } from 'react';
import { MuiScope } from '../MuiScope';

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** A few words more about what it stands on. Nobody needs them to go on. */
  text: string;
  /** One element that can have the focus, and takes a ref and other props. */
  children: ReactElement<Record<string, unknown>>;
  /** The side it opens to when there is room. Default `bottom`. */
  side?: Extract<MuiTooltipProps['placement'], 'top' | 'bottom' | 'left' | 'right'>;
}

/**
 * A few words more, while the pointer or the focus is there; Escape takes them away. It describes
 * its element and never names it: a button has its own name, also for fingers.
 */
export function Tooltip({ text, children, side = 'bottom' }: TooltipProps) {
  return (
    <MuiScope>
      <MuiTooltip title={text} placement={side} describeChild arrow>
        {children}
      </MuiTooltip>
    </MuiScope>
  );
}
