import type { SameIds } from '../../../i18n/messageTypes';
import type { accessibilitySv } from './messages.sv';

export const accessibilityEn: SameIds<typeof accessibilitySv> = {
  'accessibility.title': 'Accessibility',
  'accessibility.lead':
    'How accessible this website is, what does not work yet, how we have tested and who to write to.',
  'accessibility.description':
    'Vikari’s accessibility statement: what meets WCAG 2.2 AA, what does not, how we have tested and how you tell us.',
  'accessibility.draft':
    'The company’s name, registration number and postal address will be filled in before launch. The statement is our own: nobody from outside has assessed the website.',
  'accessibility.home': 'Home',
  'accessibility.crumbs': 'You are here',
  'accessibility.contents': 'Contents',
  'accessibility.draft.title': 'Draft',
  'accessibility.updated': 'Assessed {date}',
  'accessibility.level.title': 'How accessible the website is',
  'accessibility.level.1':
    'The aim is level AA of WCAG 2.2, which includes what the European standard EN 301 549 asks of web pages. The website meets it in part: the next section says what is missing.',
  'accessibility.level.2':
    'Everything can be done by keyboard. The pages work in narrow windows, with large text, in light and dark, with more contrast and without motion.',
  'accessibility.gaps.title': 'What does not work yet',
  'accessibility.gaps.1':
    'An imported ad in another language than Swedish is not marked with its language, since its source does not state it. A screen reader reads it with Swedish pronunciation (WCAG 3.1.2).',
  'accessibility.gaps.2':
    'Titles in the list of conversations are not marked with their language (WCAG 3.1.2).',
  'accessibility.gaps.3':
    'Imported ads are shown as the employer wrote them. They may lack headings and lists.',
  'accessibility.unknown.title': 'What we do not know',
  'accessibility.unknown.1': 'Nobody has listened to the website with a screen reader.',
  'accessibility.unknown.2': 'Nobody who uses assistive technology has tried it for us.',
  'accessibility.unknown.3':
    'BankID’s app and pages are not ours. We have not assessed files that you or an employer upload.',
  'accessibility.tested.title': 'How we have tested',
  'accessibility.tested.1':
    'Programs check pages and parts automatically in Chromium: names, roles, contrast, keyboard, focus, the size of what is pressed, large text and a width of 320 pixels.',
  'accessibility.tested.2':
    'Eight ways through the website have been run in Firefox and in WebKit.',
  'accessibility.tested.3':
    'What a program cannot decide we have judged ourselves from the code, the texts and the screens as a whole, not screen by screen.',
  'accessibility.contact.title': 'Tell us when something does not work',
  'accessibility.contact.1':
    'Write to {email} if you meet an obstacle, or need something here in another way. Say which page it is about, and which assistive technology you use, if you like. If you want the assessment requirement by requirement, we send it.',
  'accessibility.law.title': 'The law and who supervises it',
  'accessibility.law.1':
    'The statement is voluntary. The Swedish act (2018:1937) on accessibility of digital public services applies to public bodies; we follow its form. No lawyer has assessed whether the act (2023:254) on the accessibility of certain products and services applies to Vikari.',
  'accessibility.law.2':
    'The Swedish Post and Telecom Authority, pts.se, supervises e-commerce services under the act of 2023. You can turn to it if you think that such a service is not accessible.',
};
