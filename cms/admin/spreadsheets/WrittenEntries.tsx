import type { WrittenEntry } from '../../spreadsheets/answers.ts'
import type { PageWords } from '../../spreadsheets/page-words.ts'

interface Props {
  written: readonly WrittenEntry[]
  list: string
  hasDrafts: boolean
  words: PageWords
}

/** How many ids fit into a URL. */
const mostIds = 100

/** Shows how many entries an import has written, with a link to them. */
export function WrittenEntries({ written, list, hasDrafts, words }: Props) {
  return (
    <p>
      {words.done(written.length)} {hasDrafts && words.publishThem(written.length)}{' '}
      <a href={`${list}${asked(written)}`}>{words.openList}</a>
    </p>
  )
}

/** Returns a query for only these entries, or an empty one if there are too many. */
function asked(written: readonly WrittenEntry[]): string {
  if (written.length > mostIds) return ''
  // One parameter each: the list's own filter shows nothing for several ids in one text.
  const ids = written.map(({ id }, index) => `where[or][0][and][0][id][in][${index}]=${id}`)
  return `?${ids.join('&')}&limit=${mostIds}`
}
