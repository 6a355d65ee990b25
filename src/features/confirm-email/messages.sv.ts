import type { Words } from '../../i18n/messageTypes';

export const confirmEmailSv = {
  'confirm_email.ask.title': 'Bekräfta din e-postadress',
  'confirm_email.ask.text':
    'Tryck på knappen, så börjar vi använda adressen i ditt konto. Du behöver inte logga in.',
  'confirm_email.button': 'Bekräfta adressen',
  'confirm_email.confirmed.title': 'E-postadressen är bekräftad',
  'confirm_email.confirmed.text':
    'Från och med nu skickar vi meddelanden om ditt konto till den. Du kan stänga sidan.',
  'confirm_email.invalid.title': 'Länken kan inte användas',
  'confirm_email.invalid.text':
    'Den är äldre än ett dygn, har redan använts eller har ersatts av en nyare. Logga in och ange adressen igen.',
  'confirm_email.taken.title': 'Adressen hör till ett annat konto',
  'confirm_email.taken.text':
    'Ett annat konto har börjat använda den. Logga in och ange en annan adress.',
  'confirm_email.failed.title': 'Adressen kunde inte bekräftas',
  'confirm_email.failed.text': 'Felet är vårt. Vänta en stund och tryck på knappen igen.',
  'confirm_email.login': 'Logga in',
  'confirm_email.home': 'Till startsidan',
} as const satisfies Words;
