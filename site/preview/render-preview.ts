import type { Preview, PreviewRequest } from '@nusa/shared/publishing'
import type { BuiltCode } from '../build/code.ts'
import { loadPageStyles, openRenderer } from '../build/renderer.ts'
import { type Content, loadContent } from '../loaders/content.ts'
import type { CmsAccess } from '../loaders/fetch-export.ts'
import { BadContentError, parseEntry } from '../loaders/parse-export.ts'
import { originOf, readSnapshot } from '../loaders/snapshot.ts'
import { type Previewed, previewPath, withEntry } from './overlay.ts'
import type { ThreadTask } from './previewer.ts'

/**
 * How long the other entries are cached, in milliseconds. Short, because an editor may just have uploaded a picture.
 */
const freshForMs = 2000

export interface PreviewSettings {
  code: Pick<BuiltCode, 'entry' | 'assetsDir'>
  siteUrl: string
  cms: CmsAccess
}

/**
 * Returns a function that renders the pages of possibly unfinished entries with the live content. The function must not
 * run concurrently, because the code of the pages has one catalogue per thread. `published` is the last published
 * content; later changes are fetched.
 */
export function createPreviewRenderer({ code, siteUrl, cms }: PreviewSettings, published?: Content) {
  const inlineStyles = loadPageStyles(code.assetsDir)
  let content = published
  let fetchedAt = Number.NEGATIVE_INFINITY

  /**
   * Returns the current content. If other entries are invalid, returns the last valid content, so that previews still
   * work.
   */
  async function currentContent(): Promise<Content> {
    if (content && performance.now() - fetchedAt < freshForMs) return content
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
    // The entry was parsed with the schema of this collection, which TypeScript cannot infer.
    const previewed = { collection, entry: parsed.entry } as Previewed
    const renderer = await openRenderer(code, withEntry(await currentContent(), previewed), {
      siteUrl,
      hasKeys: false,
      inlineStyles,
    })
    return { kind: 'page', html: await renderer.renderUrl(previewPath(previewed)) }
  }
}

/**
 * Returns the content of the last publish, which a preview combines with later changes from the CMS. Undefined if it is
 * from another CMS or other schemas, for example before the first publish after a deploy: the pages would lack fields.
 */
export function readPublishedContent({
  root,
  cms,
  contentDir,
}: Omit<ThreadTask, 'siteUrl'>): Promise<Content | undefined> {
  return readSnapshot(contentDir, originOf(root, cms))
}
