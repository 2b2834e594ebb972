import type { WrittenEntry } from '../import-plan.ts'
import type { PageTexts } from '../page-texts.ts'

interface Props {
  written: readonly WrittenEntry[]
  listUrl: string
  hasDrafts: boolean
  texts: PageTexts
}

/** How many ids fit into a URL. */
const maxIds = 100

/** Shows how many entries an import has written, with a link to them. */
export function WrittenEntries({ written, listUrl, hasDrafts, texts }: Props) {
  return (
    <p>
      {texts.done(written.length)} {hasDrafts && texts.publishThem(written.length)}{' '}
      <a href={`${listUrl}${createListQuery(written)}`}>{texts.openList}</a>
    </p>
  )
}

/** Returns a query that lists only these entries, or an empty query for too many entries. */
function createListQuery(written: readonly WrittenEntry[]): string {
  if (written.length > maxIds) return ''
  // Each id is a separate parameter, because the list's filter shows nothing for several ids in one parameter.
  const ids = written.map(({ id }, index) => `where[or][0][and][0][id][in][${index}]=${id}`)
  return `?${ids.join('&')}&limit=${maxIds}`
}
