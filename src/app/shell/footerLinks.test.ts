import { describe, expect, it } from 'vitest';
import { locationByKey, workRoleByPathId } from '#domain/vocabulary/lookup';
import { FOOTER_PLACES, FOOTER_ROLES } from './footerLinks';

describe('the footer’s links', () => {
  it.each(FOOTER_ROLES)('$pathId is a profession, under its own name', ({ pathId, text }) => {
    expect(workRoleByPathId(pathId)?.text).toEqual(text);
  });

  it.each(FOOTER_PLACES)('$pathId is a place, under its own name', ({ pathId, text }) => {
    expect(locationByKey(pathId)?.name).toBe(text.sv);
  });
});
