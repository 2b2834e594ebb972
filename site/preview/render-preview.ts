import type { Preview, PreviewRequest } from '@nusa/shared/preview'
import type { BuiltCode } from '../build/code.ts'
import { openRenderer, stylesOf } from '../build/renderer.ts'
import { type Content, loadContent } from '../loaders/content.ts'
import type { CmsAccess } from '../loaders/fetch-export.ts'
import { BadContentError, parseEntry } from '../loaders/parse-export.ts'
import { type Previewed, previewPath, withEntry } from './overlay.ts'

/**
 * How long the other entries are cached, in milliseconds. Short, because an editor may just have uploaded a picture.
 */
const freshness = 2000

export interface PreviewSettings {
  code: Pick<BuiltCode, 'entry' | 'assets'>
  siteUrl: string
  cms: CmsAccess
}

/**
 * Returns a function that renders the pages of possibly unfinished entries with the live content. It must not run
 * concurrently, because the code of the pages has one catalogue per thread. `known` is the last published content;
 * later changes are fetched.
 */
export function previewRenderer({ code, siteUrl, cms }: PreviewSettings, known?: Content) {
  const withStyles = stylesOf(code.assets)
  let content = known
  let askedAt = Number.NEGATIVE_INFINITY

  /**
   * Returns the current content. If other entries are invalid, returns the last valid content, so that previews still
   * work.
   */
  async function contentNow(): Promise<Content> {
    if (content && performance.now() - askedAt < freshness) return content
    try {
      content = (await loadContent(cms, content)).content
      askedAt = performance.now()
    } catch (error) {
      if (!content || !(error instanceof BadContentError)) throw error
    }
    return content
  }

  /**
   * @throws CmsUnavailableError
   * @throws BadContentError if no content has been valid yet
   */
  return async ({ collection, entry }: PreviewRequest): Promise<Preview> => {
    const parsed = parseEntry(collection, entry)
    if ('faults' in parsed) return { kind: 'faults', faults: parsed.faults }
    // The entry was parsed with the schema of this collection, which TypeScript cannot infer.
    const previewed = { collection, entry: parsed.entry } as Previewed
    const renderer = await openRenderer(code, withEntry(await contentNow(), previewed), {
      siteUrl,
      hasKeys: false,
      withStyles,
    })
    return { kind: 'page', html: await renderer.renderAddress(previewPath(previewed)) }
  }
}
