import type { Words } from '../../i18n/messageTypes';

export const formsSv = {
  'forms.summary.title': 'Något behöver rättas',
  'forms.optional': 'valfritt',
  'validation.invalid': 'Kontrollera uppgiften',
  'validation.required': 'Fyll i det här',
  'validation.wrong_type': 'Kontrollera uppgiften',
  'validation.too_long': 'Texten är för lång',
  'validation.too_many': 'Du har valt för många',
  'validation.duplicate': 'Samma val finns två gånger',
  'validation.unfit_characters': 'Texten har tecken som vi inte kan ta emot',
  'validation.unknown_id': 'Valet finns inte längre. Välj på nytt',
  'validation.unknown_option': 'Valet finns inte längre. Välj på nytt',
  'validation.unknown_question': 'Frågan finns inte längre. Ladda om sidan',
  'validation.email_taken': 'Det finns redan ett konto med den e-postadressen',
  'contact.first_name.required': 'Skriv ditt förnamn',
  'contact.first_name.invalid':
    'Skriv förnamnet med bokstäver, mellanslag, bindestreck eller apostrof',
  'contact.last_name.required': 'Skriv ditt efternamn',
  'contact.last_name.invalid':
    'Skriv efternamnet med bokstäver, mellanslag, bindestreck eller apostrof',
  'contact.email.required': 'Skriv din e-postadress',
  'contact.email.invalid': 'Skriv en hel e-postadress, till exempel namn@example.com',
  'contact.phone.required': 'Skriv ditt telefonnummer',
  'contact.phone.invalid': 'Skriv ett telefonnummer, till exempel 070-174 06 05',
} as const satisfies Words;
