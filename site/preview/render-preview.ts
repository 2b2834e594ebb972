import type { Preview, PreviewRequest } from '@nusa/shared/preview'
import type { BuiltCode } from '../build/code.ts'
import { openRenderer, stylesOf } from '../build/renderer.ts'
import { type Content, loadContent } from '../loaders/content.ts'
import type { CmsAccess } from '../loaders/fetch-export.ts'
import { BadContentError, parseEntry } from '../loaders/parse-export.ts'
import { type Previewed, previewPath, withEntry } from './overlay.ts'

/** How long what is known of the other entries is new enough, in milliseconds: an editor may just have uploaded a picture. */
const freshness = 2000

export interface PreviewSettings {
  code: Pick<BuiltCode, 'entry' | 'assets'>
  siteUrl: string
  cms: CmsAccess
}

/**
 * Makes pages of entries that may be unfinished, among all that is live. One at a time: the pages' code has one catalogue in a
 * thread. `known` is what was last published; what changed since is asked for.
 */
export function previewRenderer({ code, siteUrl, cms }: PreviewSettings, known?: Content) {
  const withStyles = stylesOf(code.assets)
  let content = known
  let askedAt = Number.NEGATIVE_INFINITY

  /** Other entries that can't be shown keep no page from being made: it is made with what could be shown last. */
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

  /** @throws CmsUnavailableError, and BadContentError where nothing could be shown yet */
  return async ({ collection, entry }: PreviewRequest): Promise<Preview> => {
    const parsed = parseEntry(collection, entry)
    if ('faults' in parsed) return { kind: 'faults', faults: parsed.faults }
    // The schema of this very collection gave the entry, which TypeScript can't follow through the lookup.
    const previewed = { collection, entry: parsed.entry } as Previewed
    const renderer = await openRenderer(code, withEntry(await contentNow(), previewed), {
      siteUrl,
      hasKeys: false,
      withStyles,
    })
    return { kind: 'page', html: await renderer.renderAddress(previewPath(previewed)) }
  }
}
