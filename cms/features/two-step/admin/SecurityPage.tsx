import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { roleHasPermission } from '../../../access/permissions.ts'
import { languageOf } from '../../../core/i18n/language.ts'
import { findActiveSession } from '../../sessions/request-session.ts'
import { securityPath } from '../paths.ts'
import { twoStepTexts } from '../texts/index.ts'
import { readTwoStepState } from '../two-step-state.ts'
import { TwoStepPanel } from './TwoStepPanel.tsx'
import '../../../admin/admin.css'
import '../../../admin/office.css'

export async function SecurityPage({ initPageResult, params, searchParams, viewActions }: AdminViewServerProps) {
  const { req, locale, permissions, visibleEntities } = initPageResult
  const { payload, i18n } = req
  const session = await findActiveSession(req)
  if (!session) {
    const { admin: adminRoute } = payload.config.routes
    const target = encodeURIComponent(formatAdminURL({ adminRoute, path: securityPath }))
    redirect(formatAdminURL({ adminRoute, path: `/login?redirect=${target}` }))
  }
  const texts = twoStepTexts[languageOf(i18n)].page
  const { isFactorRequired: isRequired, documentsRequireFactor } = session.facts
  const needsFactorForDocuments =
    documentsRequireFactor && roleHasPermission(session.user.role, 'identity-documents:read')
  return (
    <DefaultTemplate
      i18n={i18n}
      locale={locale}
      params={params}
      payload={payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user ?? undefined}
      viewActions={viewActions}
      visibleEntities={{ collections: visibleEntities.collections, globals: visibleEntities.globals }}
    >
      <Gutter>
        <main className="nusa-office">
          <h1>{texts.title}</h1>
          <p>
            {texts.intro} {isRequired && texts.roleRequiresMethod} {needsFactorForDocuments && texts.documentsHelp}
          </p>
          <TwoStepPanel initialState={await readTwoStepState(payload, session)} continueTo={null} />
        </main>
      </Gutter>
    </DefaultTemplate>
  )
}
