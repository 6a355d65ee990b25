import type { Words } from '../../i18n/messageTypes';

export const notificationsSv = {
  'notifications.unread':
    '{count, plural, one {# oläst konversation} other {# olästa konversationer}}',
  'notifications.ask.label': 'Notiser',
  'notifications.ask.text':
    'Vill du få en notis i den här webbläsaren när en arbetsgivare skriver och du inte är inne på Vikari? Vi visar vem den är från, aldrig vad som står.',
  'notifications.ask.accept': 'Slå på notiser',
  'notifications.ask.decline': 'Nej tack',
  'notifications.ask.working': 'Slår på',
  'notifications.on': 'Notiser är på i den här webbläsaren. Du ändrar det under Min integritet.',
  'notifications.blocked':
    'Webbläsaren tillåter inte notiser från Vikari. Du ändrar det i webbläsarens inställningar för webbplatsen.',
  'notifications.failed': 'Det gick inte. Försök igen.',
  'notifications.title': 'När du är borta',
  'notifications.text': 'Så får du veta att en arbetsgivare har skrivit till dig.',
  'notifications.mail': 'Mejla mig om olästa meddelanden',
  'notifications.mail.hint':
    'Ett mejl när något har varit oläst i en kvart. Det visar vem som har skrivit, inte vad.',
  'notifications.here': 'Notis i den här webbläsaren',
  'notifications.here.hint':
    'Så länge du är inloggad här. Den visar vem som har skrivit, inte vad.',
  'notifications.devices': 'Andra enheter med notiser',
  'notifications.device.unknown': 'Okänd enhet',
  'notifications.device.since': 'Sedan {when}',
  'notifications.device.end': 'Stäng av',
  'notifications.device.ending': 'Stänger av',
  'notifications.device.ended': 'Notiser är avstängda på {device}.',
  'notifications.quiet': 'Inga notiser på natten',
  'notifications.quiet.hint':
    'De kommer på morgonen i stället, om meddelandet fortfarande är oläst.',
  'notifications.quiet.from': 'Från',
  'notifications.quiet.to': 'Till',
  'notifications.saved': 'Sparat.',
  'notifications.alerts': 'Hur ofta du hör om nya uppdrag väljer du för varje sparad sökning.',
  'notifications.alerts.link': 'Sparade sökningar',
  'pause_mail.ask.title': 'Sluta mejla om olästa meddelanden?',
  'pause_mail.ask.text':
    'Då får du inga fler mejl om att en arbetsgivare har skrivit. Andra mejl påverkas inte. Du behöver inte logga in.',
  'pause_mail.button': 'Sluta mejla mig',
  'pause_mail.paused.title': 'Vi mejlar inte längre om olästa meddelanden',
  'pause_mail.paused.text':
    'Vill du ha mejlen igen slår du på dem under Min integritet i ditt konto.',
  'pause_mail.invalid.title': 'Länken kan inte användas',
  'pause_mail.invalid.text':
    'Den är ofullständig, eller så finns kontot inte längre. Logga in och stäng av mejlen under Min integritet.',
  'pause_mail.failed.title': 'Mejlen kunde inte stängas av',
  'pause_mail.failed.text': 'Felet är vårt. Vänta en stund och tryck på knappen igen.',
  'pause_mail.account': 'Till ditt konto',
  'pause_mail.home': 'Till startsidan',
} as const satisfies Words;
