import { countPublished, type Publish } from '@nusa/shared/publishing'
import { useTexts } from '../../../core/i18n/use-language.ts'
import { FaultList } from './EntryLinks.tsx'
import { publishingTexts } from './texts/index.ts'

const maxListed = 20

/** Shows the changed pages or why the publish failed. Before the site is open, it shows what is still missing. */
export function LastPublish({ publish: { outcome }, siteUrl }: { publish: Publish; siteUrl: string }) {
  const texts = useTexts(publishingTexts)
  if (outcome?.kind === 'failed' && outcome.is_opening) {
    return (
      <>
        <p>{texts.stillExamples}</p>
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
        <summary>{texts.lastChanged(counts.changed, counts.gone)}</summary>
        <PageList changed={changed} gone={gone} total={counts.changed} siteUrl={siteUrl} />
      </details>
      {dead_links.length > 0 && (
        <details>
          <summary>{texts.deadLinks(counts.dead_links)}</summary>
          <ul>
            {dead_links.slice(0, maxListed).map((link) => (
              <li key={link}>{link}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

interface PageListProps {
  changed: readonly string[]
  gone: readonly string[]
  /** The number of all changed pages. `changed` may contain only some of them. */
  total: number
  siteUrl: string
}

export function PageList({ changed, gone, total, siteUrl }: PageListProps) {
  const texts = useTexts(publishingTexts)
  return (
    <ul>
      {changed.slice(0, maxListed).map((path) => (
        <li key={path}>
          <a href={siteUrl + path} target="_blank" rel="noreferrer">
            {path}
          </a>
        </li>
      ))}
      {total > maxListed && <li>{texts.otherPages(total - maxListed)}</li>}
      {gone.slice(0, maxListed).map((path) => (
        <li key={path}>{texts.wasRemoved(path)}</li>
      ))}
    </ul>
  )
}
