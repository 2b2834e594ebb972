import type { Content } from '../loaders/content.ts'
import { originOf, readSnapshot } from '../loaders/snapshot.ts'
import type { ThreadTask } from './previewer.ts'

/**
 * What a preview is made among before the CMS says what has changed since: the content of the last publish. Undefined where it is of
 * another CMS or of other schemas, as before the first publish after a deploy: the pages' code would not find in it what it shows.
 */
export function knownContent({ root, cms, contentDir }: Omit<ThreadTask, 'siteUrl'>): Promise<Content | undefined> {
  return readSnapshot(contentDir, originOf(root, cms))
}
