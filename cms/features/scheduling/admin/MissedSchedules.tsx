import type { ServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { userHasPermission } from '../../../access/permissions.ts'
import { officeTexts } from '../../../collections/records/texts/index.ts'
import { type LanguageContext, languageOf } from '../../../core/i18n/language.ts'
import { findMissedSchedules, translateReason } from '../missed-schedules.ts'
import { DismissButton } from './DismissButton.tsx'
import '../../publishing/admin/publishing.css'

/** Lists the entries that could not be published or unpublished at their scheduled time. */
export async function MissedSchedules({
  payload,
  user,
  i18n,
}: Pick<ServerProps, 'payload' | 'user'> & LanguageContext) {
  if (!userHasPermission(user, 'content:edit')) return null
  const missedSchedules = await findMissedSchedules(payload)
  if (missedSchedules.length === 0) return null
  const language = languageOf(i18n)
  const texts = officeTexts[language]
  const { admin: adminRoute, api: apiRoute } = payload.config.routes
  return (
    <section className="nusa-site" aria-labelledby="nusa-missed">
      <h2 id="nusa-missed">{texts.missedSchedules}</h2>
      <ul className="nusa-site__releases">
        {missedSchedules.map(({ jobId, collection, entryId, title, action, at, reason }) => (
          <li key={jobId}>
            <span>
              <a href={formatAdminURL({ adminRoute, path: `/collections/${collection}/${entryId}` })}>{title}</a>{' '}
              {action === 'publish' ? texts.missedPublish(new Date(at)) : texts.missedUnpublish(new Date(at))}{' '}
              {translateReason(reason, language)}
            </span>
            <DismissButton url={formatAdminURL({ apiRoute, path: `/payload-jobs/${jobId}` })} title={title} />
          </li>
        ))}
      </ul>
    </section>
  )
}
