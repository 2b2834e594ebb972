import type { ServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { officeTexts } from '../../../collections/records/texts/index.ts'
import { type LanguageContext, languageOf } from '../../../core/i18n/language.ts'
import { findOfficePages } from '../paths.ts'
import '../../../admin/office.css'

export function OfficeLinks({ payload, user, i18n }: Pick<ServerProps, 'payload' | 'user'> & LanguageContext) {
  const pages = findOfficePages(user)
  if (pages.length === 0) return null
  const texts = officeTexts[languageOf(i18n)]
  const adminRoute = payload.config.routes.admin
  return (
    <div className="nusa-office-links">
      {pages.map(({ path, textKey }) => (
        <a className="nav__link" href={formatAdminURL({ adminRoute, path })} key={path}>
          <span className="nav__link-label">{texts[textKey]}</span>
        </a>
      ))}
    </div>
  )
}

export function OfficeNavigation({ payload, user, i18n }: Pick<ServerProps, 'payload' | 'user'> & LanguageContext) {
  const pages = findOfficePages(user)
  if (pages.length === 0) return null
  const texts = officeTexts[languageOf(i18n)]
  const adminRoute = payload.config.routes.admin
  return (
    <nav className="nusa-office-navigation" aria-label={texts.office}>
      {pages.map(({ path, textKey }) => (
        <a href={formatAdminURL({ adminRoute, path })} key={path}>
          {texts[textKey]}
        </a>
      ))}
    </nav>
  )
}
