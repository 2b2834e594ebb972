import type { CollectionBeforeChangeHook } from 'payload'
import { fieldValidationError } from '../../../core/errors/field-validation-error.ts'
import type { OutgoingMail } from '../../../generated/payload-types.ts'
import { nextMailStates } from '../parts/next-states.ts'

/** Lets staff queue a failed email again, with new attempts, or mark it as settled. Rejects any other state change. */
export const requeueMail: CollectionBeforeChangeHook<OutgoingMail> = ({ data, originalDoc, req }) => {
  const from = originalDoc?.state
  const to = data.state
  if (!from || !to || from === to) return data
  if (!nextMailStates[from]?.includes(to)) {
    const message = 'Only a failed email can be queued again or settled.'
    throw fieldValidationError(req, 'outgoing-mails', { path: 'state', message })
  }
  if (to === 'settled') return data
  return { ...data, attempts: 0, next_attempt_at: new Date().toISOString() }
}
