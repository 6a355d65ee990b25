'use client';

import Divider from '@mui/material/Divider';
import type { ComponentPropsWithRef } from 'react';
import { kitTexts } from '../KitProvider/readKit';
import { MuiScope } from '../MuiScope';

/** Props of {@link UnreadDivider}; the rest goes to the root. */
export interface UnreadDividerProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'role' | 'aria-label'> {
  /** "Nya meddelanden". Default: the KitProvider's. */
  label?: string;
}

/** The line above the first unread message. */
export function UnreadDivider({
  label = kitTexts().unreadDivider.label,
  ...rest
}: UnreadDividerProps) {
  return (
    <MuiScope>
      {/* A separator's content is not read, but its name is. */}
      <Divider component="div" role="separator" aria-label={label} {...rest}>
        {label}
      </Divider>
    </MuiScope>
  );
}
