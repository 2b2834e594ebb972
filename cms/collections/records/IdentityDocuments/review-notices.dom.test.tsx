import { afterEach, expect, test, vi } from 'vitest'
import { changeForm, readFormFields, renderInForm, unmountForm } from '../../../testing/payload-form.tsx'
import { ChangedProfileNotice, NewerReviewNotice } from './ReviewNotices.tsx'
import { outdatedDecisionErrorPaths } from './refused-decision.ts'

vi.mock('@payloadcms/ui', async () => (await import('../../../testing/payload-form.tsx')).payloadForm)

const times = { reviewed_at: '2026-11-27T06:00:00.000Z', profile_changed_at: '' }
const fields = {
  state: { value: 'refused' },
  reason: { value: 'Too dark.' },
  reviewed_at: { value: null },
  profile_changed_at: { value: '2026-11-26T06:00:00.000Z' },
}

afterEach(unmountForm)

test('NewerReviewNotice shows why a decision was refused, and preserves the input for another save', async () => {
  await renderInForm(<NewerReviewNotice />, { fields })
  expect(document.querySelector('.nusa-review-notice')).toBeNull()
  const error = (errorMessage: string) => ({ value: null, valid: false, errorMessage })
  const message = 'Someone else has reviewed this document in the meantime (it is verified).'
  await changeForm({
    fields: {
      ...fields,
      [outdatedDecisionErrorPaths.message]: error(message),
      [outdatedDecisionErrorPaths.reviewed_at]: error(times.reviewed_at),
      [outdatedDecisionErrorPaths.profile_changed_at]: error(times.profile_changed_at),
    },
  })
  expect(document.querySelector('.nusa-review-notice')?.textContent).toContain(message)
  expect(document.querySelector('a')?.target).toBe('_blank')
  expect(readFormFields()).toEqual({
    ...fields,
    reviewed_at: { value: times.reviewed_at },
    profile_changed_at: { value: null },
  })
})

test('ChangedProfileNotice names the profile fields that have changed since the document was verified', async () => {
  await renderInForm(<ChangedProfileNotice />, { fields: { changed_fields: { value: 'first_name,birthday' } } })
  expect(document.body.textContent).toBe(
    'Changed since this document was verified: First name, Date of birth. Please compare the document with the profile again.',
  )
  await changeForm({ fields: { changed_fields: { value: null } } })
  expect(document.body.textContent).toBe('')
})
