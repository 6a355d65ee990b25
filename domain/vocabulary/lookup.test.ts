import { describe, expect, it } from 'vitest';
import * as lookup from './lookup';

describe('lookup', () => {
  it.each([
    [lookup.workRoleById, 'barnmorska', 'barnmorska'],
    [lookup.workRoleByPathId, 'st-lakare', 'st-lakare'],
    [lookup.workRoleGroupById, '', ''],
    [lookup.workFieldById, 'primarvard', 'primarvard'],
    [lookup.locationById, 'r-25', 'r-25'],
    [lookup.locationByKey, 'umea', 'm-2480'],
    [lookup.employmentTypeById, 'konsult', 'konsult'],
    [lookup.systemById, 'takecare', 'takecare'],
    [lookup.workingHourById, 'night', 'night'],
  ])('%o finds %s', (find, key, id) => {
    expect(find(key)?.id).toBe(id);
    expect(find('no such thing')).toBeUndefined();
    expect(find('__proto__')).toBeUndefined();
  });
});
