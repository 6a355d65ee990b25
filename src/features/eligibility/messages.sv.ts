import type { Words } from '../../i18n/messageTypes';

/** The Swedish texts of "may I take this assignment?", for signed-in people. */
export const eligibilitySv = {
  'eligibility.title': 'Får jag ta uppdraget?',
  'eligibility.text':
    'Svaret bygger på lagar, avtal, annonsen och det du har uppgett om dig själv. Du kan söka ändå: arbetsgivaren bestämmer.',
  'eligibility.failed': 'Vi kunde inte räkna ut om du kan ta uppdraget.',
  'eligibility.retry': 'Försök igen',
  'eligibility.loading': 'Vi ser efter om du kan ta uppdraget',
  'eligibility.verdict.green': 'Du kan ta uppdraget',
  'eligibility.verdict.amber': 'Något saknas',
  'eligibility.verdict.red': 'Inte som det ser ut nu',
  'eligibility.verdict.red_later': 'Inte ännu – från {day}',
  'eligibility.verdict.unknown': 'Fråga arbetsgivaren',
  'eligibility.open': 'Det här behöver du veta',
  'eligibility.met': '{count, plural, one {# villkor är uppfyllt} other {# villkor är uppfyllda}}',
  'eligibility.met_and_not_asked': '{met}, {notAsked, number} krävs inte',
  'eligibility.not_asked_only':
    '{count, plural, one {# villkor krävs inte} other {# villkor krävs inte}}',
  'eligibility.all': '{count, plural, one {Visa villkoret} other {Visa alla # villkor}}',
  'eligibility.openings': 'Se vad som öppnar flest uppdrag för dig',
  'eligibility.state.green': 'Uppfyllt',
  'eligibility.state.amber': 'Saknas',
  'eligibility.state.similar': 'Kanske',
  'eligibility.state.red': 'Inte uppfyllt',
  'eligibility.state.red_later': 'Från {day}',
  'eligibility.state.not_asked': 'Krävs inte',
  'eligibility.state.not_said': 'Du har inte angett det',
  'eligibility.state.unknown': 'Anges inte – fråga',
  'eligibility.rule.profession': 'Yrke',
  'eligibility.rule.licence': 'Legitimation',
  'eligibility.rule.qualifying_period': 'Karens efter anställning i regionen',
  'eligibility.rule.experience': 'Erfarenhet',
  'eligibility.rule.language': 'Språk',
  'eligibility.rule.documents': 'Handlingar',
  'eligibility.profession.same': 'Uppdraget gäller ditt yrke: {role}.',
  'eligibility.profession.covered': 'Ditt yrke omfattar det som söks: {role}.',
  'eligibility.profession.similar':
    'Ditt yrke hör till samma grupp som det som söks: {role}. Arbetsgivaren avgör om det räcker.',
  'eligibility.profession.other': 'Uppdraget gäller ett annat yrke än ditt: {role}.',
  'eligibility.profession.not_said': 'Du har inte uppgett ditt yrke. Uppdraget gäller: {role}.',
  'eligibility.profession.wished':
    'Du söker uppdrag som {role}, men har inte angett att det är ditt yrke eller att du har arbetat som det.',
  'eligibility.licence.held': 'Din legitimation gäller så länge som uppdraget kräver.',
  'eligibility.licence.missing': 'Uppdraget kräver legitimation. Du har inte laddat upp någon.',
  'eligibility.licence.expires':
    'Din legitimation gäller till och med {day}. Den behöver gälla hela uppdraget.',
  'eligibility.licence.undated':
    'Du har inte angett hur länge din legitimation gäller, eller att den inte har något slutdatum.',
  'eligibility.licence.none_asked': 'Uppdraget kräver ingen legitimation.',
  'eligibility.licence.ask':
    'Lagen kräver ingen legitimation för yrket. Annonsen säger inte om arbetsgivaren gör det.',
  'eligibility.licence.ask_end':
    'Din legitimation gäller till och med {day}. Annonsen säger inte när uppdraget slutar.',
  'eligibility.qualifying_period.over':
    'Enligt dina anställningar har regionen i {region} inte haft dig anställd {months, plural, one {den senaste månaden} other {de senaste # månaderna}} före uppdraget.',
  'eligibility.qualifying_period.none': 'Uppdraget har ingen karens.',
  'eligibility.qualifying_period.employed_now':
    'Du är anställd av regionen i {region}. Det måste gå {months, plural, one {# månad} other {# månader}} efter att du har slutat.',
  'eligibility.qualifying_period.employed_lately':
    'Du har varit anställd av regionen i {region}. Det måste gå {months, plural, one {# månad} other {# månader}} efter att du slutade.{day, select, none {} other { De har gått den {day}.}}',
  'eligibility.qualifying_period.not_said':
    'Du har inte uppgett om regionen i {region} hade dig anställd {months, plural, one {den senaste månaden} other {de senaste # månaderna}} före uppdraget.',
  'eligibility.qualifying_period.nothing_said':
    'Regionen i {region} får inte ha haft dig anställd {months, plural, one {den senaste månaden} other {de senaste # månaderna}} före uppdraget, inte heller på timmar. Du har inte lagt in var du har arbetat.',
  'eligibility.qualifying_period.confirm':
    'Regionen i {region} får inte ha haft dig anställd {months, plural, one {den senaste månaden} other {de senaste # månaderna}} före uppdraget, inte heller på timmar. Bekräfta att din lista har alla anställningar.',
  'eligibility.qualifying_period.ask':
    'Annonsen säger inget om karens. Har regionen nyligen haft dig anställd bör du fråga.',
  'eligibility.experience.enough':
    'Du har {has} i en liknande roll. Uppdraget kräver {years, plural, one {# år} other {# år}}.',
  'eligibility.experience.none_asked': 'Uppdraget kräver ingen erfarenhet.',
  'eligibility.experience.too_little':
    'Det du har lagt in blir {has} i en liknande roll när uppdraget börjar. Det kräver {years, plural, one {# år} other {# år}}. Har du arbetat mer? Lägg till det.{day, select, none {} other { Fortsätter du som nu räcker det den {day}.}}',
  'eligibility.experience.not_said':
    'Uppdraget kräver {years, plural, one {# år} other {# år}} i en liknande roll. Du har inte lagt in var du har arbetat.',
  'eligibility.experience.ask': 'Annonsen säger inte hur mycket erfarenhet som krävs.',
  'eligibility.has.years': '{count, plural, one {# år} other {# år}}',
  'eligibility.has.months': '{count, plural, one {# månad} other {# månader}}',
  'eligibility.language.enough': 'Du kan {language} på den nivå som krävs, {level}.',
  'eligibility.language.none_asked': 'Uppdraget kräver inget särskilt språk.',
  'eligibility.language.too_low':
    'Uppdraget kräver {language} på nivå {level}. Du har uppgett en lägre nivå.',
  'eligibility.language.not_said':
    'Uppdraget kräver {language} på nivå {level}. Du har inte uppgett din nivå.',
  'eligibility.language.ask': 'Annonsen säger inget om språk.',
  'eligibility.documents.ready':
    '{needed, plural, one {Handlingen som krävs finns och gäller} other {Alla # handlingar som krävs finns och gäller}} till uppdragets slut.',
  'eligibility.documents.none_asked': 'Uppdraget kräver inga handlingar.',
  'eligibility.documents.missing':
    '{missing} av {needed} handlingar saknas, går ut innan uppdraget är slut eller saknar slutdatum.',
  'eligibility.documents.ask_end':
    '{open} av {needed} handlingar går ut. Annonsen säger inte när uppdraget slutar.',
  'eligibility.documents.ask': 'Annonsen säger inte vilka handlingar som krävs.',
  'eligibility.mend.profession': 'Ange ditt yrke',
  'eligibility.mend.profession_change': 'Ändra ditt yrke',
  'eligibility.mend.document_end': 'Ange hur länge den gäller',
  'eligibility.mend.licence': 'Ladda upp din legitimation',
  'eligibility.mend.employer': 'Ange vem som anställde dig',
  'eligibility.mend.complete': 'Bekräfta dina anställningar',
  'eligibility.mend.experience': 'Lägg till erfarenheter',
  'eligibility.mend.experience_change': 'Rätta dina erfarenheter',
  'eligibility.mend.language': 'Ange dina språk',
  'eligibility.mend.language_change': 'Ändra din språknivå',
  'eligibility.mend.documents': 'Ladda upp handlingar',
  'eligibility.source': 'Källa',
  'eligibility.source.law': 'Patientsäkerhetslagen',
  'eligibility.source.agreement': 'Regionernas nationella avtal',
  'eligibility.source.ad': 'Annonsen',
  'eligibility.readiness': 'Handlingar till uppdraget',
  'eligibility.readiness.of': 'Till uppdraget du sökte senast: {job}',
  'eligibility.readiness.ready':
    '{needed, plural, one {Handlingen är klar} other {Alla # är klara}}',
  'eligibility.readiness.missing': '{missing} av {needed} saknas',
  'eligibility.readiness.missing_none': 'Ingen saknas',
  'eligibility.readiness.expires_one': 'en går ut vecka {week}',
  'eligibility.readiness.expires_more': '{count} går ut innan uppdraget är slut',
  'eligibility.readiness.unsure': '{count} att kontrollera',
  'eligibility.readiness.list': 'Handlingarna',
  'eligibility.document.ready': 'Klar',
  'eligibility.document.missing': 'Saknas',
  'eligibility.document.expires': 'Går ut vecka {week}, {day}',
  'eligibility.document.undated': 'Slutdatum saknas',
  'eligibility.document.open_end': 'Gäller till och med {day}. Uppdragets slut anges inte.',
  'eligibility.document.date': 'Ange hur länge {type} gäller',
  'eligibility.document.upload': 'Ladda upp {type}',
  'eligibility.document.renew': 'Byt ut {type}',
  'eligibility.type.cv': 'CV',
  'eligibility.type.id_card': 'id-handling',
  'eligibility.type.cpr_certificate': 'HLR-intyg',
  'eligibility.type.criminal_record': 'utdrag ur belastningsregistret',
  'eligibility.type.ivo_licence': 'bevis från IVO',
  'eligibility.type.hosp_licence': 'yrkeslegitimation (HOSP)',
  'eligibility.type.specialist_certificate': 'specialistbevis',
  'eligibility.type.other': 'övriga handlingar',
} as const satisfies Words;
