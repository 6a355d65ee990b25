import { describe, expect, it } from 'vitest';
import { isForStudents } from './students';

describe('an ad for students only', () => {
  it.each([
    'Sjuksköterskestudent? Prova ditt nya yrke hos oss!',
    'Studielön för sjuksköterskestudenter T6',
    'Student läkemedel',
    'Studentmedarbetare till HR',
    'Praktikant till röntgen',
    'Praktik på vårdcentral',
    'Examensarbete om vårdhygien',
  ])('%s', (headline) => {
    expect(isForStudents({ headline })).toBe(true);
  });

  it('has an occupation of students', () => {
    expect(isForStudents({ occupation: { label: 'Läkarstuderande' }, headline: 'Sommar' })).toBe(
      true,
    );
  });

  it.each([
    'Undersköterska, gärna student',
    'Sjuksköterska eller läkarstudent till sommaren',
    'Kurator till studenthälsan',
    'Praktiska Gymnasiet söker skolsköterska',
    'Handledare för studenter',
    'Optiker med magisterexamen',
    'Sjuksköterskor till traineeprogram',
  ])('is not: %s', (headline) => {
    expect(isForStudents({ headline })).toBe(false);
  });
});
