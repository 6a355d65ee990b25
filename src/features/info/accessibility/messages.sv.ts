export const accessibilitySv = {
  'accessibility.title': 'Tillgänglighet',
  'accessibility.lead':
    'Här står hur tillgänglig webbplatsen är, vad som inte fungerar än, hur vi har testat och vem du skriver till.',
  'accessibility.description':
    'Tillgänglighetsredogörelse för Vikari: vad som uppfyller WCAG 2.2 AA, vad som inte gör det, hur vi har testat och hur du säger till.',
  'accessibility.draft':
    'Bolagets namn, organisationsnummer och postadress fylls i före lansering. Redogörelsen är vår egen: ingen utomstående har granskat webbplatsen.',
  'accessibility.home': 'Startsidan',
  'accessibility.crumbs': 'Du är här',
  'accessibility.contents': 'Innehåll',
  'accessibility.draft.title': 'Utkast',
  'accessibility.updated': 'Bedömd {date}',
  'accessibility.level.title': 'Hur tillgänglig webbplatsen är',
  'accessibility.level.1':
    'Målet är nivå AA i WCAG 2.2, som innehåller det som den europeiska standarden EN 301 549 kräver av webbsidor. Webbplatsen uppfyller det delvis: bristerna står i nästa avsnitt.',
  'accessibility.level.2':
    'Allt går att göra med tangentbord. Sidorna fungerar i smala fönster, med stor text, i ljust och mörkt, med mer kontrast och utan rörelser.',
  'accessibility.gaps.title': 'Det som inte fungerar än',
  'accessibility.gaps.1':
    'En importerad annons på ett annat språk än svenska är inte märkt med sitt språk, eftersom källan inte anger det. En skärmläsare läser den med svenskt uttal (WCAG 3.1.2).',
  'accessibility.gaps.2':
    'Titlar i listan över konversationer är inte märkta med sitt språk (WCAG 3.1.2).',
  'accessibility.gaps.3':
    'Importerade annonser visas som arbetsgivaren har skrivit dem. Rubriker och listor kan saknas i dem.',
  'accessibility.unknown.title': 'Det som vi inte vet',
  'accessibility.unknown.1': 'Ingen har lyssnat på webbplatsen med en skärmläsare.',
  'accessibility.unknown.2': 'Ingen som använder hjälpmedel har provat den åt oss.',
  'accessibility.unknown.3':
    'BankID:s app och sidor är inte våra. Filer som du eller en arbetsgivare laddar upp har vi inte granskat.',
  'accessibility.tested.title': 'Hur vi har testat',
  'accessibility.tested.1':
    'Program kontrollerar sidor och delar automatiskt i Chromium: namn, roller, kontrast, tangentbord, fokus, storlek på det man trycker på, stor text och 320 bildpunkters bredd.',
  'accessibility.tested.2': 'Åtta vägar genom webbplatsen har körts i Firefox och i WebKit.',
  'accessibility.tested.3':
    'Det som ett program inte kan avgöra har vi själva bedömt utifrån koden, texterna och skärmarna som helhet, inte skärm för skärm.',
  'accessibility.contact.title': 'Säg till när något inte fungerar',
  'accessibility.contact.1':
    'Skriv till {email} om du stöter på ett hinder, eller behöver något här på ett annat sätt. Berätta vilken sida det gäller och vilket hjälpmedel du använder, om du vill. Vill du ha bedömningen krav för krav skickar vi den.',
  'accessibility.law.title': 'Lagen och tillsynen',
  'accessibility.law.1':
    'Redogörelsen är frivillig. Lagen (2018:1937) om tillgänglighet till digital offentlig service gäller offentliga aktörer; vi följer dess form. Ingen jurist har bedömt om lagen (2023:254) om vissa produkters och tjänsters tillgänglighet gäller Vikari.',
  'accessibility.law.2':
    'Post- och telestyrelsen, pts.se, har tillsyn över e-handelstjänster enligt lagen från 2023. Dit kan du vända dig om du tycker att en sådan tjänst inte är tillgänglig.',
};
