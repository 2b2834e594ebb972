import { expect, test } from 'vitest'
import { isDefiniteRefusal, refundNotes, refundRefusals } from './refund-notes.ts'

test.each([
  [refundRefusals.INSUFFICIENT_BALANCE, true],
  [refundRefusals.REFUND_NOT_SUPPORTED, true],
  [refundNotes.refused('NEW_RULE'), true],
  [refundRefusals.MAXIMUM_REFUND_AMOUNT_REACHED, false],
  [refundRefusals.DUPLICATE_ERROR, false],
  [refundNotes.noAnswer, false],
  [refundNotes.wrongAmount, false],
  ['', false],
])("reads from the note '%s' whether Xendit certainly paid nothing: %s", (note, isDefinite) => {
  expect(isDefiniteRefusal(note)).toBe(isDefinite)
})
