import type { Preview, PreviewRequest } from '@nusa/shared/publishing'
import type { BuiltCode } from '../build/code.ts'
import { loadPageStyles, openRenderer } from '../build/renderer.ts'
import { type Content, loadContent } from '../loaders/content.ts'
import type { CmsAccess } from '../loaders/fetch-export.ts'
import { BadContentError, parseEntry } from '../loaders/parse-export.ts'
import { computeOrigin, readSnapshot } from '../loaders/snapshot.ts'
import { type PreviewedEntry, previewPath, replaceEntry } from './overlay.ts'
import type { ThreadTask } from './previewer.ts'

/** A longer time would hide a picture that the editor has just uploaded for the previewed entry. */
const maxContentAgeMs = 2000

export interface PreviewSettings {
  code: Pick<BuiltCode, 'entry' | 'assetsDir'>
  siteUrl: string
  cms: CmsAccess
}

/**
 * Returns a function that renders the page of an entry, which may be an unfinished draft, with the live content. The
 * calls must not overlap, because the code of the pages stores the catalogue in a variable of the thread.
 * @param publishedContent the last published content; changes since then are fetched from the CMS
 */
export function createPreviewRenderer({ code, siteUrl, cms }: PreviewSettings, publishedContent?: Content) {
  const inlineStyles = loadPageStyles(code.assetsDir)
  let content = publishedContent
  let fetchedAt = Number.NEGATIVE_INFINITY

  /** If an entry in the CMS is invalid, previews of other entries use the last valid content. */
  async function refreshContent(): Promise<Content> {
    if (content && performance.now() - fetchedAt < maxContentAgeMs) return content
    try {
      content = (await loadContent(cms, content)).content
      fetchedAt = performance.now()
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
    // TypeScript cannot infer that the entry was parsed with the schema of this collection.
    const previewed = { collection, entry: parsed.entry } as PreviewedEntry
    const renderer = await openRenderer(code, replaceEntry(await refreshContent(), previewed), {
      siteUrl,
      hasCacheKeys: false,
      inlineStyles,
    })
    return { kind: 'page', html: await renderer.renderUrl(previewPath(previewed)) }
  }
}

/**
 * Returns undefined if the last publish is from another CMS. Also returns undefined if the schemas have changed since
 * the last publish, because the stored entries may lack fields.
 */
export function readPublishedContent({
  root,
  cms,
  contentDir,
}: Omit<ThreadTask, 'siteUrl'>): Promise<Content | undefined> {
  return readSnapshot(contentDir, computeOrigin(root, cms))
}
