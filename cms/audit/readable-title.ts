import type { FieldHook, PayloadRequest } from 'payload'
import { languageOf } from '../i18n/language.ts'
import { kindText } from '../office/kind-text.ts'
import { officeWords } from '../office/words/index.ts'
import { auditNames } from './names.ts'
import { auditWords } from './words/index.ts'

/**
 * What was changed is called, for whoever reads: what exists once by its name in the menu, a mail by what it tells and where it
 * goes, all else as it was called then.
 */
export const readableTitle: FieldHook = async ({ value, siblingData: { kind, entry }, req }) => {
  if (typeof kind !== 'string') return value
  if (!entry) return auditNames(req.payload.config, kind, req.i18n).kind
  return (kind === 'outgoing-mails' && (await mailTitle(String(entry), req))) || value || entry
}

/** Null where there is none any more, or the reader may not see it. */
async function mailTitle(id: string, req: PayloadRequest): Promise<string | null> {
  const common = { collection: 'outgoing-mails', id, depth: 0, disableErrors: true } as const
  const mail = await req.payload.findByID({ ...common, overrideAccess: false, req })
  if (!mail) return null
  const language = languageOf(req.i18n)
  return auditWords[language].mail(kindText(mail.kind, officeWords[language].mailKinds), mail.to)
}
