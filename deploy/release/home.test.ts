import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createTemporaryFolder } from '../../dev/testing/folder.ts'
import { openHome } from './home.ts'

test('the environment of a home contains the variables of nusa.env, and the path of nusa.env', () => {
  const dir = createTemporaryFolder('home')
  const file = path.join(dir, 'nusa.env')
  writeFileSync(file, 'CMS_URL=https://cms.shop.example\n')
  expect(openHome(dir).environment()).toMatchObject({ CMS_URL: 'https://cms.shop.example', NUSA_ENV_FILE: file })
  rmSync(dir, { recursive: true })
})
