import { expect, test } from 'vitest'
import { officeTexts } from '../texts/index.ts'
import { kindText } from './kind-text.ts'

test('kindText derives the text of an unknown kind from its name', () => {
  expect(kindText('tour_moved', officeTexts.id.mailKinds)).toBe('Tour moved')
  expect(kindText('constructor', officeTexts.id.eventKinds)).toBe('Constructor')
})
