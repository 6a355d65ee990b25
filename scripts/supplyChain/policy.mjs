/** Licences under which a package may be part of what is run in production. */
export const LICENCES = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
];

/**
 * Packages with another licence, or none that they state, each with its reason. A star stands for the
 * rest of a name.
 * @type {Readonly<Record<string, { licence: string | null, because: string }>>}
 */
export const EXCEPTIONS = {
  'combine-errors': {
    licence: null,
    because: 'its package.json states none, its Readme says MIT; tus-js-client brings it',
  },
  '@img/sharp-libvips-*': {
    licence: 'LGPL-3.0-or-later',
    because: 'libvips as a shared library that is used unchanged and can be replaced',
  },
  '@img/sharp-win32-*': {
    licence: 'Apache-2.0 AND LGPL-3.0-or-later',
    because: 'the same library, in one package for Windows',
  },
  '@img/sharp-wasm32': {
    licence: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
    because: 'the same library for WebAssembly, where no other fits',
  },
  'web-push': { licence: 'MPL-2.0', because: 'used unchanged; only its own files are under it' },
};

/**
 * Advisories that are known and do not reach us, by their address, each with its reason.
 * @type {Readonly<Record<string, string>>}
 */
export const ACCEPTED_ADVISORIES = {};
