import useSWR from 'swr';
import { getProfileViews, type ProfileView } from '#domain/api/account';
import { type Bytes, endpoint, type ResponseOf } from '#domain/api/endpoint';
import { deleteAccount, isBeingMade, listExports, requestExport } from '#domain/api/privacy';
import { fetchFile } from './fetchFile';
import { keyOf } from './keys';
import { useApiClient } from './SiteDataProvider';
import type { SiteData } from './siteData';
import { type Reading, readingOf } from './useApi';
import { type PagedList, usePages } from './usePages';

type ExportList = ResponseOf<typeof listExports>;

const EXPORTS = keyOf(listExports, {});

/** Milliseconds between two reads of an export that is being made. */
const LOOK_AGAIN = 2000;

/** The address of an export's file. */
const exportFile = endpoint<{ id: string }, Bytes>({
  service: 'v2',
  method: 'GET',
  path: 'users/export_file',
  access: 'candidate',
});

/** The candidate's exports, newest first; read repeatedly while one is being made. */
export function useExports(): Reading<ExportList> {
  const api = useApiClient();
  return readingOf(
    useSWR(EXPORTS, () => api.call(listExports, {}), {
      keepPreviousData: true,
      refreshInterval: (list?: ExportList) =>
        list?.results.some(({ status }) => isBeingMade(status)) ? LOOK_AGAIN : 0,
    }),
  );
}

/** Reads the exports again. */
export async function refreshExports({ mutate }: SiteData): Promise<void> {
  await mutate(EXPORTS);
}

/**
 * Requests a copy of everything about the candidate, and shows it among the exports. Rejects with
 * an `ApiError`: `bankid_confirmation_required`, `rate_limited` …
 */
export async function askForExport(data: SiteData): Promise<void> {
  await data.api.call(requestExport, {});
  await refreshExports(data);
}

/**
 * The whole ZIP file of an export. Rejects with an `ApiError`: `bankid_confirmation_required`,
 * `not_found` once it has been deleted, `network_error` when the connection was lost.
 */
export const fetchExport = (data: SiteData, id: string): Promise<Blob> =>
  fetchFile(data, exportFile, { id });

/**
 * Deletes the account; returns the receipt's id. Rejects with an `ApiError`: `invalid_request` with
 * `fields.confirmation`, `bankid_confirmation_required` …
 * @param confirmation - the account's e-mail address, as it was typed.
 */
export async function deleteOwnAccount(data: SiteData, confirmation: string): Promise<string> {
  const { receiptId } = await data.api.call(deleteAccount, { confirmation });
  return receiptId;
}

/** Which employers have seen the candidate's card, a list that is read page by page. */
export function useProfileViewList(): Omit<
  PagedList<ResponseOf<typeof getProfileViews>>,
  'pages'
> & {
  /** Undefined until the first answer. */
  views: ProfileView[] | undefined;
} {
  const { pages, ...list } = usePages(getProfileViews, {}, { fresh: true });
  return { ...list, views: pages?.flatMap(({ results }) => results) };
}
