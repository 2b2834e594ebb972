import type { Preview } from '@nusa/shared/preview'

/** The languages of editors. */
export type PreviewLanguage = 'en' | 'id'

/** Pages of entries that are not published yet, and of earlier releases, as the CMS gives them to who has a signed link. */
export interface Previews {
  /** The origin of the CMS, whose forms show previews beside them. */
  cmsOrigin: string
  /**
   * The page of the entry that a link is for, with what was saved last or, where `data` is given, with what stands in its form.
   * What is missing before there is a page, and in a refusal what to do, is said in the language.
   */
  render(token: string, language: PreviewLanguage, data?: Record<string, unknown>): Promise<Preview | PreviewRefusal>
  /** A page of the kept release that a link is for, as it was published. */
  releasePage(token: string, path: string): Promise<Preview | PreviewRefusal>
}

export interface PreviewRefusal {
  kind: 'refused'
  status: 400 | 401 | 404 | 503
  message: string
}
