import type { ServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { languageOf, type Reader } from '../../i18n/language.ts'
import { officeWords } from '../../office/words/index.ts'
import { findMissed } from '../../scheduling/missed.ts'
import { reasonIn } from '../../scheduling/reason-in.ts'
import { Dismiss } from './Dismiss.tsx'
import '../publishing/publishing.css'

/**
 * Lists at the top of the editors' start page the entries that could not be published at their scheduled time, with the
 * reason.
 */
export async function MissedTimes({ payload, user, i18n }: Pick<ServerProps, 'payload' | 'user'> & Reader) {
  if (user?.collection !== 'users' || user.role === 'staff') return null
  const missed = await findMissed(payload)
  if (missed.length === 0) return null
  const language = languageOf(i18n)
  const words = officeWords[language]
  const { admin: adminRoute, api: apiRoute } = payload.config.routes
  return (
    <section className="nusa-site" aria-labelledby="nusa-missed">
      <h2 id="nusa-missed">{words.notAtItsTime}</h2>
      <ul className="nusa-site__releases">
        {missed.map(({ jobId, collection, entryId, title, wanted, at, reason }) => (
          <li key={jobId}>
            <span>
              <a href={formatAdminURL({ adminRoute, path: `/collections/${collection}/${entryId}` })}>{title}</a>{' '}
              {wanted === 'publish' ? words.wasToBePublished(new Date(at)) : words.wasToBeTakenOff(new Date(at))}{' '}
              {reasonIn(reason, language)}
            </span>
            <Dismiss address={formatAdminURL({ apiRoute, path: `/payload-jobs/${jobId}` })} what={title} />
          </li>
        ))}
      </ul>
    </section>
  )
}
