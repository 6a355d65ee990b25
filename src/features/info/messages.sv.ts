export const infoSv = {
  'info.home': 'Startsidan',
  'info.crumbs': 'Du är här',
  'info.employers': 'För arbetsgivare',
  'info.about.title': 'Om Vikari',
  'info.about.lead':
    'Vikari är en marknadsplats för tidsbegränsade uppdrag i vården. Här ser du snabbt vad ett uppdrag är, vad det ger och om du kan ta det.',
  'info.about.description':
    'Vikari samlar tidsbegränsade uppdrag i vården. Så arbetar vi, vem som gör vad och hur vi får betalt.',
  'info.about.next': 'Gå vidare',
  'info.about.jobs': 'Se lediga uppdrag',
  'info.about.contact': 'Kontakta oss',
  'info.about.staffing': 'Om bemanning i vården',
  'info.about.privacy': 'Så behandlar vi dina uppgifter',
  'info.recruiting.title': 'Rekryteringsverktyget',
  'info.recruiting.lead':
    'Arbetsgivare och bemanningsföretag arbetar i ett eget verktyg, som är en annan produkt än den här webbplatsen. Verktyget når Vikari genom ett gränssnitt med fasta gränser.',
  'info.recruiting.description':
    'Vad arbetsgivares rekryteringsverktyg kan och inte kan göra med Vikaris kandidater, och hur ett eget system kopplas på.',
  'info.recruiting.login': 'Logga in som rekryterare',
  'info.recruiting.login.text': 'Du loggar in i själva verktyget.',
  'info.recruiting.own': 'Koppla på ett eget system',
  'info.recruiting.own.text': 'Alla anrop är beskrivna i OpenAPI. En nyckel får ni av oss.',
  'info.recruiting.docs': 'Läs om anropen',
  'info.recruiting.pricing': 'Fråga om priser',
  'info.pricing.title': 'Priser',
  'info.pricing.lead':
    'Det är gratis för dig som söker uppdrag. För er som söker personal beror priset på vad ni behöver.',
  'info.pricing.description':
    'Gratis för den som söker uppdrag i vården. Arbetsgivare får ett pris efter behov: skicka en förfrågan.',
  'info.pricing.candidates': 'För dig som söker uppdrag',
  'info.pricing.candidates.price': 'Gratis',
  'info.pricing.candidates.text':
    'Söka, ansöka, boka intervju, skriva med arbetsgivare och planera kostar ingenting. Ersättningen i annonsen är den som arbetsgivaren betalar: vi lägger inte på och drar inte av.',
  'info.pricing.employers': 'För arbetsgivare',
  'info.pricing.employers.price': 'Pris efter behov',
  'info.pricing.employers.text': 'Vi har ingen prislista. Det som påverkar priset:',
  'info.pricing.employers.1': 'hur många uppdrag ni publicerar om året',
  'info.pricing.employers.2':
    'om ni vill hitta och bjuda in kandidater, eller bara ta emot ansökningar',
  'info.pricing.employers.3':
    'om ni kopplar på ett eget system eller använder rekryteringsverktyget',
  'info.pricing.form': 'Fråga om priser',
  'info.pricing.form.text':
    'Vi svarar på den adress som du skriver. Förfrågan sparas i högst 24 månader.',
  'info.pricing.privacy': 'Läs om hur vi behandlar uppgifterna',
  'info.pricing.organisation': 'Organisation',
  'info.pricing.name': 'Ditt namn',
  'info.pricing.email': 'E-post',
  'info.pricing.phone': 'Telefon',
  'info.pricing.optional': 'valfritt',
  'info.pricing.staff': 'Vilka söker ni?',
  'info.pricing.staff.nurses': 'Sjuksköterskor',
  'info.pricing.staff.specialist_nurses': 'Specialistsjuksköterskor',
  'info.pricing.staff.doctors': 'Läkare',
  'info.pricing.staff.assistant_nurses': 'Undersköterskor',
  'info.pricing.staff.midwives': 'Barnmorskor',
  'info.pricing.staff.other': 'Annan personal',
  'info.pricing.volume': 'Hur många uppdrag om året?',
  'info.pricing.volume.choose': 'Välj antal',
  'info.pricing.volume.few': 'Upp till 10',
  'info.pricing.volume.some': '11–50',
  'info.pricing.volume.many': 'Fler än 50',
  'info.pricing.volume.unknown': 'Vet inte än',
  'info.pricing.message': 'Något mer vi bör veta?',
  'info.pricing.message.hint': 'Skriv inga personnummer eller uppgifter om patienter.',
  'info.pricing.send': 'Skicka förfrågan',
  'info.pricing.sending': 'skickar',
  'info.pricing.summary': 'Något behöver rättas',
  'info.pricing.organisation.required': 'Skriv organisationens namn',
  'info.pricing.name.required': 'Skriv ditt namn',
  'info.pricing.staff.required': 'Välj minst en yrkesgrupp',
  'info.pricing.volume.required': 'Välj ungefär hur många uppdrag',
  'info.pricing.email.required': 'Skriv din e-postadress',
  'info.pricing.email.invalid': 'Skriv en hel e-postadress, till exempel namn@example.com',
  'info.pricing.phone.invalid': 'Skriv ett telefonnummer, till exempel 070-174 06 05',
  'info.pricing.personal_number': 'Det här kan vara ett personnummer. Vi sparar inga personnummer',
  'info.pricing.too_long': 'Texten är för lång',
  'info.pricing.wrong': 'Kontrollera svaret',
  'info.pricing.sent.title': 'Tack, vi har tagit emot förfrågan',
  'info.pricing.sent.text': 'Referensnummer: {reference}. Ett kvitto är på väg till din e-post.',
  'info.pricing.problem.invalid':
    'Förfrågan skickades inte: några fält behöver rättas. Gå tillbaka i webbläsaren, så finns det du skrev kvar.',
  'info.pricing.problem.too_many':
    'Det har kommit för många förfrågningar från din uppkoppling. Vänta en stund och försök igen, eller mejla oss.',
  'info.pricing.problem.mail_sent':
    'Det kommer ovanligt många förfrågningar just nu. Vi mejlar en länk till adressen du skrev. Öppna den i den här webbläsaren och skicka förfrågan igen.',
  'info.pricing.problem.failed':
    'Förfrågan kunde inte skickas. Det du skrev finns kvar: försök igen.',
  'info.contact.title': 'Kontakt',
  'info.contact.lead': 'Skriv till oss på svenska eller engelska. Vi läser allt.',
  'info.contact.description':
    'Så når du Vikari: e-postadress, och vart du vänder dig med frågor om konto, annonser, uppgifter och priser.',
  'info.contact.email': 'E-post',
  'info.contact.email.hint':
    'Skriv aldrig personnummer, lösenord eller uppgifter om patienter i ett mejl.',
  'info.contact.account': 'Konto och inloggning',
  'info.contact.account.text':
    'Skriv vad du försökte göra, på vilken sida och ungefär när. Du loggar in på samma sätt som när du registrerade dig, eller på ett som du har kopplat sedan.',
  'info.contact.account.link': 'Logga in',
  'info.contact.application': 'En ansökan eller ett uppdrag',
  'info.contact.application.text':
    'Det är arbetsgivaren som svarar. Skriv i konversationen om ansökan, så ser ni båda vad som har sagts.',
  'info.contact.application.link': 'Till dina meddelanden',
  'info.contact.report': 'Anmäl något',
  'info.contact.report.text':
    'På varje annons finns Anmäl annonsen, också för dig som inte är inloggad. I en konversation finns Anmäl konversationen.',
  'info.contact.report.link': 'Till annonserna',
  'info.contact.data': 'Dina uppgifter',
  'info.contact.data.text':
    'I kontot kan du själv hämta en kopia av allt, rätta och radera. Har du inget konto, skriv från adressen som det gäller.',
  'info.contact.data.link': 'Integritetspolicy',
  'info.contact.employers': 'För arbetsgivare',
  'info.contact.employers.text':
    'Priser frågar ni om i formuläret. Fel i verktyget anmäler ni till den som har levererat det.',
  'info.contact.employers.link': 'Priser',
  'info.contact.site': 'Fel på webbplatsen',
  'info.contact.site.text':
    'Skriv sidans adress, vad du väntade dig och vad som hände. Använder du hjälpmedel, skriv gärna vilket.',
  'info.contact.mail': 'Mejla oss',
  'info.early.title': 'Förhandsregistrera dig för appen',
  'info.early.lead':
    'Vikaris app är inte klar än. Lämna din e-post, så mejlar vi en gång: när den finns.',
  'info.early.description':
    'Förhandsregistrera dig för Vikaris app. Vi mejlar en gång, när appen finns, och du kan avsluta när du vill.',
  'info.early.email': 'E-post',
  'info.early.send': 'Meddela mig',
  'info.early.sending': 'skickar',
  'info.early.terms':
    'Adressen används bara till det. Bekräftar du den inte inom 24 timmar tar vi bort den.',
  'info.early.meanwhile': 'Allt som finns på webbplatsen fungerar i mobilen redan nu.',
  'info.early.jobs': 'Se lediga uppdrag',
  'info.early.home': 'Till startsidan',
  'info.early.ask.title': 'Bekräfta förhandsregistreringen',
  'info.early.ask.text':
    'Tryck på knappen för att bekräfta att adressen är din. Då mejlar vi en gång, när appen finns.',
  'info.early.ask.button': 'Bekräfta registreringen',
  'info.early.leave.title': 'Avsluta förhandsregistreringen',
  'info.early.leave.text': 'Tryck på knappen, så tar vi bort din adress.',
  'info.early.leave.button': 'Ta bort min adress',
  'info.early.sent.title': 'Öppna ditt mejl',
  'info.early.sent.text':
    'Vi mejlar en länk till adressen. Öppna den för att gå vidare. Kommer inget mejl, titta i skräpposten eller försök igen i morgon.',
  'info.early.registered.title': 'Du är förhandsregistrerad',
  'info.early.registered.text':
    'Vi mejlar en gång, när appen finns. Vill du avsluta finns länken i mejlet.',
  'info.early.already_registered.title': 'Du är redan förhandsregistrerad',
  'info.early.already_registered.text':
    'Du behöver inte göra något mer. Vi mejlar när appen finns.',
  'info.early.left.title': 'Adressen är borttagen',
  'info.early.left.text': 'Vi mejlar inget om appen. Du kan registrera dig igen när du vill.',
  'info.early.invalid_link.title': 'Länken kan inte användas',
  'info.early.invalid_link.text':
    'Den är ofullständig eller för gammal. Fyll i adressen igen, så skickar vi en ny.',
  'info.early.invalid_email': 'Skriv en hel e-postadress, till exempel namn@example.com',
  'info.early.too_many':
    'Det har kommit för många registreringar från din uppkoppling. Försök igen i morgon.',
  'info.early.failed': 'Något gick fel hos oss, och adressen sparades kanske inte. Försök igen.',
  'info.sitemap.title': 'Webbkarta',
  'info.sitemap.lead': 'Alla sidor som du kan läsa utan att logga in.',
  'info.sitemap.description':
    'Alla öppna sidor på Vikari: uppdrag efter yrke och ort, löner, artiklar och information.',
  'info.sitemap.jobs': 'Uppdrag',
  'info.sitemap.jobs.search': 'Sök uppdrag',
  'info.sitemap.jobs.all': 'Alla yrken och orter',
  'info.sitemap.jobs.highest': 'Högst ersättning',
  'info.sitemap.pay': 'Lön',
  'info.sitemap.pay.guide': 'Löner i vården',
  'info.sitemap.pay.nurses': 'Lön som hyrsjuksköterska',
  'info.sitemap.pay.doctors': 'Lön som hyrläkare',
  'info.sitemap.pay.calculator': 'Räkna på lön och utdelning',
  'info.sitemap.reading': 'Läsa',
  'info.sitemap.staffing': 'Bemanning i vården',
  'info.sitemap.insight': 'Inblick i arbetsplatser',
  'info.sitemap.vikari': 'Vikari',
  'info.sitemap.login': 'Logga in',
  'info.sitemap.register': 'Registrera dig',
  'info.sitemap.privacy': 'Integritetspolicy',
  'info.sitemap.terms': 'Villkor',
  'info.sitemap.accessibility': 'Tillgänglighet',
  'info.sitemap.professions': 'Uppdrag efter yrke',
  'info.sitemap.places': 'Uppdrag efter ort',
  'info.about.what.title': 'Vad du gör här',
  'info.about.what.1':
    'Söker bland uppdrag för sjuksköterskor, läkare och annan vårdpersonal i hela landet, efter yrke, ort, veckor och ersättning.',
  'info.about.what.2': 'Ser om du kan ta ett uppdrag, och vad som fattas.',
  'info.about.what.3':
    'Söker steg för steg, bokar intervju och skriver med arbetsgivaren på samma ställe.',
  'info.about.what.4': 'Planerar året vecka för vecka, med bokade uppdrag och ledig tid.',
  'info.about.principles.title': 'Hur vi tänker',
  'info.about.principles.1':
    'Ersättningen ska stå i annonsen, och om den är lön, konsultlön eller faktura.',
  'info.about.principles.2':
    'Du bestämmer vem som ser dig. Ingen arbetsgivare får ditt namn förrän du visar intresse.',
  'info.about.principles.3': 'När vi inte vet något säger vi det. Siffror har år och källa.',
  'info.about.principles.4': 'En människa läser din ansökan. Inget program avslår den.',
  'info.about.principles.5':
    'Allt går att göra med tangentbord, på svenska och engelska. För skärmläsare är sidorna kontrollerade av program, men inte av någon som använder en.',
  'info.about.roles.title': 'Vem som gör vad',
  'info.about.roles.1':
    'Vikari för ihop dig och arbetsgivaren. Uppdraget, avtalet och lönen är mellan er: arbetsgivaren kan vara en region, en kommun, en privat vårdgivare eller ett bemanningsföretag.',
  'info.about.roles.2':
    'Arbetsgivare arbetar i ett eget rekryteringsverktyg, som är skilt från den här webbplatsen.',
  'info.about.pay.title': 'Hur vi får betalt',
  'info.about.pay.1':
    'Det är gratis för dig. Arbetsgivare betalar för att använda tjänsten, och vi drar inget från ersättningen i en annons.',
  'info.recruiting.can.title': 'Det här kan verktyget göra här',
  'info.recruiting.can.1': 'Publicera, ändra, pausa och stänga arbetsgivarens egna annonser.',
  'info.recruiting.can.2': 'Läsa ansökningar till dem och flytta dem vidare, steg för steg.',
  'info.recruiting.can.3': 'Be om handlingar, och öppna dem som kandidaten har delat.',
  'info.recruiting.can.4': 'Erbjuda tider för intervju, som kandidaten bokar själv.',
  'info.recruiting.can.5': 'Skriva med kandidater som har visat intresse eller sökt.',
  'info.recruiting.can.6':
    'Hitta kandidater som har valt att synas och passar ett uppdrag, och bjuda in dem.',
  'info.recruiting.can.7':
    'Få veta direkt när en kandidat gör något, med signerade anrop till arbetsgivarens eget system.',
  'info.recruiting.cannot.title': 'Och det här kan det inte',
  'info.recruiting.cannot.1':
    'Se namn innan kandidaten visar intresse, eller kontaktuppgifter innan den har sökt.',
  'info.recruiting.cannot.2':
    'Öppna handlingar som inte är delade, eller efter att delningen har upphört.',
  'info.recruiting.cannot.3': 'Se andra arbetsgivares annonser, ansökningar eller konversationer.',
  'info.recruiting.cannot.4': 'Skriva till den som har blockerat arbetsgivaren.',
  'info.recruiting.trace.title': 'Det lämnar spår',
  'info.recruiting.trace.1':
    'Varje gång ett verktyg tittar på en profil eller öppnar en handling skrivs det upp, och kandidaten kan läsa det. Nyckeln till ett verktyg går att stänga av direkt.',
} as const;
