import { afterEach, describe, expect, it } from 'vitest';
import { NO_ANSWERS } from '../features/given-references/refereeAnswers';
import { SOME_ANSWERS } from '../testing/aReferenceRequest';
import { removeAllDrafts } from './drafts/removeAllDrafts';
import { refereeAnswers } from './refereeAnswers';

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('what a referee has typed', () => {
  it('stays in the tab, link by link, until it is signed or declined', async () => {
    const [one, other] = ['link-1', 'link-2'].map((id) =>
      refereeAnswers.draftOf<typeof NO_ANSWERS>(id),
    );
    one?.keep({ ...NO_ANSWERS, role: 'Sjuksköterska', to: null });
    expect(await one?.read(NO_ANSWERS)).toMatchObject({ role: 'Sjuksköterska', to: null });
    expect(await other?.read(NO_ANSWERS)).toBe(null);
    // Half of it is nothing that was read through
    expect(refereeAnswers.read('link-1')).toBe(null);
    // The next of the ward's computer finds nothing in another tab
    expect(localStorage).toHaveLength(0);

    refereeAnswers.keep('link-1', SOME_ANSWERS);
    expect(refereeAnswers.read('link-1')).toEqual(SOME_ANSWERS);
    expect(await one?.read(NO_ANSWERS)).toEqual(SOME_ANSWERS);
    // A form that is done has sent nothing yet
    one?.remove();
    expect(refereeAnswers.read('link-1')).toEqual(SOME_ANSWERS);
    refereeAnswers.forget('link-1');
    expect(refereeAnswers.read('link-1')).toBe(null);
    expect(sessionStorage).toHaveLength(0);
  });

  it('goes with signing out, since the computer may be shared', () => {
    refereeAnswers.keep('link-1', SOME_ANSWERS);
    removeAllDrafts();
    expect(sessionStorage).toHaveLength(0);
  });

  it('is read through still when the form has shown it again', () => {
    refereeAnswers.keep('link-1', SOME_ANSWERS);
    refereeAnswers.draftOf('link-1').keep({ ...SOME_ANSWERS });
    expect(refereeAnswers.read('link-1')).toEqual(SOME_ANSWERS);
  });

  it('is no longer read through once something of it is changed', () => {
    refereeAnswers.keep('link-1', SOME_ANSWERS);
    const { words: _, ...some } = SOME_ANSWERS;
    refereeAnswers.draftOf('link-1').keep({ ...some, words: 'Annat' });
    expect(refereeAnswers.read('link-1')).toBe(null);
  });

  it.each([null, 'x', 7, [], { answers: 'x' }])('is nothing where the tab has %j', async (kept) => {
    sessionStorage.setItem('referee.link-1', JSON.stringify(kept));
    expect(refereeAnswers.read('link-1')).toBe(null);
    expect(await refereeAnswers.draftOf('link-1').read(NO_ANSWERS)).toBe(null);
  });
});
