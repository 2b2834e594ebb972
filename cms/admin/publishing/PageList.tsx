import { useWords } from '../../i18n/use-language.ts'
import { publishingWords } from './words/index.ts'

/** Addresses beyond so many are counted only. */
const most = 20

interface Props {
  changed: readonly string[]
  gone: readonly string[]
  /** How many have changed, also those that are not listed. */
  total: number
  siteUrl: string
}

/** The pages that are new or changed, with links to them, and those that are gone. */
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
