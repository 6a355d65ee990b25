export const termsSv = {
  'terms.title': 'Villkor',
  'terms.lead':
    'Det här gäller när du använder Vikari. Vi har skrivit villkoren så att de går att förstå.',
  'terms.description':
    'Villkoren för dig som söker uppdrag genom Vikari: konto, ansökningar, ansvar och hur du avslutar.',
  'terms.draft':
    'Det här är ett utkast som ingen jurist har granskat än. Bolagets namn, organisationsnummer och postadress fylls i före lansering.',
  'terms.home': 'Startsidan',
  'terms.crumbs': 'Du är här',
  'terms.contents': 'Innehåll',
  'terms.draft.title': 'Utkast',
  'terms.updated': 'Uppdaterad {date}',
  'terms.about.title': 'Vad Vikari är',
  'terms.about.1':
    'Vikari är en marknadsplats där vårdpersonal hittar tidsbegränsade uppdrag och där arbetsgivare och bemanningsföretag tar emot ansökningar. Vi är inte arbetsgivare och inte part i det avtal som du och arbetsgivaren sluter.',
  'terms.about.2':
    'Arbetsgivare har egna avtal med oss. De här villkoren är för dig som söker uppdrag eller bara läser.',
  'terms.account.title': 'Ditt konto',
  'terms.account.1': 'Kontot är ditt och får inte användas av någon annan.',
  'terms.account.2':
    'Uppgifterna som du lämnar ska vara sanna och aktuella, särskilt om legitimation och erfarenhet.',
  'terms.account.3': 'Arbetsgivare ser om ditt namn är bekräftat med BankID.',
  'terms.account.4': 'Välj ”Delad dator” när du inte är på din egen enhet.',
  'terms.price.title': 'Vad det kostar',
  'terms.price.1':
    'Det är gratis för dig som söker uppdrag. Vi tar ingen avgift av dig och drar inget från ersättningen i en annons.',
  'terms.ads.title': 'Annonser och uträkningar',
  'terms.ads.1':
    'Arbetsgivaren ansvarar för det som står i annonsen. Annonser som kommer från andra webbplatser länkar dit, och ansökan görs där.',
  'terms.ads.2':
    'Uträkningar av lön, skatt och utdelning är uppskattningar efter de regler som sidan nämner. Bedömningen av om du kan ta ett uppdrag bygger på vad annonsen och din profil säger. Inget av det är ett löfte eller ett råd i ditt enskilda fall.',
  'terms.applying.title': 'När du söker',
  'terms.applying.1':
    'När du visar intresse får arbetsgivaren ditt förnamn. När du skickar en ansökan får den ditt namn, dina kontaktuppgifter och det som du har valt att skicka med. Du kan ta tillbaka en ansökan så länge den pågår. Ett uppdrag är ditt först när du och arbetsgivaren har kommit överens.',
  'terms.content.title': 'Det du lägger upp',
  'terms.content.1':
    'Handlingar och texter är dina. Du låter oss spara dem och visa dem för dem som du delar dem med, och inget annat. Ladda inte upp andras personnummer, patientuppgifter eller något som du inte har rätt att dela.',
  'terms.conduct.title': 'Så beter vi oss',
  'terms.conduct.1':
    'Var saklig mot den som du skriver med. Hot, trakasserier och diskriminering är inte tillåtna.',
  'terms.conduct.2':
    'Be aldrig om pengar, bankuppgifter eller personnummer i en konversation, och lämna dem inte där.',
  'terms.conduct.3':
    'Hämta inte annonser eller profiler automatiskt, och försök inte ta dig runt skydd.',
  'terms.reports.title': 'Anmäla, blockera och stänga av',
  'terms.reports.1':
    'Du kan anmäla en annons eller en konversation och blockera en arbetsgivare. Vi läser anmälan och svarar. Den som bryter mot villkoren kan få sitt konto avstängt. Skriv till {email} om du vill veta varför.',
  'terms.running.title': 'Om tjänsten inte fungerar',
  'terms.running.1':
    'Vi arbetar för att Vikari alltid ska fungera, men kan inte lova det. Det som du har börjat fylla i sparas på din enhet, så att du kan fortsätta. Skriv till {email} om något är fel.',
  'terms.responsibility.title': 'Ansvar',
  'terms.responsibility.1':
    'Vi ansvarar för vår tjänst enligt lag. Vi ansvarar inte för vad en arbetsgivare gör eller låter bli att göra i ett uppdrag. Inget här begränsar rättigheter som du har enligt tvingande lag.',
  'terms.leaving.title': 'Avsluta',
  'terms.leaving.1':
    'Du kan radera kontot när du vill, under Min integritet. Då tar vi bort dina uppgifter; integritetspolicyn säger vad som blir kvar och varför. Pågående ansökningar avslutas.',
  'terms.changes.title': 'Om villkoren ändras',
  'terms.changes.1':
    'Är en ändring viktig för dig mejlar vi minst 30 dagar innan. Vill du inte godta den kan du radera kontot.',
  'terms.law.title': 'Lag och tvist',
  'terms.law.1':
    'Svensk rätt gäller. Kommer vi inte överens kan du som konsument vända dig till Allmänna reklamationsnämnden, arn.se, eller till allmän domstol.',
} as const;
