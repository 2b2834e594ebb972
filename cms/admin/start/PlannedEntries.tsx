import { formatAdminURL } from 'payload/shared'
import { findPlanned } from '../../start/planned.ts'
import { startWords } from '../../start/words/index.ts'
import type { StartProps } from './start-props.ts'

/** Lists the scheduled entries. */
export async function PlannedEntries({ payload, language }: StartProps) {
  const words = startWords[language]
  const planned = await findPlanned(payload)
  const adminRoute = payload.config.routes.admin
  return (
    <section className="nusa-card" aria-labelledby="nusa-planned">
      <h2 id="nusa-planned">{words.planned}</h2>
      {planned.length === 0 ? (
        <p>{words.nothingPlanned}</p>
      ) : (
        <ul className="nusa-entries">
          {planned.map(({ jobId, collection, entryId, title, wanted, at }) => (
            <li key={jobId}>
              <a href={formatAdminURL({ adminRoute, path: `/collections/${collection}/${entryId}` })}>{title}</a>{' '}
              <span>{wanted === 'publish' ? words.willPublish(at) : words.willUnpublish(at)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
