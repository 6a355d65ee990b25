import { parse } from '@formatjs/icu-messageformat-parser';
import { isStructurallySame } from '@formatjs/icu-messageformat-parser/manipulator.js';
import { describe, expect, it } from 'vitest';
import { catalogue as english } from './catalogue.en';
import { catalogue as swedish } from './catalogue.sv';

describe('the catalogues', () => {
  it('have the same ids', () => {
    expect(Object.keys(english).sort()).toEqual(Object.keys(swedish).sort());
  });

  it('take the same values under every id', () => {
    const differing = Object.entries(swedish).flatMap(([id, text]) => {
      const other = english[id as keyof typeof swedish];
      const { success } = isStructurallySame(parse(text), parse(other));
      return success ? [] : [id];
    });
    expect(differing).toEqual([]);
  });
});
