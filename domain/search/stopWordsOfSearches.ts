import { lexicon } from './lexicon';

/** Phrases that every ad of ours would answer, in the form of `keyOf`. */
export const STOP_PHRASES_OF_SEARCHES: ReadonlySet<string> = new Set(
  (
    'vårdjobb|vårdjobben|sjukvårdsjobb|omvårdnadsjobb|jobbivården|jobbinomvården|arbeteivården|jobbisjukvården|' +
    'jobbainomvården|jobbaivården|inomvården|inomsjukvården|ivården|isjukvården|carejob|carejobs|medicaljob|medicaljobs|healthcarejob|' +
    'healthcarejobs|jobsinhealthcare|inhealthcare|healthcarework|minsyster|minmamma|mindotter|mysister|iveckan|perweek|aweek|idag'
  ).split('|'),
);

/**
 * Words of a search that match no filter and that few ads contain: full time, pay, pieces, "only".
 * They are added to the thesaurus's stop words.
 */
const STOP_WORDS_OF_SEARCHES: ReadonlySet<string> = new Set(
  (
    'st|styck|stycken|ob|kr|kronor|sek|tim|timme|timmen|procent|bara|endast|only|just|bra|bäst|bästa|good|best|' +
    'journalsystem|journalsystemet|vana|kunskap|heltid|fulltid|heltidstjänst|fulltime|lönen|salary|pay|paid|betalt|betald|minst|assignment|assignments|' +
    'akut behov|idag|today|start|starta|startar|starting|börja|börjar|fom|tom|personal|staff|professionals|' +
    'letar|leta|letande|behöver|behövs|heter|hej|hejsan|want|wants|need|needs|looking|hittar|mamma|pappa|åt|sin|mig|själv|myself|' +
    'ska|bo|dock|enbart|endast|inom|fr|och|the|i|for|eventuellt|helst|kanske|snabbt|nå|före|innan|before|gång|nångång|sometime|ledig|någonstans|egen|eget|egna|mån|månaden|veckan|vart|somewhere|vacant|available|jobbat|jobbade|arbetat|arbetade|worked|gärna|åka|resa dit|tänka|intresserad|interested|typ|typ av|sugen|söks|sökande|behov|ifrån|ungefär|bor|någonting|allt|precis|snart|hela|halva|två|tre|fyra|fem|sex|några|flera|timmar|veckor|dagar|månader|hours|weeks|days|months|two|three|four|ihop|tillsammans|together|får|tjänar|krävs|kommande|fru|man|sambo|make|flyttar|flytta|can|could|möjligt|team|vår|ute|uppe|nere|hemma hos|runtom|söderut|norrut|utbildad|ge|ger|gå|går|läst|enkelt|möjlighet|möjligheter|chans|egentligen|nog|verkligen|faktiskt|gäller|erbjuda|please|thanks|anyone|someone|hey|currently|would like|able|possible|open|offers|offer|there|get|take' +
    // The most frequent words of what people say, which no ad is looked for by
    '|care|kommer|måste|göra|gör|ingen|igen|lite|tillbaka|fick|också|säga|vänta|känner|ville|borde|komma|alltid|menar|visst|veta|vet|många|' +
    'gillar|tycker|tror|hjälp|hjälpa|länge|första gången|sett|saker|fortfarande|försöker|kvar|låter|annan|längre|redan|väldigt|fått|tänkte|tänker|' +
    'funderar|fundera|verkar|först|säkert|därför|stor|genom|kolla|kollar|annat|hoppas|hittade|sista|riktigt|liten|litet|även|betyder|människor|ändå|klart|' +
    'väntar|haft|annars|nästan|lika|långt|båda|svårt|senare|heller|känns|ibland|gått|fler|ännu|gånger|börjat|byta|byter|bytt|tips|månad|tillträde|' +
    'fram|mest|mer|mera|mycket|flest|flesta|massor|helt|ganska|annorlunda|nytt|ny|nya|olika|gällande|angående|möjligen|beroende på|' +
    'know|really|think|going|thing|things|maybe|help|still|always|never mind|much|many|most|more|another|other|others|new|every|everything|something|' +
    'anything|again|since|already|around here|hire|hires|hiring|move|moving|moved|tips|month|interested in|somewhere else|preferably|ideally|mostly|ok|okay' +
    // Of the neighbours, in the form of `keyOf`
    '|jeg|er|soger|soker|arbejde|arbeid|stilling|stillinger|ledige|etsin|haen|työ|työtä|töitä'
  ).split('|'),
);

/** True for a word that says nothing of the job that is looked for. */
export const isStopWord = (key: string): boolean =>
  lexicon().stop.has(key) || STOP_WORDS_OF_SEARCHES.has(key) || STOP_PHRASES_OF_SEARCHES.has(key);
