import { MinimalTemplate } from '@payloadcms/next/templates'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { formatAdminURL, getSafeRedirect } from 'payload/shared'
import { Logo } from '../../../admin/brand/Mark.tsx'
import { languageOf } from '../../../core/i18n/language.ts'
import { findParkedSession } from '../../sessions/request-session.ts'
import { twoStepTexts } from '../texts/index.ts'
import { readTwoStepState } from '../two-step-state.ts'
import { CancelSignIn, SecondStepForm } from './SecondStepForm.tsx'
import { TwoStepPanel } from './TwoStepPanel.tsx'

/** The page after a correct password: the user passes the second step, or sets up a required second factor. */
export async function SecondStepPage({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const { payload, i18n, user } = req
  const { admin: adminRoute } = payload.config.routes
  const texts = twoStepTexts[languageOf(i18n)]
  const continueTo = getSafeRedirect({ fallbackTo: adminRoute, redirectTo: searchParams?.redirect ?? adminRoute })
  if (user) redirect(continueTo)
  const session = await findParkedSession(req)
  if (!session?.step) redirect(formatAdminURL({ adminRoute, path: '/login' }))
  return (
    <MinimalTemplate className="login">
      <div className="login__brand">
        <Logo />
      </div>
      {session.step === 'second-step' ? (
        <>
          <h1>{texts.step.title}</h1>
          <p>{texts.step.help}</p>
          <SecondStepForm
            continueTo={continueTo}
            methods={{ hasApp: session.facts.hasApp, hasPasskey: session.facts.passkeyCount > 0 }}
          />
        </>
      ) : (
        <>
          <h1>{texts.page.requiredTitle}</h1>
          <p>{texts.page.requiredHelp}</p>
          <TwoStepPanel initialState={await readTwoStepState(payload, session)} continueTo={continueTo} />
          <CancelSignIn label={texts.page.otherAccount} />
        </>
      )}
    </MinimalTemplate>
  )
}
