import { flattenTopLevelFields } from 'payload'
import { expect, test } from 'vitest'
import { recordCollections } from '../config/collections.ts'

const collections = recordCollections({ cmsUrl: 'http://localhost:3000', mediaDir: 'media' })

test('a list of records has a cell of its own for each text that may be empty, where Payload would write <No …>', () => {
  const without = collections.flatMap(({ slug, fields, admin }) =>
    flattenTopLevelFields(fields).flatMap((field) => {
      if (field.type !== 'text' || !field.name || field.required || field.admin?.hidden) return []
      const { name } = field
      const isListed = name !== admin?.useAsTitle && admin?.defaultColumns?.includes(name)
      return isListed && !field.admin?.components?.Cell ? [`${slug}.${name}`] : []
    }),
  )
  expect(without).toEqual([])
})
