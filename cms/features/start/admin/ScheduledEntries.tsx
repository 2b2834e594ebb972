import { formatAdminURL } from 'payload/shared'
import { findScheduledEntries } from '../../scheduling/scheduled-entries.ts'
import { scheduledTexts } from '../../scheduling/scheduled-texts.ts'
import { startTexts } from '../texts/index.ts'
import type { StartProps } from './start-props.ts'

/** Lists the scheduled entries. */
export async function ScheduledEntries({ payload, language }: StartProps) {
  const texts = startTexts[language]
  const { willPublish, willUnpublish } = scheduledTexts[language]
  const scheduled = await findScheduledEntries(payload)
  const adminRoute = payload.config.routes.admin
  return (
    <section className="nusa-card" aria-labelledby="nusa-scheduled">
      <h2 id="nusa-scheduled">{texts.scheduled}</h2>
      {scheduled.length === 0 ? (
        <p>{texts.nothingScheduled}</p>
      ) : (
        <ul className="nusa-entries">
          {scheduled.map(({ jobId, collection, entryId, title, action, at }) => (
            <li key={jobId}>
              <a href={formatAdminURL({ adminRoute, path: `/collections/${collection}/${entryId}` })}>{title}</a>{' '}
              <span>{action === 'publish' ? willPublish(at) : willUnpublish(at)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
