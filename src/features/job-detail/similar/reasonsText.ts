import type { SimilarReason } from '#domain/jobs/similarReason';
import type { Words } from '../../../i18n/intl';
import { capitalised } from '../../../lib/capitalised';

function reasonText({ t, language }: Words, reason: SimilarReason): string {
  switch (reason.kind) {
    case 'distance':
      return t('similar.distance', { km: reason.km });
    case 'higher_rate':
      return t(reason.exact ? 'similar.higher_rate' : 'similar.higher_rate.least', {
        kronor: reason.kronor,
      });
    case 'shared_weeks':
      return t('similar.shared_weeks', { weeks: reason.weeks });
    case 'same_field':
      return t('similar.same_field', { field: reason.name[language] });
    default:
      return t(`similar.${reason.kind}`);
  }
}

/** "Samma yrke, ungefär 40 km bort, 60 kr mer i timmen"; empty without a reason. */
export function reasonsText(words: Words, reasons: readonly SimilarReason[]): string {
  return capitalised(reasons.map((reason) => reasonText(words, reason)).join(', '));
}
