export const privacySv = {
  'privacy.title': 'Integritetspolicy',
  'privacy.lead':
    'Här står vilka uppgifter Vikari behandlar om dig, varför, hur länge och vad du kan göra åt det. Texten följer vad tjänsten faktiskt gör.',
  'privacy.description':
    'Vilka uppgifter Vikari sparar om dig, varför, hur länge och hur du läser, rättar eller raderar dem.',
  'privacy.draft':
    'Det här är ett utkast som ingen jurist har granskat än. Bolagets namn, organisationsnummer och postadress, och vilka leverantörer som används, fylls i före lansering.',
  'privacy.home': 'Startsidan',
  'privacy.crumbs': 'Du är här',
  'privacy.contents': 'Innehåll',
  'privacy.draft.title': 'Utkast',
  'privacy.updated': 'Uppdaterad {date}',
  'privacy.stored.caption': 'Vad vi sparar',
  'privacy.cookie.caption': 'Kakor',
  'privacy.storage.caption': 'I webbläsaren',
  'privacy.column.what': 'Vad',
  'privacy.column.why': 'Varför',
  'privacy.column.kept': 'Hur länge',
  'privacy.column.ground': 'Rättslig grund',
  'privacy.column.name': 'Namn',
  'privacy.column.purpose': 'Vad den gör',
  'privacy.own': 'Öppna Min integritet',
  'privacy.short.title': 'Kort sagt',
  'privacy.short.1':
    'Vi frågar aldrig efter ditt personnummer. Vi sparar det bara där det syns på en handling som du laddar upp.',
  'privacy.short.2': 'Arbetsgivare ser inte ditt namn förrän du visar intresse eller söker.',
  'privacy.short.3':
    'Vi säljer inga uppgifter och visar ingen reklam. Sidorna har inga spårare från andra.',
  'privacy.short.4': 'Du kan hämta en kopia av allt, och radera kontot, utan att fråga oss.',
  'privacy.who.title': 'Vem som ansvarar',
  'privacy.who.1':
    'Bolaget som driver Vikari är personuppgiftsansvarigt för ditt konto, dina handlingar och det du gör på webbplatsen. Skriv till {email} om du har frågor om dina uppgifter.',
  'privacy.who.2':
    'När du har sökt ett uppdrag ansvarar arbetsgivaren för sin egen behandling av det som du har skickat dit, till exempel i sitt rekryteringsverktyg.',
  'privacy.what.title': 'Vad vi sparar, varför och hur länge',
  'privacy.what.1':
    'Tabellen säger vad som gäller för de flesta. Är du inloggad ser du samma sak för ditt eget konto under Min integritet.',
  'privacy.bankid.title': 'BankID och personnummer',
  'privacy.bankid.1':
    'När du legitimerar dig får vi från BankID-leverantören ditt namn och en beteckning som bara den leverantören använder för dig. Personnumret sparar vi inte. Skriver du något som ser ut som ett i en text frågar vi, innan texten sparas eller skickas.',
  'privacy.bankid.2':
    'Loggar du in med Google eller Facebook får vi ditt namn, din e-postadress och deras beteckning för ditt konto. Vi får aldrig ditt lösenord och läser inget annat i kontot.',
  'privacy.employers.title': 'Vad arbetsgivare ser',
  'privacy.employers.1':
    'Du väljer själv om arbetsgivare får hitta dig. Den som hittar dig ser under en pseudonym bara det som minst fem personer i yrket, alla med BankID, har gemensamt: till exempel län, ungefär hur länge ni har arbetat, områden, månader och ungefärlig lägsta ersättning. Namn, adress och kommun syns inte. Är ni färre än fem får arbetsgivaren inte veta att det finns någon.',
  'privacy.employers.2':
    'När du visar intresse får arbetsgivaren ditt förnamn, men inga kontaktuppgifter. När du skickar en ansökan får den ditt namn, dina kontaktuppgifter och det som du har valt att skicka med. Kom du genom ett tips får den veta det, men inte från vem. Handlingar kan den öppna bara så länge som de är delade, och du ser vem som har öppnat dem.',
  'privacy.others.title': 'Andra som tar emot uppgifter',
  'privacy.others.1':
    'Vilka leverantörer som används beror på hur tjänsten är inställd. Ingen av dem får uppgifter för egna ändamål.',
  'privacy.others.2': 'En BankID-leverantör, som legitimerar dig.',
  'privacy.others.3': 'Google och Facebook, bara om du väljer att logga in med dem.',
  'privacy.others.4': 'En mejlserver, som skickar våra mejl.',
  'privacy.others.5': 'Lagring av filer. Varje fil är krypterad innan den lämnas dit.',
  'privacy.others.6':
    'Din webbläsares notistjänst, bara om du slår på notiser. Skriver en arbetsgivare säger notisen vilken, men inte vad.',
  'privacy.others.7':
    'Google Firestore, om tjänsten använder det för att visa ändringar direkt. Innehållet kan då vara krypterat.',
  'privacy.cookies.title': 'Kakor och det som sparas i webbläsaren',
  'privacy.cookies.1':
    'Alla kakor är våra egna och behövs för något som du själv har gjort. Därför frågar vi inte om lov för dem.',
  'privacy.cookies.2': 'Utöver kakor sparar webbläsaren några saker på din egen enhet:',
  'privacy.cookies.3':
    'Vår egen server räknar hur ofta olika slags sidor visas och steg görs. För det sparas inget i din webbläsare, och inget av det säger vem du är: bara slaget av sida, om den var snabb, medel eller långsam, språket, dagen och om det var en telefon, surfplatta eller dator. Med Do Not Track eller Global Privacy Control påslaget räknas inget.',
  'privacy.rights.title': 'Dina rättigheter',
  'privacy.rights.1':
    'Få en kopia av allt, som en zip-fil: Min integritet, Ladda ner dina uppgifter.',
  'privacy.rights.2': 'Rätta uppgifter: i din profil.',
  'privacy.rights.3':
    'Radera kontot och det som hör till det: Min integritet, Radera kontot. Arbetsgivaren ser då att ansökan har avslutats, men inte vems den var.',
  'privacy.rights.4':
    'Ta tillbaka ett samtycke: välj bort att synas för arbetsgivare, ta bort profilbilden eller stäng av notiser. Det som redan har hänt ändras inte av det.',
  'privacy.rights.5':
    'Invända mot eller begränsa en behandling: skriv till {email}. Vi svarar inom en månad.',
  'privacy.rights.6':
    'Har du inget konto, till exempel efter en prisförfrågan: skriv till {email} från samma adress.',
  'privacy.rights.7':
    'Är du inte nöjd med vårt svar kan du klaga hos Integritetsskyddsmyndigheten, imy.se.',
  'privacy.automatic.title': 'Inga automatiska beslut',
  'privacy.automatic.1':
    'Sidan räknar poäng för hur väl du passar ett uppdrag, och du ser varje rad. Ingen ansökan avslås av ett program: det är en människa hos arbetsgivaren som bestämmer.',
  'privacy.security.title': 'Så skyddas uppgifterna',
  'privacy.security.1':
    'Handlingar är krypterade med en egen nyckel för varje fil. Den som vill hämta en kopia, radera kontot eller byta e-postadress måste ha använt BankID de senaste tio minuterna. Vem som har öppnat eller ändrat uppgifter skrivs i en logg som inte kan ändras i efterhand utan att det märks.',
  'privacy.changes.title': 'Om vi ändrar något',
  'privacy.changes.1':
    'Ändrar vi vad vi sparar eller varför, så ändrar vi den här sidan. Gäller det något som du redan har lämnat till oss mejlar vi dig innan.',
  'privacy.stored.account.what':
    'Konto och profil: namn, e-post, telefon, yrke, språk, önskemål, erfarenheter och referenser',
  'privacy.stored.account.why': 'Visa uppdrag som passar dig och nå dig',
  'privacy.stored.account.kept': 'Tills du ändrar det eller raderar kontot',
  'privacy.stored.account.ground': 'Avtal',
  'privacy.stored.sign_in.what': 'Inloggningar: när, på vilken typ av enhet',
  'privacy.stored.sign_in.why': 'Hålla dig inloggad, och låta dig logga ut andra enheter',
  'privacy.stored.sign_in.kept': '30 dagar efter senaste användning; delad dator högst 12 timmar',
  'privacy.stored.sign_in.ground': 'Avtal',
  'privacy.stored.applications.what': 'Ansökningar, deras status och vad du har svarat',
  'privacy.stored.applications.why': 'Föra ihop dig och arbetsgivaren',
  'privacy.stored.applications.kept':
    'Svar i 24 månader efter senaste ändring; resten tills du raderar kontot',
  'privacy.stored.applications.ground': 'Avtal',
  'privacy.stored.documents.what': 'Handlingar, till exempel cv och legitimation',
  'privacy.stored.documents.why': 'Du ska slippa skicka dem för varje uppdrag',
  'privacy.stored.documents.kept':
    'Tills du byter ut eller tar bort dem; delningen upphör 30 dagar efter en ansökan utan anställning',
  'privacy.stored.documents.ground': 'Avtal',
  'privacy.stored.criminal_record.what': 'Utdrag ur belastningsregistret',
  'privacy.stored.criminal_record.why':
    'Bara där arbetsgivaren enligt lag ska se det; annars antecknas att du har visat det',
  'privacy.stored.criminal_record.kept': '30 dagar',
  'privacy.stored.criminal_record.ground': 'Rättslig förpliktelse',
  'privacy.stored.chats.what': 'Meddelanden mellan dig och arbetsgivare',
  'privacy.stored.chats.why': 'Ni ska kunna komma överens, och se vad ni har sagt',
  'privacy.stored.chats.kept': '24 månader efter det sista meddelandet',
  'privacy.stored.chats.ground': 'Avtal',
  'privacy.stored.views.what':
    'Vilka arbetsgivare som har sett din profil eller öppnat dina handlingar',
  'privacy.stored.views.why': 'Du ska kunna se det',
  'privacy.stored.views.kept': '24 månader',
  'privacy.stored.views.ground': 'Berättigat intresse',
  'privacy.stored.unsent.what': 'Ansökningar som inte är skickade än',
  'privacy.stored.unsent.why': 'För att du ska kunna fortsätta senare, också på en annan enhet',
  'privacy.stored.unsent.kept': 'Tills du skickar dem, eller 90 dagar efter senaste ändringen',
  'privacy.stored.unsent.ground': 'Avtal',
  'privacy.stored.interviews.what': 'Bokade intervjutider',
  'privacy.stored.interviews.why': 'För att du och arbetsgivaren ska veta när ni ses',
  'privacy.stored.interviews.kept': 'Lika länge som ansökan',
  'privacy.stored.interviews.ground': 'Avtal',
  'privacy.stored.first_days.what': 'Vad en arbetsgivare har sagt om din första dag',
  'privacy.stored.first_days.why': 'För att du ska veta vart du ska och vem du möter',
  'privacy.stored.first_days.kept':
    '30 dagar efter att uppdraget har slutat. Utan slutdatum: 24 månader efter senaste ändringen',
  'privacy.stored.first_days.ground': 'Avtal',
  'privacy.stored.invitations.what': 'Att en arbetsgivare har bjudit in dig, och vad den skrev',
  'privacy.stored.invitations.why':
    'För att du ska kunna svara, och inte få samma inbjudan flera gånger',
  'privacy.stored.invitations.kept':
    '90 dagar. Har du inte hunnit få veta det: tills 90 dagar efter att uppdraget har stängt',
  'privacy.stored.invitations.ground': 'Avtal',
  'privacy.stored.workplace_answers.what': 'Svar om arbetsplatser där du har arbetat',
  'privacy.stored.workplace_answers.why':
    'För siffror om arbetsplatsen, som visas bara när minst fem har svarat',
  'privacy.stored.workplace_answers.kept': '24 månader efter att svarets år är slut',
  'privacy.stored.workplace_answers.ground': 'Samtycke',
  'privacy.stored.saved.what': 'Uppdrag och sökningar som du har sparat eller dolt',
  'privacy.stored.saved.why': 'För att du ska hitta dem igen',
  'privacy.stored.saved.kept': 'Tills du tar bort dem eller raderar kontot',
  'privacy.stored.saved.ground': 'Avtal',
  'privacy.stored.notifications.what': 'Notiser: vilka webbläsare som visar dem, och dina val',
  'privacy.stored.notifications.why': 'För att notiser ska komma fram, och inte på natten',
  'privacy.stored.notifications.kept':
    'Webbläsaren tills du loggar ut i den, valen tills du raderar kontot',
  'privacy.stored.notifications.ground': 'Samtycke',
  'privacy.stored.blocks.what':
    'Arbetsgivare som du har blockerat, och hur deras annonser såg ut innan',
  'privacy.stored.blocks.why': 'För att inget nytt som de skriver ska nå dig',
  'privacy.stored.blocks.kept': 'Tills du slutar blockera dem',
  'privacy.stored.blocks.ground': 'Avtal',
  'privacy.stored.calendar.what': 'En hemlig adress till din plan',
  'privacy.stored.calendar.why': 'För att din egen kalender ska kunna visa uppdrag och intervjuer',
  'privacy.stored.calendar.kept': 'Tills du tar bort den',
  'privacy.stored.calendar.ground': 'Avtal',
  'privacy.stored.exports.what': 'Kopior av allt, som du har beställt',
  'privacy.stored.exports.why': 'För att du ska hinna ladda ner dem',
  'privacy.stored.exports.kept': 'Filen i 7 dagar, uppgiften om beställningen i 30 dagar',
  'privacy.stored.exports.ground': 'Rättslig förpliktelse',
  'privacy.stored.technical.what':
    'Tekniska uppgifter, till exempel att ett anrop är gjort, att ett mejl väntar eller vad en påbörjad inloggning gäller',
  'privacy.stored.technical.why':
    'För att inget ska göras två gånger, och för att ändringar ska synas direkt',
  'privacy.stored.technical.kept': 'Från några sekunder till 7 dagar',
  'privacy.stored.technical.ground': 'Berättigat intresse',
  'privacy.stored.term_questions.what':
    'Frågor till arbetsgivare om villkor som ett uppdrag inte säger',
  'privacy.stored.term_questions.why':
    'För att fråga en gång och berätta när svaret kommer; arbetsgivaren ser hur många som frågar, inte vilka',
  'privacy.stored.term_questions.kept':
    'Tills arbetsgivaren har svarat, som längst 180 dagar, eller 30 dagar efter att uppdraget har stängt',
  'privacy.stored.term_questions.ground': 'Avtal',
  'privacy.stored.given_references.what':
    'Referenser som du har bett om: vem, svaren, vilka arbetsgivare som får läsa och vilka som har läst',
  'privacy.stored.given_references.why':
    'För att personen ska kunna svara en gång och du ska kunna visa svaren för dem du väljer',
  'privacy.stored.given_references.kept':
    'Tolv månader och 60 dagar; utan svar 81 dagar; svaren tills personen tar tillbaka dem. Hur ofta en adress har tillfrågats räknas i 30 dagar, även om du raderar kontot, utan att det står vem du var',
  'privacy.stored.given_references.ground': 'Avtal',
  'privacy.stored.referees.what':
    'Om du är den som ger en referens: namn, arbetsplats och e-post som kandidaten angav, dina svar och hur du signerade. Med BankID sparar vi namnet men inget personnummer',
  'privacy.stored.referees.why':
    'För att fråga dig, påminna en gång och visa kandidaten och de arbetsgivare som kandidaten väljer vad du har svarat',
  'privacy.stored.referees.kept':
    'Tills du tar tillbaka referensen med länken i mejlet, annars tolv månader och 60 dagar; utan svar 81 dagar',
  'privacy.stored.referees.ground': 'Berättigat intresse; ditt samtycke för svaren',
  'privacy.stored.recommendations.what': 'Uppdrag som du har tipsat en kollega om med en länk',
  'privacy.stored.recommendations.why':
    'För att länken ska fungera och du ska kunna ta tillbaka den; vem som öppnar den sparas inte',
  'privacy.stored.recommendations.kept':
    'Tills du tar tillbaka länken, eller 60 dagar efter att den har slutat gälla',
  'privacy.stored.recommendations.ground': 'Avtal',
  'privacy.stored.reports.what': 'Anmälningar och det som anmälan gäller',
  'privacy.stored.reports.why': 'Följa upp missbruk och svara den som anmälde',
  'privacy.stored.reports.kept': '24 månader efter vårt svar',
  'privacy.stored.reports.ground': 'Berättigat intresse',
  'privacy.stored.mails.what': 'Mejl som vi har skickat',
  'privacy.stored.mails.why': 'Skicka varje mejl en gång och veta om det kom fram',
  'privacy.stored.mails.kept': 'Texten i 30 dagar',
  'privacy.stored.mails.ground': 'Avtal',
  'privacy.stored.pricing.what':
    'Prisförfrågningar: organisation, namn, e-post, telefon och meddelande',
  'privacy.stored.pricing.why': 'Svara på dem',
  'privacy.stored.pricing.kept': '24 månader, eller tills du ber oss radera dem',
  'privacy.stored.pricing.ground': 'Berättigat intresse',
  'privacy.stored.early_access.what': 'Förhandsregistrering för appen: e-post',
  'privacy.stored.early_access.why': 'Mejla en gång när appen finns',
  'privacy.stored.early_access.kept':
    '24 timmar utan bekräftelse, sedan högst 24 månader; du avslutar den i mejlet',
  'privacy.stored.early_access.ground': 'Samtycke',
  'privacy.stored.alerts.what':
    'Bevakningar i ditt konto: vilka uppdrag vi har berättat om, varför och när',
  'privacy.stored.alerts.why':
    'Berätta om nya och ändrade uppdrag, men aldrig två gånger om samma sak',
  'privacy.stored.alerts.kept':
    'Tills du raderar kontot, eller 12 månader efter att uppdraget har stängt',
  'privacy.stored.alerts.ground': 'Avtal',
  'privacy.stored.mail_alerts.what':
    'Bevakningar utan konto: e-post, sökningen och vilka uppdrag vi har mejlat om',
  'privacy.stored.mail_alerts.why':
    'Mejla om uppdrag i sökningen, men aldrig två gånger om samma sak',
  'privacy.stored.mail_alerts.kept':
    '24 timmar utan bekräftelse, sedan tills du tar bort den i ett mejl, eller 12 månader efter att du pausade',
  'privacy.stored.mail_alerts.ground': 'Samtycke',
  'privacy.stored.log.what':
    'Logg över vem som har läst eller ändrat uppgifter, med koder i stället för namn',
  'privacy.stored.log.why': 'Missbruk ska kunna upptäckas',
  'privacy.stored.log.kept': '24 månader',
  'privacy.stored.log.ground': 'Berättigat intresse',
  'privacy.stored.server_log.what': 'Driftlogg: anrop som misslyckas, med nätverksadress',
  'privacy.stored.server_log.why': 'Hitta fel och angrepp',
  'privacy.stored.server_log.kept': '30 dagar',
  'privacy.stored.server_log.ground': 'Berättigat intresse',
  'privacy.cookie.session.what': 'Håller dig inloggad',
  'privacy.cookie.session.kept': 'Högst 90 dagar; på en delad dator tills webbläsaren stängs',
  'privacy.cookie.shared.what': 'Säger att datorn är delad, så att inget sparas på den',
  'privacy.cookie.shared.kept': 'Tills du loggar ut eller webbläsaren stängs',
  'privacy.cookie.language.what': 'Språket du har valt',
  'privacy.cookie.language.kept': '1 år',
  'privacy.cookie.registration.what': 'En registrering som du har börjat på',
  'privacy.cookie.registration.kept': '30 minuter',
  'privacy.cookie.bankid.what': 'Tar emot BankID:s svar bara i din webbläsare',
  'privacy.cookie.bankid.kept': '20 minuter',
  'privacy.cookie.interest.what': 'Uppdraget du visade intresse för innan du loggade in',
  'privacy.cookie.interest.kept': '1 timme',
  'privacy.storage.shared.what':
    'På en delad dator: det som står nedan, bara i fliken och inte på enheten',
  'privacy.storage.shared.kept':
    'Tills du loggar ut, fliken stängs eller webbplatsen öppnas nästa gång',
  'privacy.storage.shared_seen.what': 'När du senast öppnade en sida på en delad dator',
  'privacy.cookie.proof.what': 'Släpper in ditt formulär när ovanligt många kommer samtidigt',
  'privacy.cookie.proof.kept': '1 timme',
  'privacy.storage.saved.what':
    'Uppdrag och sökningar som du har sparat utan konto, dolda uppdrag, de senaste 30 uppdragen du har öppnat och det som väntar på att sparas på ditt konto',
  'privacy.storage.saved.kept':
    'Tills du tar bort det, det har flyttats till ditt konto eller du loggar ut',
  'privacy.storage.ticks.what':
    'Dina kryss, gjorda utan uppkoppling, om arbetsgivaren höll det som sades. Inte på en delad dator',
  'privacy.storage.ticks.kept': 'Tills de är skickade eller du loggar ut',
  'privacy.storage.reference_answers.what': 'Det du har fyllt i för en referens, bara i den fliken',
  'privacy.storage.reference_answers.kept':
    'Tills du har signerat eller tackat nej, någon loggar ut eller du stänger fliken',
  'privacy.storage.draft.what': 'Det du har börjat fylla i, krypterat',
  'privacy.storage.own_tax.what':
    'Åldersgrupp, land, kommun, kyrka och inkomster som du räknar ut lön efter skatt med',
  'privacy.storage.own_tax.kept': 'Tills du tar bort dem eller loggar ut',
  'privacy.storage.draft.kept': '30 dagar, eller tills du skickar det eller loggar ut',
  'privacy.storage.search.what': 'Din senaste sökning',
  'privacy.storage.search.kept': 'Tills du loggar ut',
  'privacy.storage.recent.what': 'Dina fem senaste sökningar',
  'privacy.storage.recent.kept': 'Tills du tar bort dem eller loggar ut',
  'privacy.storage.last_page.what': 'Sidan du var på senast',
  'privacy.storage.last_page.kept': 'Tills du loggar ut eller rensar webbläsaren',
  'privacy.storage.auth_page.what':
    'Vad en inloggning gällde när du gick till BankID, Google eller Facebook',
  'privacy.storage.auth_page.kept': 'Tills du är tillbaka',
  'privacy.storage.app_banner.what': 'När du stängde rutan om appen',
  'privacy.storage.app_banner.kept': 'Tills du rensar webbläsaren; rutan visas igen efter 90 dagar',
  'privacy.storage.interest.what': 'Uppdraget du visade intresse för',
  'privacy.storage.interest.kept': '1 timme',
  'privacy.storage.recommendation.what': 'Tipset som du kom till ett uppdrag genom',
  'privacy.storage.recommendation.kept': 'Tills du har svarat på uppdraget eller loggar ut',
  'privacy.storage.push_declined.what': 'Att du inte ville ha notiser',
  'privacy.storage.push_declined.kept': 'Tills du rensar webbläsaren',
  'privacy.storage.push.what': 'Din anmälan till notiser',
  'privacy.storage.push.kept': 'Tills du stänger av dem',
  'privacy.storage.kept_pages.what': 'Kopior av annonser som du har sparat, som alla ser dem',
  'privacy.storage.kept_pages.kept': 'Tills du tar bort uppdraget eller loggar ut',
  'privacy.storage.offline.what': 'Sidan som visas utan uppkoppling, och vilket språk du läser på',
  'privacy.storage.offline.kept': 'Tills du rensar webbläsaren',
  'privacy.storage.assets.what': 'Webbplatsens egna filer: skript, utseende och typsnitt',
  'privacy.storage.assets.kept': 'De 400 senaste, tills du rensar webbläsaren',
  'privacy.storage.sign_out.what': 'Att du har loggat ut i en annan flik',
  'privacy.storage.sign_out.kept': 'Tills du rensar webbläsaren',
  'privacy.storage.colour.what': 'Ljust eller mörkt läge',
  'privacy.storage.colour.kept': 'Tills du rensar webbläsaren',
  'privacy.storage.reloaded.what': 'Att en sida som inte startade har laddats om',
  'privacy.storage.reloaded.kept': 'Tills fliken stängs',
} as const;
