import type { SameIds } from '../../i18n/messageTypes';
import type { footerSv } from './footer.sv';

export const footerEn: SameIds<typeof footerSv> = {
  'shell.footer.nav': 'Footer',
  'shell.footer.about':
    'Vikari gathers assignments for nurses, doctors and other care staff all over Sweden.',
  'shell.footer.professions': 'Assignments by profession',
  'shell.footer.places': 'Assignments by place',
  'shell.footer.all_jobs': 'All professions and places',
  'shell.footer.highest_rate': 'Highest hourly rate',
  'shell.footer.articles': 'Articles',
  'shell.footer.employers': 'For employers',
  'shell.footer.recruiter_login': 'Recruiter log in',
  'shell.footer.admin_login': 'Administrator',
  'shell.footer.contact': 'Contact',
  'shell.footer.pay': 'Pay',
  'shell.footer.calculator': 'Salary and dividend calculator',
  'shell.footer.salaries': 'Pay in healthcare',
  'shell.footer.nurse_pay': 'Pay for temporary nurses',
  'shell.footer.doctor_pay': 'Pay for temporary doctors',
  'shell.footer.about_us': 'About us',
  'shell.footer.staffing': 'Staffing',
  'shell.footer.insight': 'Insight',
  'shell.footer.app': 'The app',
  'shell.footer.partner': 'Become a partner',
  'shell.footer.tool': 'Recruitment tool',
  'shell.footer.privacy': 'Privacy',
  'shell.footer.terms': 'Terms',
  'shell.footer.accessibility': 'Accessibility',
  'shell.footer.status': 'Service status',
  'shell.footer.sitemap': 'Site map',
};
