import { useWords } from '../../i18n/use-language.ts'
import { publishingWords } from './words/index.ts'

/** How many URLs are listed; further ones are only counted. */
const most = 20

interface Props {
  changed: readonly string[]
  gone: readonly string[]
  /** The number of changed pages, including those not listed. */
  total: number
  siteUrl: string
}

/** Lists new and changed pages with links, and removed ones. */
export function PageList({ changed, gone, total, siteUrl }: Props) {
  const words = useWords(publishingWords)
  return (
    <ul>
      {changed.slice(0, most).map((address) => (
        <li key={address}>
          <a href={siteUrl + address} target="_blank" rel="noreferrer">
            {address}
          </a>
        </li>
      ))}
      {total > most && <li>{words.otherPages(total - most)}</li>}
      {gone.slice(0, most).map((address) => (
        <li key={address}>{words.isGone(address)}</li>
      ))}
    </ul>
  )
}
