import { formatInstant } from '@nusa/shared/dates'
import type { ServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { findMissed } from '../../scheduling/missed.ts'
import { Dismiss } from './Dismiss.tsx'
import '../admin.css'

/** Heads the start page of editors with the entries that could not be published at the time that was set, each with why. */
export async function MissedTimes({ payload, user }: Pick<ServerProps, 'payload' | 'user'>) {
  if (user?.collection !== 'users' || user.role === 'staff') return null
  const missed = await findMissed(payload)
  if (missed.length === 0) return null
  const { admin: adminRoute, api: apiRoute } = payload.config.routes
  return (
    <section className="nusa-site" aria-labelledby="nusa-missed">
      <h2 id="nusa-missed">Not done at its time</h2>
      <ul className="nusa-site__releases">
        {missed.map(({ jobId, collection, entryId, title, wanted, at, reason }) => (
          <li key={jobId}>
            <span>
              <a href={formatAdminURL({ adminRoute, path: `/collections/${collection}/${entryId}` })}>{title}</a> was to
              be {wanted === 'publish' ? 'published' : 'taken off the site'} on {formatInstant(new Date(at))}. {reason}
            </span>
            <Dismiss address={formatAdminURL({ apiRoute, path: `/payload-jobs/${jobId}` })} what={title} />
          </li>
        ))}
      </ul>
    </section>
  )
}
