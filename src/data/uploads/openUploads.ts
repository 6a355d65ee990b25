import type { SiteData } from '../siteData';
import type { UploadStore } from './uploadStore';

/** The upload store of each page that has one. */
export const openUploads = new WeakMap<SiteData, UploadStore>();

/** Stops every upload of a page, when its user signs out. */
export function closeUploads(data: SiteData): void {
  openUploads.get(data)?.close();
  openUploads.delete(data);
}
