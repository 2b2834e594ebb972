import type { ServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { languageOf, type Reader } from '../../i18n/language.ts'
import { officeWords } from '../../office/words/index.ts'
import { isOffice } from './is-office.ts'
import { officePages } from './paths.ts'
import './office.css'

/** Menu links to the office pages, for users who may see them. */
export function OfficeLinks({ payload, user, i18n }: Pick<ServerProps, 'payload' | 'user'> & Reader) {
  if (!isOffice(user)) return null
  const words = officeWords[languageOf(i18n)]
  const adminRoute = payload.config.routes.admin
  return (
    <div className="nusa-office-links">
      {officePages.map(({ path, title }) => (
        <a className="nav__link" href={formatAdminURL({ adminRoute, path })} key={path}>
          <span className="nav__link-label">{words[title]}</span>
        </a>
      ))}
    </div>
  )
}
