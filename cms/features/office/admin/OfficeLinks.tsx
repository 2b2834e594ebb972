import type { ServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { officeTexts } from '../../../collections/records/texts/index.ts'
import { type LanguageContext, languageOf } from '../../../core/i18n/language.ts'
import { findOfficePages } from '../paths.ts'
import '../../../admin/office.css'

type Props = Pick<ServerProps, 'payload' | 'user'> & LanguageContext

/** The links of the sidebar to the pages of the office that the user may open. */
export function OfficeLinks(props: Props) {
  const links = listOfficeLinks(props)
  if (links.length === 0) return null
  return (
    <div className="nusa-office-links">
      {links.map(({ href, text }) => (
        <a className="nav__link" href={href} key={href}>
          <span className="nav__link-label">{text}</span>
        </a>
      ))}
    </div>
  )
}

/** The same links on the start page, as a landmark. */
export function OfficeNavigation(props: Props) {
  const links = listOfficeLinks(props)
  if (links.length === 0) return null
  return (
    <nav className="nusa-office-navigation" aria-label={officeTexts[languageOf(props.i18n)].office}>
      {links.map(({ href, text }) => (
        <a href={href} key={href}>
          {text}
        </a>
      ))}
    </nav>
  )
}

function listOfficeLinks({ payload, user, i18n }: Props): { href: string; text: string }[] {
  const texts = officeTexts[languageOf(i18n)]
  const adminRoute = payload.config.routes.admin
  return findOfficePages(user).map(({ path, textKey }) => ({
    href: formatAdminURL({ adminRoute, path }),
    text: texts[textKey],
  }))
}
