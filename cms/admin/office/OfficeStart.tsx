import type { ServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { languageOf, type Reader } from '../../i18n/language.ts'
import { officeWords } from '../../office/words/index.ts'
import { isOffice } from './is-office.ts'
import { officePages } from './paths.ts'
import './office.css'

/** Links from the start page of staff and administrators to the office pages. */
export function OfficeStart({ payload, user, i18n }: Pick<ServerProps, 'payload' | 'user'> & Reader) {
  if (!user || !isOffice(user)) return null
  const words = officeWords[languageOf(i18n)]
  const adminRoute = payload.config.routes.admin
  return (
    <nav className="nusa-start" aria-label={words.office}>
      {officePages.map(({ path, title }) => (
        <a href={formatAdminURL({ adminRoute, path })} key={path}>
          {words[title]}
        </a>
      ))}
    </nav>
  )
}
