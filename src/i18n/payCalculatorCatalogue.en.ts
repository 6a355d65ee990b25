import { payCalculatorEn } from '../features/pay-calculator/messages.en';
import { payEn } from '../lib/pay/messages.en';

/** The English texts of the salary and dividend calculator. */
export const payCalculatorCatalogue = { ...payCalculatorEn, ...payEn };
