import { HEADING_MARK, ITEM_MARK } from '#domain/jobs/descriptionBlocks';

/** Tags that begin and end a line of their own. */
const BLOCK =
  'p|div|br|hr|ul|ol|dl|dt|dd|table|thead|tbody|tr|section|article|header|footer|pre|blockquote';
const INLINE =
  'b|strong|i|em|u|s|span|a|font|small|big|sub|sup|mark|center|td|th|img|o:p|html|body';
const HEADING = 'h[1-6]';
const LONGEST_TAG = 1000;

/**
 * Only tags that exist are markup: a parser of HTML would also take "<90 mmHg" and
 * "<anna@example.com>" for tags, and lose what follows.
 */
const tag = (names: string, start = '</?'): RegExp =>
  new RegExp(`${start}(?:${names})(?:[\\s/][^<>]{0,${LONGEST_TAG}})?>`, 'giu');

const HIDDEN =
  /<(script|style|head|title)(?:\s[^<>]{0,1000})?>[^<]{0,100000}<\/\1\s?>|<!--[^<>]{0,10000}-->/giu;
const HAS_BLOCKS = new RegExp(tag('p|div|li|tr|ul|ol').source, 'iu');
const ITEM_START = tag('li', '<');
const ITEM_END = tag('li', '</');
const HEADING_START = tag(HEADING, '<');
const HEADING_END = tag(HEADING, '</');
const BLOCKS = tag(BLOCK);
const INLINES = tag(INLINE);
const CELL_END = tag('td|th', '</');

/** Those that Swedish ads have; HTML knows two thousand. Others stay as they are. */
const NAMED: Readonly<Record<string, string>> = {
  ...{
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    ensp: ' ',
    emsp: ' ',
    thinsp: ' ',
  },
  ...{
    aring: 'å',
    auml: 'ä',
    ouml: 'ö',
    Aring: 'Å',
    Auml: 'Ä',
    Ouml: 'Ö',
    eacute: 'é',
    Eacute: 'É',
  },
  ...{
    egrave: 'è',
    uuml: 'ü',
    Uuml: 'Ü',
    aelig: 'æ',
    AElig: 'Æ',
    oslash: 'ø',
    Oslash: 'Ø',
    agrave: 'à',
  },
  ...{ ndash: '–', mdash: '—', hellip: '…', bull: '•', middot: '·', shy: '', zwnj: '', zwj: '' },
  ...{
    lsquo: '‘',
    rsquo: '’',
    sbquo: '‚',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    laquo: '«',
    raquo: '»',
  },
  ...{
    sect: '§',
    deg: '°',
    frac12: '½',
    times: '×',
    euro: '€',
    copy: '©',
    reg: '®',
    trade: '™',
    acute: '´',
  },
  ...{
    commat: '@',
    period: '.',
    colon: ':',
    sol: '/',
    num: '#',
    lowbar: '_',
    hyphen: '-',
    plus: '+',
  },
};
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}\d{0,2}));/giu;
const HIGHEST = 0x10_ff_ff;

function decoded(text: string): string {
  return text.replace(ENTITY, (whole, decimal?: string, hexadecimal?: string, name?: string) => {
    if (name !== undefined) return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? whole) : whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16);
    return code <= HIGHEST ? String.fromCodePoint(code) : whole;
  });
}

function withoutTags(text: string): string {
  // In HTML a line break of the source is a blank
  const source = HAS_BLOCKS.test(text) ? text.replace(/[\r\n]+/gu, ' ') : text;
  return source
    .replace(HIDDEN, ' ')
    .replace(HEADING_START, `\n${HEADING_MARK}`)
    .replace(HEADING_END, '\n')
    .replace(ITEM_START, `\n${ITEM_MARK}`)
    .replace(ITEM_END, '\n')
    .replace(CELL_END, ' ')
    .replace(BLOCKS, '\n')
    .replace(INLINES, '');
}

/**
 * A text whose publisher wrote markup into a plain field, as plain lines: paragraphs, entries and
 * headings as `descriptionBlocks` has them, entities as their characters; also where the markup was
 * escaped once more. A text without markup is unchanged.
 */
export function textOfMarkup(text: string): string {
  if (!/[<&]/u.test(text)) return text;
  const once = decoded(withoutTags(text));
  return /[<&]/u.test(once) ? decoded(withoutTags(once)) : once;
}

/** The same of a text that is one line, without the marks of lines. */
export function lineOfMarkup(text: string): string {
  if (!/[<&]/u.test(text)) return text;
  const marks = new RegExp(`\\n(?:${HEADING_MARK}|${ITEM_MARK})`, 'gu');
  return textOfMarkup(text).replace(marks, '\n');
}
