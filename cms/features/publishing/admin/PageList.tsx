import { useTexts } from '../../../core/i18n/use-language.ts'
import { publishingTexts } from './texts/index.ts'

/** Maximum number of listed URLs. Further URLs are only counted. */
const maxListed = 20

interface Props {
  changed: readonly string[]
  gone: readonly string[]
  /** The number of changed pages, including those not listed. */
  total: number
  siteUrl: string
}

/** Lists new and changed pages with links, and removed pages without links. */
export function PageList({ changed, gone, total, siteUrl }: Props) {
  const texts = useTexts(publishingTexts)
  return (
    <ul>
      {changed.slice(0, maxListed).map((address) => (
        <li key={address}>
          <a href={siteUrl + address} target="_blank" rel="noreferrer">
            {address}
          </a>
        </li>
      ))}
      {total > maxListed && <li>{texts.otherPages(total - maxListed)}</li>}
      {gone.slice(0, maxListed).map((address) => (
        <li key={address}>{texts.wasRemoved(address)}</li>
      ))}
    </ul>
  )
}
