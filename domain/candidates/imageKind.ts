/** Brands of photos that are compressed by HEVC, as iPhones and some Android phones save them. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
/** The longest list of brands that is read. */
const SEARCHED = 128;

/**
 * An image of the HEIF family by its first bytes, whatever its name says: `avif` can be taken, `heic`
 * is licensed, so that few programs open it. Null for any other file.
 */
export function heifKindOf(bytes: Uint8Array): 'avif' | 'heic' | null {
  const start = String.fromCharCode(...bytes.subarray(0, SEARCHED));
  if (!start.startsWith('ftyp', 4)) return null;
  // ISO 14496-12, 4.3: the length, `ftyp`, the main brand, its version, and further brands
  const end = start.charCodeAt(2) * 256 + start.charCodeAt(3);
  const all = start.slice(8, end).match(/.{4}/gsu) ?? [];
  const brands = all.filter((_brand, index) => index !== 1);
  if (brands.includes('avif')) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? 'heic' : null;
}
