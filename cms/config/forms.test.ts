import { expect, test } from 'vitest'
import { globalsWithHandyForms, withHandyForms, withSafeForms } from './forms.ts'

test('hides the API tab in every form', () => {
  const [content, records] = [withHandyForms, withSafeForms].map((forms) => forms([{ slug: 'tours', fields: [] }])[0])
  const [global] = globalsWithHandyForms([{ slug: 'settings', fields: [] }])
  expect([content, records, global].map((entity) => entity?.admin?.hideAPIURL)).toEqual([true, true, true])
})
