import type { Words } from '../../i18n/messageTypes';

export const openingsSv = {
  'openings.title': 'Vad öppnar flest dörrar?',
  'openings.description': 'Vad som gör att du kan ta fler uppdrag, räknat på dagens annonser.',
  'openings.lead':
    'Här ser du vad som ger dig fler uppdrag. Vi räknar bara uppdrag där du uppfyller allt som annonsen kräver.',
  'openings.reading': 'Vi räknar på dagens annonser',
  'openings.failed': 'Det gick inte att räkna',
  'openings.failed.text': 'Kontrollera uppkopplingen och försök igen.',
  'openings.retry': 'Försök igen',
  'openings.now': 'Du kan ta nu',
  'openings.now.count': '{count, plural, one {uppdrag} other {uppdrag}} där du uppfyller allt',
  'openings.now.show': 'Visa {count, plural, one {uppdraget} other {de # uppdragen}}',
  'openings.list': 'Det som öppnar flest uppdrag',
  'openings.sort': 'Ordning',
  'openings.sort.jobs': 'Flest uppdrag',
  'openings.sort.pay': 'Högst ersättning',
  'openings.pairs':
    'Ingen sak räcker ensam just nu. De här två tillsammans öppnar uppdrag för dig.',
  'openings.more': '{count, plural, one {uppdrag till} other {uppdrag till}}',
  'openings.more.region': '{count, plural, one {uppdrag till} other {uppdrag till}} i {region}',
  'openings.pay': 'Hälften ger minst ca {median} kr i veckan efter skatt, det bästa ca {best} kr.',
  'openings.pay.one': 'Ger ca {best} kr i veckan efter skatt.',
  'openings.pay.unknown':
    '{count, plural, one {Annonsen} other {Annonserna}} anger inte tillräckligt för att räkna ut vad du får efter skatt.',
  'openings.pay.some': 'Räknat på {known} av {all} uppdrag.',
  'openings.examples': 'Till exempel',
  'openings.show': 'Visa {count, plural, one {uppdraget} other {alla #}}',
  'openings.source': 'Källa',
  'openings.experiences_complete': 'Bekräfta att din lista är hel',
  'openings.experiences_complete.text':
    'Regionen får inte ha haft dig anställd den senaste tiden. Stämmer det att listan har alla dina anställningar de senaste två åren räcker det att du säger det.',
  'openings.experiences_complete.do': 'Bekräfta dina anställningar',
  'openings.employers': 'Ange vem som anställde dig',
  'openings.employers.text':
    'Räknat på att det inte var en region som anställde dig där du inte har angett det.',
  'openings.employers.do': 'Ange vem som anställde dig',
  'openings.document_end': 'Ange hur länge {type} gäller',
  'openings.document_end.text':
    'Du har handlingen, men har inte angett hur länge den gäller. Räknat på att den inte har något slutdatum.',
  'openings.document_end.text.until':
    'Du har handlingen, men har inte angett hur länge den gäller. Räknat på att den gäller till och med {day}.',
  'openings.document_end.do': 'Ange hur länge den gäller',
  'openings.document.text':
    '{count, plural, one {Uppdraget} other {Uppdragen}} kräver handlingen, och du har ingen som gäller till uppdragets slut.',
  'openings.document.text.until':
    '{count, plural, one {Uppdraget} other {Uppdragen}} kräver en handling som gäller till uppdragets slut. Räknat på att din nya gäller till och med {day}.',
  'openings.document.do': 'Ladda upp {type}',
  'openings.language': '{language} på nivå {level}',
  'openings.language.text': 'Kan du redan det räcker det att du anger din nivå.',
  'openings.language.do': 'Ange dina språk',
  'openings.experience': '{years, plural, one {Ett år} other {# år}} till som {role}',
  'openings.experience.text':
    'Har du arbetat längre än du har lagt in? Räknat på arbete utanför regionerna.',
  'openings.experience.do': 'Lägg till erfarenhet',
  'openings.profession': '{role} som ditt yrke',
  'openings.profession.text': 'Du önskar sådana uppdrag. Är det också ditt yrke kan du ange det.',
  'openings.profession.do': 'Ange ditt yrke',
  'openings.wait': 'Vänta till {day}',
  'openings.wait.qualifying_period':
    'Då har karensen efter din anställning i regionen gått. Räknat på annonser som är öppna då.',
  'openings.wait.experience':
    'Fortsätter du som nu har du då arbetat så länge som krävs. Räknat på annonser som är öppna då.',
  'openings.points': 'Fler poäng i dina ansökningar',
  'openings.points.text':
    'Poängen räknas när arbetsgivaren jämför sökande. Vi visar bara dina egna poäng, inte andras.',
  'openings.points.gain':
    '+{points} poäng i {count, plural, one {# ansökan} other {# ansökningar}}',
  'openings.points.bankid': 'Bekräfta dig med BankID',
  'openings.points.references': '{count, plural, one {En referens till} other {# referenser}}',
  'openings.points.system': 'Kan du {name}?',
  'openings.points.do': 'Lägg till',
  'openings.none.profession': 'Börja med ditt yrke',
  'openings.none.profession.text':
    'När du har angett ditt yrke räknar vi ut vad som öppnar fler uppdrag för dig.',
  'openings.none.profession.do': 'Ange ditt yrke',
  'openings.none.jobs': 'Inga lediga uppdrag i ditt yrke just nu',
  'openings.none.jobs.text': 'Titta igen senare, eller bevaka en sökning.',
  'openings.none.jobs.do': 'Sök bland alla uppdrag',
  'openings.none.all':
    'Du kan redan ta {count, plural, one {uppdraget} other {alla # uppdrag}} i ditt yrke',
  'openings.none.all.text': 'Inget mer behövs.',
  'openings.first': 'Börja här',
  'openings.first.text':
    'Uppdragen i ditt yrke kräver flera saker som du inte har lagt in än. Det här saknas oftast.',
  'openings.first.jobs': 'saknas i {count, plural, one {# uppdrag} other {# uppdrag}}',
  'openings.none.rest': 'Inget mer du lägger in öppnar fler uppdrag just nu',
  'openings.none.rest.text':
    '{count, plural, one {Ett uppdrag} other {# uppdrag}} till i ditt yrke säger inte allt de kräver, eller kräver något som du inte kan lägga in här. Fråga arbetsgivaren.',
  'openings.opened': '{count, plural, =0 {Inga uppdrag} one {# uppdrag} other {# uppdrag}}',
  'openings.opened.now': 'Uppdrag där du uppfyller allt',
  'openings.opened.with': 'Uppdrag som öppnas: {change}',
  'openings.opened.list': 'Uppdragen',
  'openings.pages': 'Sidor',
  'openings.pages.page': 'Sida {number}',
  'openings.pages.previous': 'Föregående',
  'openings.pages.next': 'Nästa',
  'openings.pages.place': 'Sida {number} av {count}',
  'openings.opened.back': 'Till vad som öppnar flest dörrar',
  'openings.opened.gone': 'Det finns inte längre',
  'openings.opened.gone.text': 'Det som länken visade gäller inte längre.',
} as const satisfies Words;
