import type { ReferenceReceipt } from '#domain/api/givenReferences';
import type { GivenAnswers } from '#domain/givenReferences/givenReference';
import type { SiteData } from '../data/siteData';
import { likeValues } from '../lib/forms/likeValues';
import type { FormDraft } from '../lib/forms/useForm';
import { REFEREE_PREFIX, sessionStore } from '../lib/store/sessionStore';

/** What a tab has kept of a link: the form's values, and the answers once they were read through. */
interface Kept {
  values: unknown;
  answers: unknown;
}

/**
 * What a referee has typed by a link: in this tab alone, since a ward's computer has many users. It
 * outlives a reload, a lost line and the way to BankID, and is gone once it is signed or declined.
 */
export const refereeAnswers = {
  /** The draft of the form of a link. It stays when the form is done: nothing is sent by that. */
  draftOf: <Values extends object>(id: string): FormDraft<Values> => ({
    read: async (like) => likeValues(keptOf(id).values, like),
    keep: (values) =>
      sessionStore.write(REFEREE_PREFIX + id, { values, answers: unchanged(id, values) }),
    remove: () => undefined,
  }),
  /** Keeps answers that are whole, and are read through next. */
  keep: (id: string, answers: GivenAnswers): void =>
    sessionStore.write(REFEREE_PREFIX + id, { values: answers, answers }),
  /** The whole answers of a link; null for none. */
  read: (id: string): GivenAnswers | null => keptOf(id).answers as GivenAnswers | null,
  forget: (id: string): void => sessionStore.remove(REFEREE_PREFIX + id),
};

/** What was read through already, where a form has the same: it was shown again, and not changed. */
function unchanged(id: string, values: object): unknown {
  const { answers } = keptOf(id);
  const isSame = Object.entries(Object(answers)).every(
    ([name, value]) => Reflect.get(values, name) === value,
  );
  return isSame ? answers : null;
}

function keptOf(id: string): Kept {
  const kept: unknown = sessionStore.read(REFEREE_PREFIX + id);
  const { values = null, answers = null }: Partial<Kept> =
    typeof kept === 'object' && kept !== null ? kept : {};
  return { values, answers: typeof answers === 'object' ? answers : null };
}

const receipts = new WeakMap<SiteData, ReferenceReceipt>();

/** The receipt of what was just signed: shown on the next page, and kept nowhere. */
export const refereeReceipt = {
  keep(data: SiteData, receipt: ReferenceReceipt | null): void {
    if (receipt) receipts.set(data, receipt);
    else receipts.delete(data);
  },
  read: (data: SiteData): ReferenceReceipt | null => receipts.get(data) ?? null,
};

/** What was signed with BankID by a link, `/referens?id=…`: its draft goes, its receipt is shown. */
export function noteSigned(
  data: SiteData,
  targetPath: string | null,
  receipt: ReferenceReceipt | null,
): void {
  const id = new URLSearchParams(targetPath?.split('?')[1]).get('id');
  if (id !== null) refereeAnswers.forget(id);
  refereeReceipt.keep(data, receipt);
}
