import type { Publish } from '@nusa/shared/publishing'
import { FaultList } from './FaultList.tsx'
import { count } from './words.ts'

/** Addresses beyond so many are counted only. */
const most = 20

/** What came of the last publish: the pages that changed, or what keeps it from being done. */
export function LastPublish({ publish: { outcome }, siteUrl }: { publish: Publish; siteUrl: string }) {
  if (outcome?.kind === 'failed') {
    return (
      <div className="nusa-site__failed" role="alert">
        <p>The site was not published; what was live still is. {outcome.message}</p>
        <FaultList faults={outcome.faults} />
      </div>
    )
  }
  if (outcome?.kind !== 'published') return null
  const { changed, gone, dead_links } = outcome
  return (
    <>
      <details>
        <summary>
          The last publish changed {count(changed.length, 'page')}
          {gone.length > 0 && ` and removed ${count(gone.length, 'page')}`}
        </summary>
        <ul>
          {changed.slice(0, most).map((address) => (
            <li key={address}>
              <a href={siteUrl + address} target="_blank" rel="noreferrer">
                {address}
              </a>
            </li>
          ))}
          {changed.length > most && <li>and {count(changed.length - most, 'other page')}</li>}
          {gone.slice(0, most).map((address) => (
            <li key={address}>{address} is gone</li>
          ))}
        </ul>
      </details>
      {dead_links.length > 0 && (
        <details>
          <summary>{count(dead_links.length, 'link')} to pages that the site doesn’t have</summary>
          <ul>
            {dead_links.slice(0, most).map((link) => (
              <li key={link}>{link}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
