import type { OpeningAnswer, OpeningPay, PointGainAnswer } from '#domain/api/counterfactuals';
import { ACCOUNT_PLACES, documentPlace } from '#domain/candidates/accountPlaces';
import type { DocumentType } from '#domain/candidates/documents';
import { inHandOf } from '#domain/jobs/inHand';
import { ASSUMED_TAX_GROUP, type TaxGroup } from '#domain/pay/taxGroup';
import type { Words } from '../../i18n/intl';
import { capitalised } from '../../lib/capitalised';
import { aboutAmount } from '../../lib/jobText/jobText';
import { wholeDayText } from '../../lib/longDates';

type Step = OpeningAnswer['steps'][number];

/** What a step is called, why it opens jobs, and where it is done; null where time alone does it. */
interface StepText {
  title: string;
  text: string;
  action: { label: string; href: string } | null;
}

/**
 * The texts of a step, with its day, type, language or profession in the language.
 *
 * @param count - how many jobs it opens.
 */
export function stepText(words: Words, step: Step, count: number): StepText {
  const { t, intl, language } = words;
  const { kind, values, workRole } = step;
  const role = workRole?.[language] ?? '';
  switch (kind) {
    case 'document': {
      const type = t(`eligibility.type.${values.type as DocumentType}`);
      const day = values.validTo === undefined ? null : wholeDayText(intl, String(values.validTo));
      return {
        title: capitalised(type),
        text:
          day === null
            ? t('openings.document.text', { count })
            : t('openings.document.text.until', { count, day }),
        action: {
          label: t('openings.document.do', { type }),
          href: documentPlace(values.type as DocumentType),
        },
      };
    }
    case 'document_end': {
      const type = t(`eligibility.type.${values.type as DocumentType}`);
      const day = values.validTo === undefined ? null : wholeDayText(intl, String(values.validTo));
      return {
        title: t('openings.document_end', { type }),
        text:
          day === null
            ? t('openings.document_end.text')
            : t('openings.document_end.text.until', { day }),
        action: {
          label: t('openings.document_end.do'),
          href: documentPlace(values.type as DocumentType),
        },
      };
    }
    case 'language': {
      const name = intl.formatDisplayName(String(values.language), { type: 'language' }) ?? '';
      const title = t('openings.language', { language: capitalised(name), level: values.level });
      return {
        title,
        text: t('openings.language.text'),
        action: { label: t('openings.language.do'), href: ACCOUNT_PLACES.languages },
      };
    }
    case 'experience':
      return {
        title: t('openings.experience', { years: values.years, role: role.toLowerCase() }),
        text: t('openings.experience.text'),
        action: { label: t('openings.experience.do'), href: ACCOUNT_PLACES.experiences },
      };
    case 'profession':
      return {
        title: t('openings.profession', { role }),
        text: t('openings.profession.text'),
        action: { label: t('openings.profession.do'), href: ACCOUNT_PLACES.profession },
      };
    case 'wait':
      return {
        title: t('openings.wait', { day: wholeDayText(intl, String(values.day)) }),
        text: t(
          step.rule === 'experience'
            ? 'openings.wait.experience'
            : 'openings.wait.qualifying_period',
        ),
        action: null,
      };
    case 'employers':
    case 'experiences_complete':
      return {
        title: t(`openings.${kind}`),
        text: t(`openings.${kind}.text`),
        action: { label: t(`openings.${kind}.do`), href: ACCOUNT_PLACES.experiences },
      };
  }
}

/** What an opening is called: its one step, or both. */
export function openingTitle(
  words: Words,
  { steps, opened }: Pick<OpeningAnswer, 'steps' | 'opened'>,
): string {
  return words.intl.formatList(steps.map((step) => stepText(words, step, opened).title));
}

/**
 * What a week of jobs gives after tax: in the middle and at best, of one job what it gives, and of how
 * many of them that is known.
 */
export function payText(
  words: Words,
  { median, best, known }: OpeningPay,
  { count, group }: { count: number; group: TaxGroup | null },
): string {
  const { t } = words;
  const of = (week: OpeningPay['best']) =>
    aboutAmount(words, inHandOf(week, group ?? ASSUMED_TAX_GROUP));
  const said = t(count === 1 ? 'openings.pay.one' : 'openings.pay', {
    median: of(median),
    best: of(best),
  });
  return known < count ? `${said} ${t('openings.pay.some', { known, all: count })}` : said;
}

/** What an addition that gives points is called, and where it is made. */
export function pointText(
  { t }: Words,
  { kind, values, name }: PointGainAnswer,
): { title: string; href: string } {
  switch (kind) {
    case 'bankid':
      return { title: t('openings.points.bankid'), href: ACCOUNT_PLACES.bankid };
    case 'references':
      return {
        title: t('openings.points.references', { count: values.count }),
        href: ACCOUNT_PLACES.references,
      };
    case 'system':
      return { title: t('openings.points.system', { name }), href: ACCOUNT_PLACES.systems };
    case 'document':
      return {
        title: capitalised(t(`eligibility.type.${values.type as DocumentType}`)),
        href: documentPlace(values.type as DocumentType),
      };
  }
}

/** The openings in an order; where what they give is not known they come last. */
export function sortedOpenings(
  openings: readonly OpeningAnswer[],
  sort: 'jobs' | 'pay',
  group: TaxGroup | null,
): readonly OpeningAnswer[] {
  if (sort === 'jobs') return openings;
  const paid = ({ pay }: OpeningAnswer) =>
    pay ? inHandOf(pay.median, group ?? ASSUMED_TAX_GROUP) : -1;
  return openings.toSorted((one, other) => paid(other) - paid(one));
}
