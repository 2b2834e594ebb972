import { describe, expect, test } from 'vitest'
import { isDefiniteRefusal, type RefundError, refundNote } from './refund-notes.ts'

const errors: [RefundError['kind'], string | null, boolean][] = [
  ['refused', 'INSUFFICIENT_BALANCE', true],
  ['refused', 'REFUND_NOT_SUPPORTED', true],
  ['refused', 'NEW_RULE', true],
  ['refused', 'MAXIMUM_REFUND_AMOUNT_REACHED', false],
  ['refused', 'DUPLICATE_ERROR', false],
  ['unanswered', null, false],
  ['wrong_amount', null, false],
  ['other', 'Xendit rejected the refund (NEW_RULE).', false],
]

test.each(errors)('isDefiniteRefusal({ kind: %j, detail: %j }) returns %s', (kind, detail, isDefinite) => {
  expect(isDefiniteRefusal({ kind, detail })).toBe(isDefinite)
})

describe('refundNote', () => {
  test.each([
    ['refused', 'REFUND_NOT_SUPPORTED', /bank transfer/],
    ['refused', 'NEW_RULE', /rejected the refund \(NEW_RULE\)/],
    ['failed', 'ACCOUNT_CLOSED', /failed at the bank \(ACCOUNT_CLOSED\)/],
    ['failed', null, /failed at the bank\./],
    ['wrong_amount', null, /different amount/],
    ['other', 'A text of an earlier version.', /^A text of an earlier version\.$/],
  ] as const)('returns a note for staff that matches $2 for the error %j with the detail %j', (kind, detail, note) => {
    expect(refundNote({ kind, detail })).toMatch(note)
  })
})
