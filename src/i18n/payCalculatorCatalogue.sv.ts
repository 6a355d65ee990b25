import { payCalculatorSv } from '../features/pay-calculator/messages.sv';
import { paySv } from '../lib/pay/messages.sv';

/** The Swedish texts of the salary and dividend calculator. */
export const payCalculatorCatalogue = { ...payCalculatorSv, ...paySv };
