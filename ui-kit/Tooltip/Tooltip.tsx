import MuiTooltip, { type TooltipProps as MuiTooltipProps } from '@mui/material/Tooltip';
import type { ReactElement } from 'react';
import { MuiScope } from '../MuiScope';

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** Additional information about its element. It must not be essential. */
  text: string;
  /** One focusable element that accepts a ref and other props. */
  children: ReactElement<Record<string, unknown>>;
  /** The side it opens to when there is space. Default `bottom`. */
  side?: Extract<MuiTooltipProps['placement'], 'top' | 'bottom' | 'left' | 'right'>;
}

/**
 * Additional information, shown while the pointer or the focus is there; Escape hides it. It
 * describes its element and never names it: a button has its own name, also on touch screens.
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
