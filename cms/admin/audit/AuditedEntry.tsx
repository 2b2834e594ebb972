import type { UIFieldServerComponent } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { site } from '../../audit/kinds.ts'
import { languageOf } from '../../i18n/language.ts'
import { officeWords } from '../../office/words/index.ts'

/** Links from an audit log entry to the changed entry, if it still exists. */
export const AuditedEntry: UIFieldServerComponent = ({ data, req }) => {
  const { kind, entry, operation } = data
  if (typeof kind !== 'string' || operation === 'delete') return null
  const adminRoute = req.payload.config.routes.admin
  const ofGlobal = kind === site.kind ? '/' : (`/globals/${kind}` as const)
  const path = entry ? (`/collections/${kind}/${entry}` as const) : ofGlobal
  return (
    <div className="field-type">
      <a href={formatAdminURL({ adminRoute, path })}>{officeWords[languageOf(req.i18n)].openChanged}</a>
    </div>
  )
}
