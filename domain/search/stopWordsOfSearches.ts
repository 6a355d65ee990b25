/**
 * Words of a search that match no filter and that few ads contain: full time, pay, pieces, "only".
 * They are added to the thesaurus's stop words.
 */
export const STOP_WORDS_OF_SEARCHES: ReadonlySet<string> = new Set(
  (
    'st|styck|stycken|ob|kr|kronor|sek|tim|timme|timmen|procent|bara|endast|only|just|bra|bäst|bästa|good|best|' +
    'jourfri|jourfritt|journalsystem|journalsystemet|vana|kunskap|heltid|fulltid|heltidstjänst|fulltime|lönen|salary|pay|paid|betalt|betald|minst|assignment|assignments|' +
    'akut behov|idag|today|start|starta|startar|starting|börja|börjar|fom|tom|personal|staff|professionals|' +
    'letar|leta|letande|behöver|behövs|heter|hej|hejsan|want|wants|need|needs|looking|hittar|mamma|pappa|åt|sin|mig|själv|myself|' +
    'ska|bo|dock|enbart|endast|inom|fr|och|the|i|for|eventuellt|helst|kanske|snabbt|nå|före|innan|before|gång|nångång|sometime|ledig|någonstans|vart|somewhere|vacant|available|jobbat|jobbade|arbetat|arbetade|worked|gärna|åka|resa dit|tänka|intresserad|interested|typ|typ av|sugen|söks|sökande|behov|ifrån|ungefär|bor|någonting|allt|precis|snart|hela|halva|två|tre|fyra|fem|sex|några|flera|timmar|veckor|dagar|månader|hours|weeks|days|months|two|three|four|ihop|tillsammans|together|får|tjänar|krävs|kommande|fru|man|sambo|make|flyttar|flytta|can|could|möjligt|team|vår|ute|uppe|nere|hemma hos|runtom|söderut|norrut|utbildad|ge|ger|gå|går|läst|enkelt|möjlighet|möjligheter|chans|egentligen|nog|verkligen|faktiskt|gäller|erbjuda|please|thanks|anyone|someone|hey|currently|would like|able|possible|open|offers|offer|there|get|take' +
    // Of the neighbours, in the form of `keyOf`
    '|jeg|er|soger|soker|arbejde|arbeid|stilling|stillinger|ledige|etsin|haen|työ|työtä|töitä'
  ).split('|'),
);
