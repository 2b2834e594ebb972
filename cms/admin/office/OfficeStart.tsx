import type { ServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { attentionFor } from '../../office/attention.ts'
import { isOffice } from './is-office.ts'
import { officePages } from './paths.ts'
import './office.css'

/** Heads the first page of staff and administrators: the office's own pages, and what waits for somebody to settle it. */
export async function OfficeStart({ payload, user }: Pick<ServerProps, 'payload' | 'user'>) {
  if (!user || !isOffice(user)) return null
  const adminRoute = payload.config.routes.admin
  const waiting = await attentionFor(payload, user)
  return (
    <section className="nusa-start" aria-labelledby="nusa-start">
      <h2 id="nusa-start">The office</h2>
      <nav aria-label="The office">
        {officePages.map(({ path, title }) => (
          <a href={formatAdminURL({ adminRoute, path })} key={path}>
            {title}
          </a>
        ))}
      </nav>
      {waiting.length > 0 && (
        <ul className="nusa-waiting">
          {waiting.map(({ words, address }) => (
            <li key={address}>
              <a href={address}>{words}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
