import type { WrittenEntry } from '../../spreadsheets/answers.ts'
import type { PageWords } from '../../spreadsheets/page-words.ts'

interface Props {
  written: readonly WrittenEntry[]
  list: string
  hasDrafts: boolean
  words: PageWords
}

/** As many ids as an address holds. */
const mostIds = 100

/** What an import has written, and where to go on from there. */
export function WrittenEntries({ written, list, hasDrafts, words }: Props) {
  return (
    <p>
      {words.done(written.length)} {hasDrafts && words.publishThem(written.length)}{' '}
      <a href={`${list}${asked(written)}`}>{words.openList}</a>
    </p>
  )
}

/** What asks a list for these entries alone; for all where they are too many. */
function asked(written: readonly WrittenEntry[]): string {
  if (written.length > mostIds) return ''
  // One by one: the list's own filter shows nothing of several in one text.
  const ids = written.map(({ id }, index) => `where[or][0][and][0][id][in][${index}]=${id}`)
  return `?${ids.join('&')}&limit=${mostIds}`
}
