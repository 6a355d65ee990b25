import type { Words } from '../../i18n/messageTypes';

export const payCalculatorSv = {
  'pay_calculator.title': 'Räkna på lön och utdelning',
  'pay_calculator.description':
    'Vad får du efter skatt med eget bolag, och vad får du som anställd för samma pengar? Räkna på lön och utdelning för {first} till {last}.',
  'pay_calculator.crumbs': 'Du är här',
  'pay_calculator.home': 'Startsidan',
  'pay_calculator.lead':
    'Vad får du efter skatt om du fakturerar från ett eget bolag, och vad får du som anställd för samma pengar? Ändra siffrorna så räknas allt om.',
  'pay_calculator.result': 'Efter skatt per månad {year}',
  'pay_calculator.for.under_66':
    'För dig som bor i Sverige och inte har fyllt 66 år när året börjar.',
  'pay_calculator.for.from_66': 'För dig som bor i Sverige och har fyllt 66 år när året börjar.',
  'pay_calculator.for.abroad':
    'För dig som bor utomlands: på lönen dras särskild inkomstskatt (SINK).',
  'pay_calculator.company': 'Eget bolag',
  'pay_calculator.employed': 'Anställd',
  'pay_calculator.company_more': 'Eget bolag ger {amount} mer efter skatt i månaden.',
  'pay_calculator.employed_more': 'Som anställd får du {amount} mer efter skatt i månaden.',
  'pay_calculator.same': 'Båda ger lika mycket efter skatt.',
  'pay_calculator.kept': 'Dessutom blir {amount} kvar i bolaget.',
  'pay_calculator.pension':
    'Som anställd får du också {amount} till tjänstepension under året, och det skydd som en anställning ger.',
  'pay_calculator.best': 'Lönen som ger mest efter skatt är {amount} i månaden.',
  'pay_calculator.better': 'Med {salary} i månadslön får du {amount} mer efter skatt under året.',
  'pay_calculator.better_kept': 'Då blir {kept} kvar i bolaget.',
  'pay_calculator.use_best': 'Räkna med den lönen',
  'pay_calculator.wage': '{rate} i timmen på faktura motsvarar {wage} i timlön.',
  'pay_calculator.announced': 'Efter skatt per månad: eget bolag {company}, anställd {employed}.',
  'pay_calculator.wrong': 'Rätta det som är fel bland dina siffror, så räknar vi.',
  'pay_calculator.where': 'Vart {sum} tar vägen',
  'pay_calculator.part': 'Del',
  'pay_calculator.total': 'Summa',
  'pay_calculator.part.in_hand': 'Efter skatt',
  'pay_calculator.part.kept': 'Kvar i bolaget',
  'pay_calculator.part.pension': 'Tjänstepension',
  'pay_calculator.part.costs': 'Bolagets kostnader',
  'pay_calculator.part.fees': 'Arbetsgivaravgifter',
  'pay_calculator.part.taxes': 'Skatter',
  'pay_calculator.form': 'Dina siffror',
  'pay_calculator.submit': 'Räkna',
  'pay_calculator.section.income': 'Det du fakturerar',
  'pay_calculator.section.payout': 'Lön och utdelning',
  'pay_calculator.section.you': 'Om dig',
  'pay_calculator.year': 'År',
  'pay_calculator.year.new': '{year}, nya regler för utdelning',
  'pay_calculator.income': 'Räkna från',
  'pay_calculator.income.hours': 'Timpris och timmar',
  'pay_calculator.income.sum': 'En summa för året',
  'pay_calculator.field.rate': 'Timpris, utan moms',
  'pay_calculator.field.hours': 'Timmar under året',
  'pay_calculator.field.hours.hint': 'Heltid med fem veckors semester är ungefär 1 800 timmar.',
  'pay_calculator.field.sum': 'Fakturerat under året, utan moms',
  'pay_calculator.field.costs': 'Bolagets kostnader under året',
  'pay_calculator.field.costs.hint': 'Bokföring, försäkringar, resor, pension. Inte din lön.',
  'pay_calculator.field.month': 'Lön per månad, före skatt',
  'pay_calculator.field.share': 'Andel av den högsta möjliga lönen',
  'pay_calculator.field.payout': 'Utdelning under året',
  'pay_calculator.field.payout.hint':
    'Högst det som finns kvar efter lön och bolagsskatt delas ut.',
  'pay_calculator.field.other': 'Annan lön samma år, före skatt',
  'pay_calculator.field.other.hint': 'Från andra arbetsgivare. Bara skatten påverkas.',
  'pay_calculator.field.saved': 'Sparat utdelningsutrymme',
  'pay_calculator.field.saved.hint': 'Gränsbelopp från tidigare år som du inte har använt.',
  'pay_calculator.unit.kronor': 'kr',
  'pay_calculator.unit.hours': 'h',
  'pay_calculator.unit.percent': '%',
  'pay_calculator.salary': 'Lön',
  'pay_calculator.salary.best': 'Den som ger mest efter skatt',
  'pay_calculator.salary.best.hint': 'Vi provar alla löner och väljer den bästa.',
  'pay_calculator.salary.month': 'En månadslön',
  'pay_calculator.salary.share': 'En andel',
  'pay_calculator.dividend': 'Utdelning',
  'pay_calculator.dividend.limit': 'Upp till gränsbeloppet',
  'pay_calculator.dividend.limit.hint': 'Beskattas med 20 %. Resten stannar i bolaget.',
  'pay_calculator.dividend.abroad':
    'Utdelning till dig som bor utomlands räknas inte: skatten på den beror på skatteavtalet med ditt land. Det som blir över stannar i bolaget.',
  'pay_calculator.dividend.all': 'Allt som är kvar',
  'pay_calculator.dividend.payout': 'Ett belopp',
  'pay_calculator.municipality': 'Kommun',
  'pay_calculator.municipality.average': 'Genomsnittet i Sverige',
  'pay_calculator.church': 'Medlem i Svenska kyrkan',
  'pay_calculator.church.hint': 'Vi räknar med medelvärdet av församlingarnas avgifter.',
  'pay_calculator.problem.not_a_number': 'Skriv ett helt tal, till exempel {example}.',
  'pay_calculator.problem.too_high': 'Skriv högst {highest}.',
  'pay_calculator.problem.above_revenue':
    'Kostnaderna kan inte vara högre än det du fakturerar, {highest}.',
  'pay_calculator.problem.above_money': 'Pengarna räcker till högst {highest} i månaden.',
  'pay_calculator.details': 'Rad för rad',
  'pay_calculator.details.lead':
    'Varje rad visar vad den räknas på. Under tabellerna står var siffrorna kommer ifrån.',
  'pay_calculator.table.company': 'Bolagets år',
  'pay_calculator.table.owner': 'Det du får från bolaget',
  'pay_calculator.table.limit': 'Gränsbeloppet',
  'pay_calculator.table.employed': 'Anställd på samma pengar',
  'pay_calculator.table.tax_company': 'Inkomstskatten med eget bolag',
  'pay_calculator.table.tax_employed': 'Inkomstskatten som anställd',
  'pay_calculator.sum.kept': 'Kvar i bolaget',
  'pay_calculator.sum.in_hand': 'Efter skatt under året',
  'pay_calculator.sum.limit': 'Gränsbelopp',
  'pay_calculator.sum.pay': 'Lön före skatt, semesterersättning ingår',
  'pay_calculator.sum.tax': 'Skatt på årets hela inkomst',
  'pay_calculator.with_other':
    'Du har annan lön samma år. I tabellerna ovan dras bara den skatt av som tillkommer.',
  'pay_calculator.how': 'Så räknar vi, steg för steg',
  'pay_calculator.how.invoice.title': '1. Det du fakturerar',
  'pay_calculator.how.invoice':
    'Timpriset gånger timmarna, utan moms. Momsen räknas inte, eftersom bolaget betalar in den till staten. Från summan dras bolagets kostnader.',
  'pay_calculator.how.salary.title': '2. Lönen från bolaget',
  'pay_calculator.how.salary':
    'En lön kostar bolaget lönen och arbetsgivaravgifter på {contributions}. Du betalar inkomstskatt som alla anställda. Lönen räknas också när Försäkringskassan och Pensionsmyndigheten bestämmer din sjukpenning, föräldrapenning och allmänna pension. Det gör inte en utdelning.',
  'pay_calculator.how.corporate.title': '3. Bolagsskatten',
  'pay_calculator.how.corporate':
    'Det som är kvar efter kostnader och lön är bolagets vinst. På den betalar bolaget {tax} i bolagsskatt. Resten kan delas ut till dig eller stanna i bolaget.',
  'pay_calculator.how.limit.title': '4. Gränsbeloppet',
  'pay_calculator.how.limit':
    'Gränsbeloppet är hur mycket utdelning du får ta med 20 procents skatt. Det som delas ut därutöver beskattas som lön, men utan jobbskatteavdrag och utan arbetsgivaravgifter. Utrymme som du inte använder sparas till ett senare år.',
  'pay_calculator.how.limit_until_2025':
    'För {year} gäller det högsta av två belopp. Förenklingsregeln ger {simple} till den som äger hela bolaget. Huvudregeln ger hälften av bolagets löner, men bara om din egen lön är hög nog: sex inkomstbasbelopp ({six}) och 5 procent av alla löner, eller 9,6 inkomstbasbelopp ({ninePointSix}).',
  'pay_calculator.how.limit_from_2026':
    'För {year} läggs delarna ihop: ett grundbelopp på fyra inkomstbasbelopp ({four}) och hälften av den del av lönerna som överstiger åtta inkomstbasbelopp ({eight}). Det finns inget lönekrav.',
  'pay_calculator.how.new.title': '5. Det nya från 2026',
  'pay_calculator.how.new':
    'Till och med 2025 fick man välja mellan förenklingsregeln och huvudregeln, och en för låg lön gav inget utrymme för löner alls. Från 2026 finns en enda regel, grundbeloppet är högre än förenklingsregeln var, lönekravet är borta och sparat utrymme räknas inte upp med ränta.',
  'pay_calculator.how.why.title': '6. Varför lönen spelar roll',
  'pay_calculator.how.why':
    'En lägre lön ger mindre arbetsgivaravgifter och mer utdelning. Men lönen ger jobbskatteavdrag, och utdelning över gränsbeloppet beskattas hårdare. Därför finns det en lön som ger mest efter skatt. Räknaren provar alla månadslöner i hela hundralappar.',
  'pay_calculator.how.employed.title': '7. Anställd på samma pengar',
  'pay_calculator.how.employed':
    'Uppdragsgivaren betalar lika mycket i båda fallen. Ur pengarna betalar arbetsgivaren arbetsgivaravgifter, 4,5 procent till tjänstepension som i det nationella bemanningsavtalet, och särskild löneskatt på pensionen. Resten är lön, där semesterersättningen ingår. Vad ett bemanningsföretag självt tar ut räknas inte av i något av fallen.',
  'pay_calculator.unknown': 'Det här räknas inte med',
  'pay_calculator.unknown.age':
    'Räknaren gäller dig som har fyllt 18 år, bor i samma land hela året och inte har andra avdrag, till exempel ränteavdrag. Arbetsgivaravgiften är den fulla, också för äldre som har en lägre.',
  'pay_calculator.unknown.same_salary':
    'Gränsbeloppet beror på lönerna året innan. Vi räknar som om lönen hade varit densamma då.',
  'pay_calculator.unknown.same_year':
    'Utdelningen räknas samma år som vinsten. I verkligheten betalas den ut och beskattas året efter.',
  'pay_calculator.unknown.alone':
    'Du äger hela bolaget ensam, ägde det när året började och har inga andra fåmansbolag. Vad aktierna kostade räknas inte med.',
  'pay_calculator.unknown.reserves':
    'Bolaget gör inga avsättningar, har inga underskott från tidigare år och betalar ingen tjänstepension utöver det du själv lägger bland kostnaderna.',
  'pay_calculator.unknown.pension':
    'Tjänstepensionen räknas med 4,5 procent på hela lönen. Över 7,5 inkomstbasbelopp betalar arbetsgivare ofta mer.',
  'pay_calculator.unknown.cap':
    'Utdelning mer än 90 inkomstbasbelopp över gränsbeloppet beskattas med 30 procent. Vi har inte hittat något som säger om det fortfarande gäller 2026.',
  'pay_calculator.unknown.young':
    'De lägre arbetsgivaravgifterna för unga 2026 har vi inte kunnat bekräfta, så de används inte.',
  'pay_calculator.unknown.advice':
    'Räknaren är ingen rådgivning. Tala med en redovisningskonsult innan du bestämmer dig.',
  'pay_calculator.next': 'Gå vidare',
  'pay_calculator.next.jobs': 'Uppdrag med högst ersättning',
  'pay_calculator.next.salaries': 'Löner i vården, yrke för yrke',
} as const satisfies Words;
