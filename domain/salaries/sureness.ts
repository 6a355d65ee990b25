import type { Source } from '#domain/pay/source';

/** Whether what a source says is sure enough for what machines read of a page. */
export const isSure = (source: Source | undefined): boolean =>
  source?.confidence === 'official' || source?.confidence === 'high';

/** Whether what a source says is shown with a mark that it is unsure. */
export const isUnsure = (source: Source | undefined): boolean => source?.confidence === 'low';
