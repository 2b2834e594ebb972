import type { ServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { languageOf, type Reader } from '../../i18n/language.ts'
import { attentionFor } from '../../office/attention.ts'
import { officeWords } from '../../office/words/index.ts'
import { isOffice } from './is-office.ts'
import { officePages } from './paths.ts'
import './office.css'

/** Heads the first page of staff and administrators: the office's own pages, and what waits for somebody to settle it. */
export async function OfficeStart({ payload, user, i18n }: Pick<ServerProps, 'payload' | 'user'> & Reader) {
  if (!user || !isOffice(user)) return null
  const words = officeWords[languageOf(i18n)]
  const adminRoute = payload.config.routes.admin
  const waiting = await attentionFor(payload, user, words)
  return (
    <section className="nusa-start" aria-labelledby="nusa-start">
      <h2 id="nusa-start">{words.office}</h2>
      <nav aria-label={words.office}>
        {officePages.map(({ path, title }) => (
          <a href={formatAdminURL({ adminRoute, path })} key={path}>
            {words[title]}
          </a>
        ))}
      </nav>
      {waiting.length > 0 && (
        <ul className="nusa-waiting">
          {waiting.map(({ words: what, address }) => (
            <li key={address}>
              <a href={address}>{what}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
