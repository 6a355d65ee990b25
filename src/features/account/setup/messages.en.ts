import type { SameIds } from '../../../i18n/messageTypes';
import type { accountSetupSv } from './messages.sv';

/** The English texts of setting an account up. */
export const accountSetupEn: SameIds<typeof accountSetupSv> = {
  'account.setup.title': 'Complete your account',
  'account.setup.text':
    'Do the tasks in any order. Everything is saved, so you can continue another time.',
  'account.setup.jobs': 'See open assignments',
  'account.setup.progress': 'Done so far',
  'account.setup.count': '{done, number} of {total, number} done',
  'account.setup.tasks': 'What is needed',
  'account.setup.optional': 'Optional',
  'account.setup.done': 'Done',
  'account.setup.begun': 'Started',
  'account.setup.left': 'Left',
  'account.setup.complete': 'Your account is complete',
  'account.setup.complete.text':
    'Now you can apply for assignments without filling in the same things again.',
  'account.setup.bankid': 'Connect BankID',
  'account.setup.bankid.hint': 'Takes a minute.',
  'account.setup.profile': 'Enter phone, job title and profession',
  'account.setup.profile.hint': 'So that employers can reach you.',
  'account.setup.visibility': 'Choose whether you want to get offers',
  'account.setup.visibility.hint': 'You are shown to nobody until you have chosen.',
  'account.setup.preferences': 'Say what you want to work with',
  'account.setup.preferences.hint': 'Profession, location, weeks and terms.',
  'account.setup.experience': 'Add an experience',
  'account.setup.experience.hint': 'A job that you have or have had.',
  'account.setup.licence': 'Upload your licence',
  'account.setup.licence.hint': 'A PDF from Socialstyrelsen or IVO.',
  'account.setup.cv': 'Upload your CV',
  'account.setup.cv.hint': 'As a PDF.',
  'account.setup.references': 'Add two references',
  'account.setup.references.hint': 'Managers from your two latest jobs.',
  'account.setup.id_card': 'Upload an ID document',
  'account.setup.id_card.hint': 'A PDF or a photo.',
  'account.setup.prescriber_code': 'Enter your prescriber code',
  'account.setup.prescriber_code.hint': 'Seven digits.',
};
