import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createTemporaryFolder } from '../../dev/testing/folder.ts'
import { openHome } from './home.ts'

test('the environment of a home has the variables of its file, and names the file', () => {
  const dir = createTemporaryFolder('home')
  const file = path.join(dir, 'nusa.env')
  writeFileSync(file, 'CMS_URL=https://cms.shop.example\n')
  expect(openHome(dir).environment()).toMatchObject({ CMS_URL: 'https://cms.shop.example', NUSA_ENV_FILE: file })
  rmSync(dir, { recursive: true })
})
