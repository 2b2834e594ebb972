import type { Preview } from '@nusa/shared/publishing'

/** The languages of the CMS. */
export type PreviewLanguage = 'en' | 'id'

/** Previews of unpublished entries and earlier releases, which the CMS serves to holders of a signed link. */
export interface Previews {
  /** The origin of the CMS, whose forms show previews next to them. */
  cmsOrigin: string
  /**
   * Returns the preview of the entry in the link, with its latest version or, if `data` is given, the unsaved values of
   * its form. Texts about missing fields and errors are in `language`.
   */
  render(token: string, language: PreviewLanguage, data?: Record<string, unknown>): Promise<Preview | PreviewRefusal>
  /** Returns a page of the stored release in the link. */
  readReleasePage(token: string, path: string): Promise<Preview | PreviewRefusal>
}

export interface PreviewRefusal {
  kind: 'refused'
  status: 400 | 401 | 404 | 503
  message: string
}
