import { expect, test } from 'vitest'
import { globalsWithContentForms, withContentForms, withSafeForms } from './forms.ts'

test('every form hides the API tab', () => {
  const [content, records] = [withContentForms, withSafeForms].map((forms) => forms([{ slug: 'tours', fields: [] }])[0])
  const [global] = globalsWithContentForms([{ slug: 'settings', fields: [] }])
  expect([content, records, global].map((entity) => entity?.admin?.hideAPIURL)).toEqual([true, true, true])
})
