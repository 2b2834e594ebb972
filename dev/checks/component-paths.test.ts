import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTemporaryFolder } from '../testing/folder.ts'
import { readComponentPaths } from './component-paths.ts'

test('readComponentPaths returns the components that a file of the CMS names in strings', () => {
  const root = createTemporaryFolder('components')
  mkdirSync(join(root, 'cms/fields'), { recursive: true })
  const source = "// '/features/start/Page.tsx#Page'\nexport const Field = '/admin/values/Amount.tsx#Amount'\n"
  writeFileSync(join(root, 'cms/fields/amount.ts'), source)
  const paths = readComponentPaths(root)
  rmSync(root, { recursive: true })
  expect(paths).toEqual([{ from: 'cms/fields/amount.ts', to: 'cms/admin/values/Amount.tsx' }])
})

test('readComponentPaths finds more than 50 component paths in the CMS', () => {
  expect(readComponentPaths(join(import.meta.dirname, '../..')).length).toBeGreaterThan(50)
})
