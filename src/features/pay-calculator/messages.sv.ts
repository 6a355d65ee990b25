export const payCalculatorSv = {
  'pay_calculator.title': 'Räkna på lön och utdelning',
} as const;
