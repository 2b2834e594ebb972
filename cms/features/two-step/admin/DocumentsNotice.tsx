import type { Payload, TypedUser } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { needsFactorForDocuments } from '../../../access/permissions.ts'
import { type Language, languageOf } from '../../../core/i18n/language.ts'
import { findUsersWithFactor } from '../factors.ts'
import { securityPath } from '../paths.ts'
import { twoStepTexts } from '../texts/index.ts'

interface Props {
  payload: Payload
  user?: TypedUser
  i18n: { language: string | Language }
}

/** Explains why the list of documents is empty: the session has not passed a second factor. */
export async function DocumentsNotice({ payload, user, i18n }: Props) {
  if (!user || !needsFactorForDocuments(user)) return null
  const texts = twoStepTexts[languageOf(i18n)].documents
  const userId = Number(user.id)
  const usersWithFactor = await findUsersWithFactor(payload, [userId])
  const hasFactor = usersWithFactor.has(userId)
  return (
    <section className="nusa-documents-notice" aria-labelledby="nusa-documents-notice">
      <h2 id="nusa-documents-notice">{texts.title}</h2>
      <p>{hasFactor ? texts.signInAgainHelp : texts.help}</p>
      {!hasFactor && (
        <p>
          <a href={formatAdminURL({ adminRoute: payload.config.routes.admin, path: securityPath })}>{texts.link}</a>
        </p>
      )}
    </section>
  )
}
