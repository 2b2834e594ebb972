import type { UIFieldServerComponent } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { officeTexts } from '../../../collections/records/texts/index.ts'
import { languageOf } from '../../../core/i18n/language.ts'
import { siteSubject } from '../kinds.ts'

export const AuditedEntry: UIFieldServerComponent = ({ data, req }) => {
  const { kind, entry, operation } = data
  if (typeof kind !== 'string' || operation === 'delete') return null
  const adminRoute = req.payload.config.routes.admin
  const pathWithoutId = kind === siteSubject.kind ? '/' : (`/globals/${kind}` as const)
  const path = entry ? (`/collections/${kind}/${entry}` as const) : pathWithoutId
  return (
    <div className="field-type">
      <a href={formatAdminURL({ adminRoute, path })}>{officeTexts[languageOf(req.i18n)].openChangedEntry}</a>
    </div>
  )
}
