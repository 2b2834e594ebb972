import type { Content } from '../loaders/content.ts'
import { originOf, readSnapshot } from '../loaders/snapshot.ts'
import type { ThreadTask } from './previewer.ts'

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
