import { escapeHtml } from '@nusa/shared/text'
import type { PayloadRequest } from 'payload'
import { afterCommit } from '../../core/database/after-commit.ts'
import { languageOf } from '../../core/i18n/language.ts'
import type { User } from '../../generated/payload-types.ts'
import type { Change } from '../audit/changes.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { consumeCode } from './factors.ts'
import { twoStepTexts } from './texts/index.ts'

/** The owner of the account gets an email about each event. */
export type FactorEvent =
  | { kind: 'appAdded' | 'appRemoved' | 'codeUsed' | 'codesReplaced' | 'reset' }
  | { kind: 'passkeyAdded' | 'passkeyRemoved'; name: string }

/** Records an event in the audit log, and emails it to the owner of the account. */
export async function announceFactorEvent(
  req: PayloadRequest,
  owner: Pick<User, 'id' | 'email' | 'name'>,
  event: FactorEvent,
): Promise<void> {
  await writeAudit(req, {
    operation: 'update',
    kind: 'users',
    entry: String(owner.id),
    title: owner.email,
    changes: [toAuditChange(event)],
  })
  await afterCommit(req, () => void mailFactorEvent(req, owner, event))
}

/**
 * Returns whether a code of the authenticator app or a recovery code is correct, and records its use. The user gets an
 * email when a recovery code was used.
 */
export async function acceptCode(
  req: PayloadRequest,
  user: Pick<User, 'id' | 'email' | 'name'>,
  code: string,
): Promise<boolean> {
  const usedKind = await consumeCode(req.payload, user.id, code, new Date())
  if (usedKind === 'recovery') await announceFactorEvent(req, user, { kind: 'codeUsed' })
  return usedKind !== null
}

/** The change never contains a secret or a code. */
function toAuditChange(event: FactorEvent): Change {
  switch (event.kind) {
    case 'appAdded':
      return { field: 'authenticator_app_added' }
    case 'appRemoved':
      return { field: 'authenticator_app_removed' }
    case 'codeUsed':
      return { field: 'recovery_code_used' }
    case 'codesReplaced':
      return { field: 'recovery_codes_replaced' }
    case 'reset':
      return { field: 'two_step_reset' }
    case 'passkeyAdded':
      return { field: 'passkey', before: null, after: event.name }
    case 'passkeyRemoved':
      return { field: 'passkey', before: event.name, after: null }
  }
}

async function mailFactorEvent(
  { payload, i18n }: PayloadRequest,
  { email, name }: Pick<User, 'email' | 'name'>,
  event: FactorEvent,
): Promise<void> {
  const language = languageOf(i18n)
  const { mail } = twoStepTexts[language]
  const lines = [
    mail.greeting(name),
    mail.events[event.kind]('name' in event ? event.name : ''),
    event.kind === 'reset' ? mail.afterReset : mail.notYouNote,
  ]
  const html = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')
  try {
    await payload.sendEmail({
      to: email,
      subject: mail.subject,
      text: lines.join('\n\n'),
      html: `<!doctype html><html lang="${language}"><body style="color:#14231f;font-family:sans-serif;line-height:1.5">\n${html}\n</body></html>`,
    })
  } catch {
    // `sendEmail` has logged the failure. The change remains stored.
  }
}
