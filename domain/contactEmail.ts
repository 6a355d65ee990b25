/** Where people and organisations write to Vikari; the site shows it and the server mails it. */
export const CONTACT_EMAIL = 'hej@vikari.example.com';
