import type { Preview } from '@nusa/shared/publishing'

export type PreviewLanguage = 'en' | 'id'

/** Each request contains the token of a signed link. */
export interface Previews {
  /** The origin of the CMS, whose pages show previews in frames. */
  cmsOrigin: string
  /**
   * Previews the unsaved values of the form in `data`, or else the latest version of the entry. Texts about missing
   * fields and errors are in `language`.
   */
  render(token: string, language: PreviewLanguage, data?: Record<string, unknown>): Promise<Preview | PreviewRefusal>
  readReleasePage(token: string, path: string): Promise<Preview | PreviewRefusal>
}

export interface PreviewRefusal {
  kind: 'refused'
  status: 400 | 401 | 404 | 503
  message: string
}
