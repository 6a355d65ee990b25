/** Words of the tab "my integrity", and of the receipt of a deleted account. */
export const integritySv = {
  'integrity.contents': 'På den här sidan',
  'integrity.contents.safety': 'Blockerade och anmälda',
  'integrity.contents.notifications': 'Notiser',
  'integrity.loading': 'Hämtar',
  'integrity.failed': 'Det här kunde inte hämtas',
  'integrity.failed.text': 'Kontrollera din uppkoppling och försök igen.',
  'integrity.retry': 'Försök igen',
  'integrity.back_from_bankid': 'Du är tillbaka från BankID. Fortsätt där du var.',

  'integrity.problem.network':
    'Det gick inte att nå oss. Kontrollera din uppkoppling och försök igen.',
  'integrity.problem.unavailable': 'Tjänsten svarar inte just nu. Försök igen om en stund.',
  'integrity.problem.social_unavailable':
    'Google eller Facebook svarar inte just nu. Försök igen om en stund.',
  'integrity.problem.too_many': 'Det blev för många försök. Vänta en stund och försök igen.',
  'integrity.problem.gone': 'Det här finns inte längre.',
  'integrity.problem.way_waiting':
    'Ditt BankID lades till för mindre än ett dygn sedan. För din säkerhet behöver du vänta tills ett dygn har gått.',
  'integrity.problem.failed': 'Något gick fel hos oss. Försök igen om en stund.',

  'integrity.bankid.title': 'Bekräfta med BankID först',
  'integrity.bankid.text':
    'Det här kräver att du har använt BankID de senaste tio minuterna. Då kan ingen annan göra det, även om du har glömt att logga ut på en dator. Du kommer tillbaka hit efteråt, och det du har skrivit finns kvar.',
  'integrity.bankid.start': 'Bekräfta med BankID',
  'integrity.bankid.starting': 'öppnar BankID',
  'integrity.bankid.failed': 'BankID kunde inte öppnas. Försök igen om en stund.',

  'integrity.proof.title': 'Logga in igen först',
  'integrity.proof.text':
    'Det här kräver att du har loggat in de senaste tio minuterna, på ett sätt som du redan använder. Då kan ingen annan göra det, även om du har glömt att logga ut på en dator. Du kommer tillbaka hit efteråt.',
  'integrity.proof.start': 'Logga in igen',
  'integrity.proof.starting': 'öppnar inloggningen',
  'integrity.proof.failed': 'Det gick inte att öppna inloggningen. Försök igen om en stund.',

  'integrity.sessions.title': 'Där du är inloggad',
  'integrity.sessions.text':
    'Känner du inte igen en enhet? Logga ut den, så kan den inte användas mer utan en ny inloggning.',
  'integrity.sessions.list': 'Enheter där du är inloggad',
  'integrity.sessions.unknown': 'Okänd enhet',
  'integrity.sessions.current': 'Den här enheten',
  'integrity.sessions.shared': 'Delad dator',
  'integrity.sessions.now': 'Används nu',
  'integrity.sessions.last_seen': 'Användes senast {when}',
  'integrity.sessions.since': 'Inloggad sedan {when}',
  'integrity.sessions.end': 'Logga ut',
  'integrity.sessions.ending': 'loggar ut',
  'integrity.sessions.ended': '{device} är utloggad.',
  'integrity.sessions.only': 'Du är inte inloggad någon annanstans.',
  'integrity.sessions.everywhere': 'Logga ut överallt',

  'integrity.ways.title': 'Så loggar du in',
  'integrity.ways.text':
    'BankID visar vem du är. Google och Facebook är genvägar som du kan lägga till.',
  'integrity.ways.list': 'Sätt att logga in',
  'integrity.ways.bankid.connected': 'Kopplat. Namnet i BankID är {name}.',
  'integrity.ways.bankid.connected_unnamed': 'Kopplat.',
  'integrity.ways.bankid.missing': 'Inte kopplat. Arbetsgivare ser inte ditt namn som verifierat.',
  'integrity.ways.bankid.connect': 'Koppla BankID',
  'integrity.ways.connected': 'Kopplat {when}, som {email}.',
  'integrity.ways.connected_unnamed': 'Kopplat {when}.',
  'integrity.ways.added': 'Tillagt {when} från {device}.',
  'integrity.ways.added_unknown': 'Tillagt {when} från en okänd enhet.',
  'integrity.ways.waiting':
    'Från {when} går det också att använda för att hämta dina uppgifter, byta e-postadress och radera kontot.',
  'integrity.ways.waiting.badge': 'Nytt',
  'integrity.ways.missing': 'Inte kopplat.',
  'integrity.ways.simulated': 'Simulering',
  'integrity.ways.connect': 'Koppla',
  'integrity.ways.connecting': 'öppnar {provider}',
  'integrity.ways.disconnect': 'Ta bort',
  'integrity.ways.disconnecting': 'tar bort',
  'integrity.ways.disconnected': '{provider} är borttaget. Du loggar in med BankID.',

  'integrity.stored.title': 'Det här sparar vi',
  'integrity.stored.text':
    'Ditt personnummer sparar vi bara där det syns på en handling som du själv har laddat upp. Allt annat om dig står här, och hur länge det finns kvar.',
  'integrity.stored.table': 'Vad som sparas, hur länge och varför',
  'integrity.stored.what': 'Vad',
  'integrity.stored.kept': 'Hur länge',
  'integrity.stored.why': 'Varför',
  'integrity.stored.profile.what': 'Profil, önskemål, referenser och erfarenheter',
  'integrity.stored.profile.kept': 'Tills du ändrar dem eller raderar kontot',
  'integrity.stored.profile.why': 'För att hitta uppdrag som passar dig och för dina ansökningar.',
  'integrity.stored.documents.what': 'Handlingar, till exempel cv och yrkeslegitimation',
  'integrity.stored.documents.kept': 'Tills du byter ut eller tar bort dem, eller raderar kontot',
  'integrity.stored.documents.why': 'För att du ska slippa skicka in dem för varje uppdrag.',
  'integrity.stored.shared_documents.what': 'Arbetsgivarens tillgång till dina handlingar',
  'integrity.stored.shared_documents.kept':
    'Upphör 30 dagar efter att en ansökan har avslutats utan anställning',
  'integrity.stored.shared_documents.why': 'Arbetsgivaren behöver dem bara medan ansökan prövas.',
  'integrity.stored.criminal_record.what': 'Utdrag ur belastningsregistret',
  'integrity.stored.criminal_record.kept': '30 dagar',
  'integrity.stored.criminal_record.why':
    'Oftast räcker det att du visar det. Då sparar vi bara datumet och vem som såg det.',
  'integrity.stored.applications.what': 'Ansökningar och vad som har hänt med dem',
  'integrity.stored.applications.kept': 'Tills du raderar kontot',
  'integrity.stored.applications.why': 'För att du och arbetsgivaren ska kunna följa dem.',
  'integrity.stored.answers.what': 'Svar på frågor i en ansökan',
  'integrity.stored.answers.kept': '24 månader',
  'integrity.stored.answers.why': 'Arbetsgivaren läser dem när ansökan prövas.',
  'integrity.stored.chats.what':
    'Meddelanden mellan dig och rekryterare, och hur länge du har väntat på svar',
  'integrity.stored.chats.kept': '24 månader efter det sista meddelandet',
  'integrity.stored.chats.why': 'För att ni ska kunna se vad ni har kommit överens om.',
  'integrity.stored.profile_views.what': 'Vilka arbetsgivare som har sett din profil',
  'integrity.stored.profile_views.kept': '24 månader, eller tills du raderar kontot',
  'integrity.stored.profile_views.why': 'För att du ska kunna se det.',
  'integrity.stored.sessions.what': 'Var du är inloggad',
  'integrity.stored.sessions.kept':
    '30 dagar efter att enheten användes, på en delad dator några timmar',
  'integrity.stored.sessions.why': 'För att du ska slippa logga in för varje sida.',
  'integrity.stored.mails.what': 'Mejl som vi har skickat till dig',
  'integrity.stored.mails.kept': 'Texten i 30 dagar',
  'integrity.stored.mails.why': 'För att kunna skicka om ett mejl och se om det kom fram.',
  'integrity.stored.audit.what': 'En logg över vem som har öppnat eller ändrat dina uppgifter',
  'integrity.stored.audit.kept': '24 månader',
  'integrity.stored.audit.why':
    'För att missbruk ska kunna upptäckas. Loggen har inga namn, bara en kod för var och en.',
  'integrity.stored.exports.what': 'Kopior som du själv har beställt',
  'integrity.stored.exports.kept': '7 dagar',
  'integrity.stored.exports.why': 'För att du ska hinna ladda ner dem.',
  'integrity.stored.calendar.what': 'En hemlig adress till din plan',
  'integrity.stored.calendar.kept': 'Tills du tar bort adressen',
  'integrity.stored.calendar.why':
    'För att din egen kalender ska kunna visa bokade uppdrag och intervjuer.',
  'integrity.stored.unsent.what': 'Ansökningar som du inte har skickat än',
  'integrity.stored.unsent.kept': 'Tills du skickar dem, eller 90 dagar efter senaste ändringen',
  'integrity.stored.unsent.why': 'För att du ska kunna fortsätta senare, också på en annan enhet.',
  'integrity.stored.interviews.what': 'Intervjutider som du har bokat',
  'integrity.stored.interviews.kept': 'Lika länge som ansökan',
  'integrity.stored.interviews.why': 'För att du och arbetsgivaren ska veta när ni ses.',
  'integrity.stored.first_days.what': 'Vad en arbetsgivare har sagt om din första dag',
  'integrity.stored.first_days.kept':
    '30 dagar efter att uppdraget har slutat. Utan slutdatum: 24 månader efter senaste ändringen',
  'integrity.stored.first_days.why': 'För att du ska veta vart du ska och vem du möter.',
  'integrity.stored.invitations.what': 'Att en arbetsgivare har bjudit in dig',
  'integrity.stored.invitations.kept':
    '90 dagar. Har du inte hunnit få veta det: tills 90 dagar efter att uppdraget har stängt',
  'integrity.stored.invitations.why':
    'För att du ska kunna svara, och inte få samma inbjudan flera gånger.',
  'integrity.stored.workplace_answers.what': 'Dina svar om arbetsplatser',
  'integrity.stored.workplace_answers.kept': '24 månader efter att svarets år är slut',
  'integrity.stored.workplace_answers.why':
    'För siffrorna om arbetsplatsen. De visas bara när minst fem har svarat.',
  'integrity.stored.saved.what': 'Uppdrag och sökningar som du har sparat eller dolt',
  'integrity.stored.saved.kept': 'Tills du tar bort dem eller raderar kontot',
  'integrity.stored.saved.why': 'För att du ska hitta dem igen.',
  'integrity.stored.alerts.what': 'Bevakningar: vilka uppdrag vi har tipsat dig om, när och varför',
  'integrity.stored.alerts.kept':
    'Tills du raderar kontot, eller 12 månader efter att uppdraget har stängt',
  'integrity.stored.alerts.why':
    'För att berätta om nya och ändrade uppdrag, men aldrig två gånger om samma sak.',
  'integrity.stored.notifications.what': 'Notiser: vilka webbläsare som visar dem, och dina val',
  'integrity.stored.notifications.kept':
    'Webbläsaren tills du loggar ut i den, valen tills du raderar kontot',
  'integrity.stored.notifications.why': 'För att notiser ska komma fram, och inte på natten.',
  'integrity.stored.blocks.what':
    'Arbetsgivare som du har blockerat, och hur deras annonser såg ut innan',
  'integrity.stored.blocks.kept': 'Tills du slutar blockera dem',
  'integrity.stored.blocks.why': 'För att inget nytt som de skriver ska nå dig.',
  'integrity.stored.reports.what': 'Anmälningar som du har gjort eller som rör dig',
  'integrity.stored.reports.kept': '24 månader efter vårt svar',
  'integrity.stored.reports.why': 'För att följa upp och kunna svara den som anmälde.',
  'integrity.stored.other_forms.what':
    'Prisförfrågan, anmälan till appen och bevakning utan konto, med din e-postadress',
  'integrity.stored.other_forms.kept':
    '24 månader som längst. En bevakning tills du tar bort den, eller 12 månader efter att du pausade den',
  'integrity.stored.other_forms.why': 'För att svara och mejla det du bad om.',
  'integrity.stored.server_log.what': 'Serverns logg: anrop som misslyckas, med nätverksadress',
  'integrity.stored.server_log.kept': '30 dagar',
  'integrity.stored.server_log.why': 'För att hitta fel och angrepp.',
  'integrity.stored.technical.what':
    'Tekniska uppgifter, till exempel att ett anrop är gjort eller att ett mejl väntar',
  'integrity.stored.technical.kept': 'Från några sekunder till 7 dagar',
  'integrity.stored.technical.why':
    'För att inget ska göras två gånger, och för att ändringar ska synas direkt.',
  'integrity.stored.browser.what': 'Kakor och det som sparas i webbläsaren',
  'integrity.stored.browser.kept': 'Olika länge, se integritetspolicyn',
  'integrity.stored.browser.why': 'För sådant som du själv har gjort, till exempel loggat in.',
  'integrity.stored.given_references.what':
    'Referenser som du har bett om: vem, vad personen svarade, vilka arbetsgivare som får läsa och vilka som har läst',
  'integrity.stored.given_references.kept':
    'Tolv månader och 60 dagar. Utan svar 81 dagar. Svaren försvinner direkt om personen tar tillbaka dem.',
  'integrity.stored.given_references.why':
    'För att personen ska kunna svara en gång och du ska kunna visa svaren för dem du väljer.',
  'integrity.stored.recommendations.what': 'Uppdrag som du har tipsat en kollega om med en länk',
  'integrity.stored.recommendations.kept':
    'Tills du tar tillbaka länken, eller 60 dagar efter att den har slutat gälla',
  'integrity.stored.recommendations.why':
    'För att länken ska fungera och du ska kunna ta tillbaka den. Vem som öppnar den sparas inte.',
  'integrity.stored.term_questions.what':
    'Frågor till arbetsgivare om villkor som ett uppdrag inte säger',
  'integrity.stored.term_questions.kept':
    'Tills arbetsgivaren har svarat, som längst 180 dagar, eller 30 dagar efter att uppdraget har stängt',
  'integrity.stored.term_questions.why':
    'För att fråga en gång och berätta när svaret kommer. Arbetsgivaren ser hur många som frågar, inte vilka.',
  'integrity.stored.drafts.what': 'Det du har börjat fylla i, sparat på din egen enhet',
  'integrity.stored.drafts.kept': '30 dagar, eller tills du skickar det eller loggar ut',
  'integrity.stored.drafts.why': 'För att inget ska gå förlorat om uppkopplingen bryts.',

  'integrity.seen.title': 'De har sett din profil',
  'integrity.seen.text':
    'Arbetsgivare ser inte ditt namn förrän du visar intresse. Här ser du varje gång någon har tittat.',
  'integrity.seen.list': 'Arbetsgivare som har sett din profil, den senaste först',
  'integrity.seen.looks': '{count, plural, one {en gång} other {# gånger}}',
  'integrity.seen.none': 'Ingen arbetsgivare har sett din profil än.',
  'integrity.seen.hidden': 'Du har valt att inte synas för arbetsgivare.',
  'integrity.seen.more': 'Visa äldre',
  'integrity.seen.loading_more': 'hämtar äldre',
  'integrity.seen.more_failed': 'De äldre kunde inte hämtas. Försök igen.',
  'integrity.seen.documents': 'Se vilka som har öppnat dina handlingar',

  'integrity.export.title': 'Ladda ner dina uppgifter',
  'integrity.export.text':
    'Du får en zip-fil med en sida att läsa, alla dina handlingar och allt som vi har om dig som datafiler. Det tar oftast några minuter.',
  'integrity.export.request': 'Beställ en kopia',
  'integrity.export.request_new': 'Beställ en ny kopia',
  'integrity.export.requesting': 'beställer',
  'integrity.export.queued': 'Din kopia står i kö',
  'integrity.export.running': 'Din kopia görs',
  'integrity.export.leave': 'Du kan lämna sidan. Kopian finns här när den är klar.',
  'integrity.export.ready': 'Din kopia är klar',
  'integrity.export.ready_in_part': 'Din kopia är klar, men något saknas',
  'integrity.export.incomplete':
    'Något gick inte att läsa hos oss. Vad det är står först i kopian. Allt annat är med, och vi har fått veta om felet. Beställ gärna en ny kopia om några dagar.',
  'integrity.export.ready.text':
    '{size}, beställd {requested}. Den går att ladda ner till {until}.',
  'integrity.export.download': 'Ladda ner',
  'integrity.export.downloading': 'laddar ner',
  'integrity.export.downloaded':
    'Kopian är nedladdad. Den innehåller allt om dig, så spara den på ett säkert ställe.',
  'integrity.export.failed': 'Kopian kunde inte göras',
  'integrity.export.failed.text': 'Felet är vårt, inte ditt. Beställ en ny, så försöker vi igen.',
  'integrity.export.expired': 'Kopian från {requested} är raderad. Du kan beställa en ny.',
  'integrity.export.problem.download_failed':
    'Kopian kunde inte laddas ner. Inget är sparat. Kontrollera din uppkoppling och försök igen.',
  'integrity.export.problem.gone': 'Kopian finns inte längre. Beställ en ny.',
  'integrity.export.problem.too_many': 'Du har beställt många kopior i dag. Försök igen i morgon.',

  'integrity.delete.title': 'Radera kontot',
  'integrity.delete.text':
    'Det går inte att ångra. Beställ en kopia först om du vill ha något kvar.',
  'integrity.delete.goes': 'Det här försvinner',
  'integrity.delete.goes.profile':
    'Din profil och bild, dina önskemål, referenser och erfarenheter',
  'integrity.delete.goes.documents':
    'Alla handlingar, även för arbetsgivare som du har delat dem med',
  'integrity.delete.goes.applications':
    'Dina ansökningar avslutas. Arbetsgivaren ser att de har avslutats, men inte längre vem du var',
  'integrity.delete.goes.sessions': 'Du loggas ut på alla enheter',
  'integrity.delete.stays': 'Det här finns kvar',
  'integrity.delete.stays.audit':
    'En rad i vår logg om att ett konto har raderats. Den har en kod i stället för ditt namn och tas bort efter 24 månader',
  'integrity.delete.stays.mail': 'Mejlet med ditt kvitto, i 30 dagar',
  'integrity.delete.stays.downloaded':
    'Det som en arbetsgivare redan har laddat ner finns kvar hos dem',
  'integrity.delete.open': 'Radera kontot …',
  'integrity.delete.confirmation': 'Skriv din e-postadress för att bekräfta',
  'integrity.delete.confirmation.hint': 'Kontots adress är {email}',
  'integrity.delete.confirmation.name': 'Skriv ditt namn för att bekräfta',
  'integrity.delete.confirmation.name_hint': 'Kontot har ingen adress. Namnet är {name}',
  'integrity.delete.errors': 'Kontot är inte raderat',
  'integrity.delete.confirm': 'Radera kontot för alltid',
  'integrity.delete.deleting': 'raderar',
  'integrity.delete.cancel': 'Behåll kontot',
  'integrity.delete.problem.network':
    'Vi fick inget svar, så vi vet inte om kontot är raderat. Är det raderat får du ett mejl med ett kvitto. Annars kan du försöka igen.',

  'account_deleted.title': 'Ditt konto är raderat',
  'account_deleted.text':
    'Allt om dig är borttaget och du är utloggad överallt. Kvittot kommer också i ett mejl. Spara numret om du vill kunna fråga om raderingen.',
  'account_deleted.mail':
    'Allt om dig är borttaget och du är utloggad överallt. Kvittot med sitt nummer kommer i ett mejl.',
  'account_deleted.receipt': 'Kvittonummer',
  'account_deleted.unknown': 'Har du raderat ditt konto?',
  'account_deleted.unknown.text': 'Då finns kvittot i mejlet som vi skickade till dig.',
  'account_deleted.home': 'Till startsidan',
} as const;
