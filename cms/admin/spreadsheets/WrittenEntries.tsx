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
  const ids = written.slice(0, mostIds).map(({ id }) => id)
  const query = written.length > mostIds ? '' : `?where[or][0][and][0][id][in]=${ids.join(',')}&limit=${mostIds}`
  return (
    <p>
      {words.done(written.length)} {hasDrafts && words.publishThem(written.length)}{' '}
      <a href={`${list}${query}`}>{words.openList}</a>
    </p>
  )
}
