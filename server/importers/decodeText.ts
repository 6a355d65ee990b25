const utf8 = new TextDecoder('utf-8');
const strictUtf8 = new TextDecoder('utf-8', { fatal: true });
const windows1252 = new TextDecoder('windows-1252');

/** A character that only UTF-8 gives; one that it cannot read is U+FFFD. */
const READ_AS_UTF8 = /[^\p{ASCII}\ufffd]/u;

/**
 * The text of a record: UTF-8, without its byte order mark. Where no character outside ASCII can be
 * read as such it is Windows-1252, of which Latin-1 is a part; a single damaged character among
 * UTF-8 becomes U+FFFD.
 */
export function decodeText(bytes: Uint8Array): { text: string; isLatin1: boolean } {
  try {
    return { text: strictUtf8.decode(bytes), isLatin1: false };
  } catch {
    const text = utf8.decode(bytes);
    if (READ_AS_UTF8.test(text)) return { text, isLatin1: false };
    return { text: windows1252.decode(bytes), isLatin1: true };
  }
}
