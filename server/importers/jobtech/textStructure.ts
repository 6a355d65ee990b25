import { HEADING_MARK, ITEM_MARK } from '#domain/jobs/descriptionBlocks';
import { calmTitle } from './calmText';

const BULLET = /^(?:[-–—•·*‣▪●○◦➢✓✔]|o(?=\s{2,}|\t))\s*(?=\S)/u;
/** Headings that employers write in every way. */
const KNOWN =
  /^(?:om (?:oss|jobbet|tjänsten|rollen|uppdraget|arbetsplatsen|anställningen|arbetet|enheten|verksamheten|företaget|dig)|(?:dina |huvudsakliga )?arbetsuppgifter(?:na)?|(?:dina )?kvalifikationer|(?:din |vår )?profil|(?:ditt|vårt) (?:uppdrag|erbjudande)|(?:din|vår) (?:kompetens|verksamhet)|rollen|bakgrund|beskrivning av (?:tjänsten|arbetet)|om rekrytering(?:en|sprocessen)|vad kan vi erbjuda dig|anställningsform|omfattning|vem är du|vem vi söker|vi söker dig som|(?:det här |vad )?(?:vi erbjuder|erbjuder vi)(?: dig)?|vad erbjuder vi|(?:våra |dina )?förmåner|krav(?: för tjänsten)?|meriter|meriterande|övrigt|övrig information|ansökan|så (?:ansöker|söker) du|villkor|anställningsvillkor|anställning|lön|arbetstid(?:er)?|tillträde|utbildning|erfarenhet|personliga egenskaper|din bakgrund|dina egenskaper|verksamheten|arbetsplatsen|välkommen(?: till oss| med din ansökan)?|about us|your profile|we offer|requirements)\s*[:?!]?$/iu;
const LONGEST_HEADING = 70;

/** A cleaned line with the marker of what it is. */
export function withMarker(line: string): string {
  if (line.startsWith(HEADING_MARK)) return line;
  if (BULLET.test(line)) {
    const item = line.replace(BULLET, '');
    return /\p{L}/u.test(item) ? `${ITEM_MARK}${item}` : '';
  }
  if (!isHeading(line)) return line;
  return HEADING_MARK + calmTitle(line).replace(/\s*:$/u, '');
}

function isHeading(line: string): boolean {
  if (line.length > LONGEST_HEADING) return false;
  if (KNOWN.test(line)) return true;
  const letters = line.match(/\p{L}/gu) ?? [];
  return letters.length >= 4 && line === line.toUpperCase() && !/[.,;]$/u.test(line);
}
