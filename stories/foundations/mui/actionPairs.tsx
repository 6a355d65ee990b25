import MuiButton from '@mui/material/Button';
import MuiIconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { Button, type ButtonSize, type ButtonVariant } from '@vikari/ui-kit/Button';
import { Icon } from '@vikari/ui-kit/Icon';
import { IconButton } from '@vikari/ui-kit/IconButton';
import type { Pair } from './pair';

const BUTTON: Pair['parts'] = [['button', 'button']];

const VARIANTS = [
  ['primary', 'contained', 'primary'],
  ['secondary', 'outlined', 'primary'],
  ['quiet', 'text', 'primary'],
  ['danger', 'contained', 'error'],
  ['accent', 'contained', 'secondary'],
] as const satisfies readonly (readonly [ButtonVariant, string, string])[];

const SIZES = ['small', 'medium', 'large'] as const satisfies readonly ButtonSize[];

/** Buttons and links. */
export const ACTION_PAIRS: readonly Pair[] = [
  ...VARIANTS.flatMap(([variant, muiVariant, color]): Pair[] => [
    {
      name: `Button, ${variant}`,
      parts: BUTTON,
      kit: <Button variant={variant}>Apply</Button>,
      mui: (
        <MuiButton variant={muiVariant} color={color}>
          Apply
        </MuiButton>
      ),
    },
    {
      name: `Button, ${variant}, disabled`,
      parts: BUTTON,
      kit: (
        <Button variant={variant} disabled>
          Apply
        </Button>
      ),
      mui: (
        <MuiButton variant={muiVariant} color={color} disabled>
          Apply
        </MuiButton>
      ),
    },
  ]),
  ...SIZES.map(
    (size): Pair => ({
      name: `Button, ${size}`,
      parts: BUTTON,
      kit: <Button size={size}>Find a shift</Button>,
      mui: (
        <MuiButton variant="contained" size={size}>
          Find a shift
        </MuiButton>
      ),
    }),
  ),
  {
    name: 'Button with an icon',
    parts: BUTTON,
    kit: (
      <Button variant="secondary" startIcon={<Icon name="share" size="small" />}>
        Share
      </Button>
    ),
    mui: (
      <MuiButton variant="outlined" startIcon={<Icon name="share" size="small" />}>
        Share
      </MuiButton>
    ),
  },
  {
    name: 'Icon button',
    parts: [...BUTTON, ['svg', 'svg']],
    kit: <IconButton label="Search, ours" icon={<Icon name="search" />} />,
    mui: (
      <MuiIconButton aria-label="Search">
        <Icon name="search" />
      </MuiIconButton>
    ),
  },
  {
    name: 'Icon button, small',
    parts: [...BUTTON, ['svg', 'svg']],
    kit: <IconButton label="Close, ours" size="small" icon={<Icon name="close" />} />,
    mui: (
      <MuiIconButton aria-label="Close" size="small">
        <Icon name="close" />
      </MuiIconButton>
    ),
  },
  {
    name: 'Icon button, disabled',
    parts: BUTTON,
    kit: <IconButton label="Edit, ours" disabled icon={<Icon name="edit" />} />,
    mui: (
      <MuiIconButton aria-label="Edit" disabled>
        <Icon name="edit" />
      </MuiIconButton>
    ),
  },
  {
    name: 'Link',
    parts: [['a', 'a']],
    kit: <a href="#ours">How we choose clinics</a>,
    mui: <Link href="#mui">How we choose clinics</Link>,
  },
];
