import type { SameIds } from '../../i18n/messageTypes';
import type { payCalculatorSv } from './messages.sv';

export const payCalculatorEn: SameIds<typeof payCalculatorSv> = {
  'pay_calculator.title': 'Salary and dividend calculator',
};
