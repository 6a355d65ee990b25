import { Button, type ButtonProps } from '@vikari/ui-kit/Button';
import { DateRangeField } from '@vikari/ui-kit/DateRangeField';
import { FilterSheet } from '@vikari/ui-kit/FilterSheet';
import * as en from '@vikari/ui-kit/texts/en';
import type * as sv from '@vikari/ui-kit/texts/sv';
import { cssVar } from '@vikari/ui-kit/theme';
import { WeekPicker } from '@vikari/ui-kit/WeekPicker';
import { createElement } from 'react';

const props: ButtonProps = { children: 'Spara', variant: 'secondary' };
// @ts-expect-error: types are really there, so that a variant that does not exist is refused
const wrong: ButtonProps = { children: 'Spara', variant: 'no such variant' };

export const texts: typeof sv = en;
export const parts = [Button, DateRangeField, FilterSheet, WeekPicker];
export const elements = [createElement(Button, props), createElement(Button, wrong)];
export const color: string = cssVar('text-muted');
