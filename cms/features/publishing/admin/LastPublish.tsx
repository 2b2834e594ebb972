import { countPublished, type Publish } from '@nusa/shared/publishing'
import { useTexts } from '../../../core/i18n/use-language.ts'
import { FaultList } from './EntryLinks.tsx'
import { publishingTexts } from './texts/index.ts'

const maxListedLinks = 20

/** Shows the changed pages, why the publish failed, or which settings are missing before the site can open. */
export function LastPublish({ publish: { outcome }, siteUrl }: { publish: Publish; siteUrl: string }) {
  const texts = useTexts(publishingTexts)
  if (outcome?.kind === 'failed' && outcome.is_opening) {
    return (
      <>
        <p>{texts.missingSettings}</p>
        <FaultList faults={outcome.faults} />
      </>
    )
  }
  if (outcome?.kind === 'failed') {
    return (
      <div className="nusa-site__failed" role="alert">
        <p>{texts.notPublished(outcome.message)}</p>
        <FaultList faults={outcome.faults} />
      </div>
    )
  }
  if (outcome?.kind !== 'published') return null
  const { changed, gone, dead_links } = outcome
  const counts = countPublished(outcome)
  return (
    <>
      <details>
        <summary>{texts.lastPublishChanges(counts.changed, counts.gone)}</summary>
        <PageList changedPaths={changed} removedPaths={gone} changedTotal={counts.changed} siteUrl={siteUrl} />
      </details>
      {dead_links.length > 0 && (
        <details>
          <summary>{texts.deadLinks(counts.dead_links)}</summary>
          <ul>
            {dead_links.slice(0, maxListedLinks).map((link) => (
              <li key={link}>{link}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

interface PageListProps {
  changedPaths: readonly string[]
  removedPaths: readonly string[]
  /** The number of all changed pages. `changedPaths` may contain only some of them. */
  changedTotal: number
  siteUrl: string
}

export function PageList({ changedPaths, removedPaths, changedTotal, siteUrl }: PageListProps) {
  const texts = useTexts(publishingTexts)
  return (
    <ul>
      {changedPaths.slice(0, maxListedLinks).map((path) => (
        <li key={path}>
          <a href={siteUrl + path} target="_blank" rel="noreferrer">
            {path}
          </a>
        </li>
      ))}
      {changedTotal > maxListedLinks && <li>{texts.otherPages(changedTotal - maxListedLinks)}</li>}
      {removedPaths.slice(0, maxListedLinks).map((path) => (
        <li key={path}>{texts.pageWasRemoved(path)}</li>
      ))}
    </ul>
  )
}
