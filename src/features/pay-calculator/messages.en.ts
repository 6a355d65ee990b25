import type { SameIds } from '../../i18n/messageTypes';
import type { payCalculatorSv } from './messages.sv';

export const payCalculatorEn: SameIds<typeof payCalculatorSv> = {
  'pay_calculator.title': 'Salary and dividend calculator',
  'pay_calculator.description':
    'What do you get after tax with your own Swedish company, and as an employee for the same money? Salary and dividend for {first} to {last}.',
  'pay_calculator.crumbs': 'You are here',
  'pay_calculator.home': 'Home',
  'pay_calculator.lead':
    'What do you get after tax when you invoice from your own company, and what as an employee for the same money? Change the figures and everything is worked out again.',
  'pay_calculator.result': 'After tax per month {year}',
  'pay_calculator.for.under_66': 'If you live in Sweden and are under 66 when the year begins.',
  'pay_calculator.for.from_66': 'If you live in Sweden and are 66 or older when the year begins.',
  'pay_calculator.for.abroad':
    'If you live abroad: special income tax (SINK) is taken from the pay.',
  'pay_calculator.company': 'Own company',
  'pay_calculator.employed': 'Employed',
  'pay_calculator.company_more': 'Your own company gives {amount} more after tax a month.',
  'pay_calculator.employed_more': 'As an employee you get {amount} more after tax a month.',
  'pay_calculator.same': 'Both give the same after tax.',
  'pay_calculator.kept': 'In addition {amount} stays in the company.',
  'pay_calculator.pension':
    'As an employee you also get {amount} towards your occupational pension during the year, and the protection that comes with employment.',
  'pay_calculator.best': 'The salary that gives most after tax is {amount} a month.',
  'pay_calculator.better':
    'With a salary of {salary} a month you get {amount} more after tax over the year.',
  'pay_calculator.better_kept': 'Then {kept} stays in the company.',
  'pay_calculator.use_best': 'Use that salary',
  'pay_calculator.wage': '{rate} an hour on an invoice is worth a wage of {wage} an hour.',
  'pay_calculator.announced': 'After tax per month: own company {company}, employed {employed}.',
  'pay_calculator.wrong': 'Correct what is wrong among your figures to see the result.',
  'pay_calculator.where': 'Where {sum} goes',
  'pay_calculator.part': 'Part',
  'pay_calculator.total': 'Total',
  'pay_calculator.part.in_hand': 'After tax',
  'pay_calculator.part.kept': 'Kept in the company',
  'pay_calculator.part.pension': 'Occupational pension',
  'pay_calculator.part.costs': 'The company’s costs',
  'pay_calculator.part.fees': 'Employer’s contributions',
  'pay_calculator.part.taxes': 'Taxes',
  'pay_calculator.form': 'Your figures',
  'pay_calculator.submit': 'Calculate',
  'pay_calculator.section.income': 'What you invoice',
  'pay_calculator.section.payout': 'Salary and dividend',
  'pay_calculator.section.you': 'About you',
  'pay_calculator.year': 'Year',
  'pay_calculator.year.new': '{year}, new rules for dividends',
  'pay_calculator.income': 'Start from',
  'pay_calculator.income.hours': 'Hourly rate and hours',
  'pay_calculator.income.sum': 'A sum for the year',
  'pay_calculator.field.rate': 'Hourly rate, excluding VAT',
  'pay_calculator.field.hours': 'Hours in the year',
  'pay_calculator.field.hours.hint': 'Full time with five weeks of holiday is about 1,800 hours.',
  'pay_calculator.field.sum': 'Invoiced in the year, excluding VAT',
  'pay_calculator.field.costs': 'The company’s costs in the year',
  'pay_calculator.field.costs.hint': 'Bookkeeping, insurance, travel, pension. Not your salary.',
  'pay_calculator.field.month': 'Salary per month, before tax',
  'pay_calculator.field.share': 'Share of the highest possible salary',
  'pay_calculator.field.payout': 'Dividend in the year',
  'pay_calculator.field.payout.hint':
    'No more than what is left after salary and corporate tax is paid out.',
  'pay_calculator.field.other': 'Other pay in the same year, before tax',
  'pay_calculator.field.other.hint': 'From other employers. It only affects the tax.',
  'pay_calculator.field.saved': 'Saved dividend limit',
  'pay_calculator.field.saved.hint': 'Dividend limit of earlier years that you have not used.',
  'pay_calculator.unit.kronor': 'SEK',
  'pay_calculator.unit.hours': 'h',
  'pay_calculator.unit.percent': '%',
  'pay_calculator.salary': 'Salary',
  'pay_calculator.salary.best': 'The one that gives most after tax',
  'pay_calculator.salary.best.hint': 'We try every salary and choose the best.',
  'pay_calculator.salary.month': 'A monthly salary',
  'pay_calculator.salary.share': 'A share',
  'pay_calculator.dividend': 'Dividend',
  'pay_calculator.dividend.limit': 'Up to the dividend limit',
  'pay_calculator.dividend.limit.hint': 'Taxed at 20%. The rest stays in the company.',
  'pay_calculator.dividend.abroad':
    'Dividend to somebody who lives abroad is not counted: the tax on it depends on the tax treaty with your country. What is left stays in the company.',
  'pay_calculator.dividend.all': 'All that is left',
  'pay_calculator.dividend.payout': 'An amount',
  'pay_calculator.municipality': 'Municipality',
  'pay_calculator.municipality.average': 'The average in Sweden',
  'pay_calculator.church': 'Member of the Church of Sweden',
  'pay_calculator.church.hint': 'We use the mean of the parishes’ fees.',
  'pay_calculator.problem.not_a_number': 'Enter a whole number, for example {example}.',
  'pay_calculator.problem.too_high': 'Enter {highest} at most.',
  'pay_calculator.problem.above_revenue':
    'The costs cannot be higher than what you invoice, {highest}.',
  'pay_calculator.problem.above_money': 'The money is enough for {highest} a month at most.',
  'pay_calculator.details': 'Line by line',
  'pay_calculator.details.lead':
    'Each line says what it is computed from. Below the tables you find where the figures come from.',
  'pay_calculator.table.company': 'The company’s year',
  'pay_calculator.table.owner': 'What you get from the company',
  'pay_calculator.table.limit': 'The dividend limit',
  'pay_calculator.table.employed': 'Employed for the same money',
  'pay_calculator.table.tax_company': 'Income tax with your own company',
  'pay_calculator.table.tax_employed': 'Income tax as an employee',
  'pay_calculator.sum.kept': 'Kept in the company',
  'pay_calculator.sum.in_hand': 'After tax in the year',
  'pay_calculator.sum.limit': 'Dividend limit',
  'pay_calculator.sum.pay': 'Pay before tax, holiday pay included',
  'pay_calculator.sum.tax': 'Tax on the whole year’s income',
  'pay_calculator.with_other':
    'You have other pay in the same year. In the tables above only the tax that comes on top is deducted.',
  'pay_calculator.how': 'How we work it out, step by step',
  'pay_calculator.how.invoice.title': '1. What you invoice',
  'pay_calculator.how.invoice':
    'The hourly rate times the hours, excluding VAT. VAT is not counted, since the company pays it to the state. The company’s costs are deducted from the sum.',
  'pay_calculator.how.salary.title': '2. Salary from the company',
  'pay_calculator.how.salary':
    'A salary costs the company the salary and {contributions} in employer’s contributions. You pay income tax like every employee. The salary also counts when your sickness benefit, parental benefit and state pension are decided. A dividend does not.',
  'pay_calculator.how.corporate.title': '3. Corporate tax',
  'pay_calculator.how.corporate':
    'What is left after costs and salary is the company’s profit. The company pays {tax} corporate tax on it. The rest can be paid out to you or stay in the company.',
  'pay_calculator.how.limit.title': '4. The dividend limit',
  'pay_calculator.how.limit':
    'The dividend limit (gränsbelopp) is how much dividend you may take at 20 per cent tax. What is paid out above it is taxed as a salary, but without the job tax credit and without employer’s contributions. Any limit that you do not use is saved for a later year.',
  'pay_calculator.how.limit_until_2025':
    'For {year} the higher of two amounts applies. The simplification rule gives {simple} to whoever owns the whole company. The main rule gives half of the company’s salaries, but only if your own salary is high enough: six income base amounts ({six}) and 5 per cent of all salaries, or 9.6 income base amounts ({ninePointSix}).',
  'pay_calculator.how.limit_from_2026':
    'For {year} the parts are added up: a base amount of four income base amounts ({four}), and half of the part of the salaries above eight income base amounts ({eight}). There is no minimum salary.',
  'pay_calculator.how.new.title': '5. What is new from 2026',
  'pay_calculator.how.new':
    'Until 2025 you chose between the simplification rule and the main rule, and with too low a salary the salaries gave nothing at all. From 2026 there is one rule, its base amount is higher than the simplification rule was, there is no minimum salary, and saved limit no longer grows with interest.',
  'pay_calculator.how.why.title': '6. Why the salary matters',
  'pay_calculator.how.why':
    'A lower salary means less in contributions and more dividend. But the salary gives the job tax credit, and dividend above the limit is taxed more heavily. So there is a salary that gives most after tax. The calculator tries every monthly salary in whole hundreds.',
  'pay_calculator.how.employed.title': '7. Employed for the same money',
  'pay_calculator.how.employed':
    'The customer pays the same in both cases. Out of it the employer pays employer’s contributions, 4.5 per cent towards an occupational pension as in the national staffing agreement, and special payroll tax on the pension. The rest is pay, with holiday pay included. What a staffing agency itself takes is deducted in neither case.',
  'pay_calculator.unknown': 'What is not counted',
  'pay_calculator.unknown.age':
    'The calculator is for people aged 18 or over who live in one country all year and have no other deductions, such as interest on loans. Employer’s contributions are the full ones, even for older people whose contributions are lower.',
  'pay_calculator.unknown.same_salary':
    'The dividend limit depends on the salaries of the year before. We calculate as if the salary had been the same then.',
  'pay_calculator.unknown.same_year':
    'The dividend is counted in the same year as the profit. In reality it is paid out and taxed the year after.',
  'pay_calculator.unknown.alone':
    'You own the whole company alone, owned it when the year began, and have no other close company. What the shares cost is not counted.',
  'pay_calculator.unknown.reserves':
    'The company sets nothing aside, has no losses from earlier years, and pays no occupational pension besides what you put among the costs.',
  'pay_calculator.unknown.pension':
    'The occupational pension is 4.5 per cent of the whole pay. Above 7.5 income base amounts employers often pay more.',
  'pay_calculator.unknown.cap':
    'Dividend more than 90 income base amounts above the limit is taxed at 30 per cent. We have found nothing that says whether this still applies in 2026.',
  'pay_calculator.unknown.young':
    'We could not confirm the lower contributions for young people in 2026, so they are not used.',
  'pay_calculator.unknown.advice':
    'The calculator is not advice. Talk to an accountant before you decide.',
  'pay_calculator.next': 'Continue',
  'pay_calculator.next.jobs': 'Assignments with the highest hourly rate',
  'pay_calculator.next.salaries': 'Pay in healthcare, profession by profession',
};
