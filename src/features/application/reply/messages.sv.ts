import type { Words } from '../../../i18n/messageTypes';

export const replySv = {
  'reply.page': 'Inbjudan: {job}',
  'reply.title.unanswered': 'Du är inbjuden',
  'reply.title.interested': 'Tack, du har svarat att du är intresserad',
  'reply.title.declined': 'Du har tackat nej',
  'reply.title.taken_back': 'Inbjudan har tagits tillbaka',
  'reply.title.expired': 'Inbjudan gäller inte längre',
  'reply.from': '{employer} vill att du söker det här uppdraget.',
  'reply.sent_at': 'Inbjudan skickades {time}.',
  'reply.answered_at': 'Du svarade {time}.',
  'reply.text.interested':
    '{employer} ser ditt förnamn och dina svar. Nu behöver de din ansökan för att kunna gå vidare.',
  'reply.text.applied': 'Din ansökan hos {employer} är igång.',
  'reply.text.hired': 'Du har fått uppdraget hos {employer}. Du hittar det bland dina ansökningar.',
  'reply.text.ended': 'Ansökan hos {employer} är avslutad.',
  'reply.text.declined': '{employer} får veta att du har tackat nej, men inte vem du är.',
  'reply.text.taken_back':
    '{employer} tog tillbaka inbjudan {time}. De vet inte vem du är. Du kan söka uppdraget ändå, så länge det är öppet.',
  'reply.text.expired':
    'Uppdraget hos {employer} stängde innan du hade svarat. De vet inte vem du är.',
  'reply.paused':
    'Arbetsgivaren har pausat uppdraget, så du kan inte visa intresse just nu. Inbjudan finns kvar.',
  'reply.facts': 'Om uppdraget',
  'reply.employer': 'Arbetsgivare',
  'reply.workplace': 'Arbetsplats',
  'reply.place': 'Ort',
  'reply.period': 'Period',
  'reply.rate': 'Ersättning',
  'reply.hours': 'Arbetstid',
  'reply.closes': 'Sista dag att söka',
  'reply.contact': 'Kontaktperson',
  'reply.job': 'Läs hela annonsen',
  'reply.message': 'Från arbetsgivaren',
  'reply.answer': 'Ditt svar',
  'reply.questions': 'Är du intresserad vill arbetsgivaren veta det här.',
  'reply.seen':
    'Är du intresserad ser arbetsgivaren ditt förnamn och det du svarar här. Resten ser de först när du ansöker. Tackar du nej får de inte veta vem du är.',
  'reply.interested': 'Jag är intresserad',
  'reply.decline': 'Tacka nej',
  'reply.decline.title': 'Tacka nej till inbjudan?',
  'reply.decline.text':
    'Arbetsgivaren får veta att du har tackat nej, men inte vem du är. Du kan inte söka samma uppdrag en gång till.',
  'reply.decline.confirm': 'Tacka nej',
  'reply.decline.cancel': 'Behåll inbjudan',
  'reply.answers': 'Dina svar',
  'reply.apply': 'Fortsätt till ansökan',
  'reply.apply.text': 'Det du redan har i ditt konto är ifyllt.',
  'reply.applications': 'Mina ansökningar',
  'reply.jobs': 'Se lediga uppdrag',
  'reply.to_job': 'Till uppdraget',
  'reply.integrity': 'Vill du inte ha erbjudanden? Ändra det i din profil.',
  'reply.problem.answered': 'Inbjudan var redan besvarad. Det här är svaret som gäller.',
  'reply.problem.closed': 'Uppdraget hann stänga, så svaret kunde inte tas emot.',
  'reply.problem.taken_back': 'Arbetsgivaren hann ta tillbaka inbjudan.',
  'reply.problem.network':
    'Svaret kom inte fram. Kontrollera uppkopplingen och försök igen. Det räknas bara en gång.',
  'reply.problem.other': 'Det gick inte att spara svaret. Försök igen om en stund.',
  'reply.none.title': 'Inbjudan finns inte',
  'reply.none.text':
    'Länken kan vara felaktig, eller så gäller inbjudan ett annat konto än det du är inloggad med.',
} as const satisfies Words;
