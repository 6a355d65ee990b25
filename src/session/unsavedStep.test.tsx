import { afterEach, describe, expect, it } from 'vitest';
import { unsavedStep } from './registrationDraft';

describe('unsavedStep', () => {
  const LIKE = { systems: ['a'], workplace: '' };
  afterEach(() => window.sessionStorage.clear());

  it('stores each page separately until it is saved', () => {
    unsavedStep.write('systems', { systems: ['b'] });
    unsavedStep.write('workplace', { workplace: 'X' });
    expect(unsavedStep.read('systems', LIKE)).toEqual({ systems: ['b'] });
    unsavedStep.remove('systems');
    expect(unsavedStep.read('systems', LIKE)).toBeNull();
    expect(unsavedStep.read('workplace', LIKE)).toEqual({ workplace: 'X' });
    unsavedStep.remove('workplace');
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('ignores values of the wrong type', () => {
    unsavedStep.write('systems', { systems: 'b', workplace: 7, other: 'x' });
    expect(unsavedStep.read('systems', LIKE)).toBeNull();
  });
});
