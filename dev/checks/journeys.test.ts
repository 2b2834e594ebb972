import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import config from '../../playwright.config.ts'

test('every end-to-end test file belongs to a Playwright project, so it runs', () => {
  const folders = config.projects?.map(({ testDir }) => testDir)
  for (const journey of globSync('e2e/**/*.spec.ts')) expect(folders, journey).toContain(dirname(journey))
})
