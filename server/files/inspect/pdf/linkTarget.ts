/** Where a link leads: the web, a mail or a telephone; a file elsewhere; or something else. */
type LinkTarget = 'web' | 'file' | 'other';

/** The schemes that a link may have. */
const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:'];
/** Schemes, and letters of drives, under which systems open files here or in a network. */
const OF_FILES = /^(?:file|smb|cifs|nfs|afp|ftps?|sftp|davs?|webdavs?|[a-z]):/u;
/** `www.example.se:8080` begins with no scheme. */
const HOST_AND_PORT = /^[^/\\?#:]*\.[^/\\?#:]*:\d{1,5}(?:[/?#]|$)/u;
/**
 * A path and no host: `\\host\share`, `//host/share`, `/etc/passwd`, `..\setup.exe`. A viewer of
 * Windows opens such a link as a file, in a network with the reader's own name and password's hash.
 */
const PATH = /^(?:[\\/]|\.{1,2}(?:[\\/]|$)|[^?#]*\\)/u;
/** How often an address is decoded: a viewer may decode once, and what it passes it to once more. */
const DECODINGS = 3;
/** As long as the lexer keeps of a string: what follows is not known. */
const LONGEST = 4096;

/**
 * @param address - a string of a PDF, a character for each byte. What a reader may make of it counts
 *   in every form: as it stands, in UTF-8 or UTF-16, decoded, without what is not seen.
 */
export function linkTarget(address: string): LinkTarget {
  const targets = formsOf(address).map(targetOf);
  if (targets.includes('file')) return 'file';
  if (targets.includes('other')) return 'other';
  const isCut =
    address.length >= LONGEST && !SCHEMES.some((scheme) => seen(address).startsWith(scheme));
  return isCut ? 'other' : 'web';
}

function targetOf(address: string): LinkTarget {
  const scheme = HOST_AND_PORT.test(address) ? undefined : /^[a-z][a-z\d+.-]*:/u.exec(address)?.[0];
  if (scheme === undefined) return PATH.test(address) ? 'file' : 'web';
  if (SCHEMES.includes(scheme)) return 'web';
  return OF_FILES.test(scheme) ? 'file' : 'other';
}

/** Without spaces and what is not seen, in lower case, with one form of each sign. */
function seen(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Z}\p{DI}]/gu, '')
    .toLowerCase();
}

function formsOf(address: string): string[] {
  const bytes = Buffer.from(address, 'latin1');
  const texts = [address, bytes.toString('utf8'), utf16(bytes)];
  return texts.flatMap((text) => {
    const forms = [seen(text)];
    for (let count = 0; count < DECODINGS; count += 1)
      forms.push(seen(decoded(forms.at(-1) ?? '')));
    return forms;
  });
}

/** With a mark of the byte order; else the text has none. */
function utf16(bytes: Buffer): string {
  const even = bytes.subarray(2, bytes.length - (bytes.length % 2));
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return even.toString('utf16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return Buffer.from(even).swap16().toString('utf16le');
  return '';
}

/** Percent-encoded ASCII as what it stands for. */
function decoded(text: string): string {
  return text.replaceAll(/%([0-7][\da-f])/giu, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
