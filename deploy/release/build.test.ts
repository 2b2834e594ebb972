import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createTemporaryFolder } from '../../dev/testing/folder.ts'
import { buildRelease, linkPackages, needsDevPackages } from './build.ts'
import { openHome } from './home.ts'
import { createSteps } from './steps.ts'

test('a new release reuses the packages of the old release, of the root and of each workspace', async () => {
  const dir = createTemporaryFolder('packages')
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true })
    writeFileSync(path.join(dir, file), content)
  }
  write('old/package.json', '{ "workspaces": ["site", "telemetry"] }')
  write('old/node_modules/semver/index.js', 'version 7')
  write('old/node_modules/.cache/file', 'of the old release')
  write('old/telemetry/node_modules/semver/index.js', 'version 8')
  write('new/telemetry/package.json', '{}')
  expect(await linkPackages(path.join(dir, 'old'), path.join(dir, 'new'))).toBe(true)
  const read = (file: string) => readFileSync(path.join(dir, 'new', file), 'utf8')
  expect([read('node_modules/semver/index.js'), read('telemetry/node_modules/semver/index.js')]).toEqual([
    'version 7',
    'version 8',
  ])
  expect(() => read('node_modules/.cache/file')).toThrow('ENOENT')
  rmSync(dir, { recursive: true })
})

test('a build on a full disk ends before it writes anything', async () => {
  const home = openHome(createTemporaryFolder('full'))
  const build = buildRelease(home, 'HEAD', createSteps(), async () => 99)
  await expect(build).rejects.toThrow(/has 99 MB free, and a build needs \d+ MB/)
  expect(home.ids()).toEqual([])
  rmSync(home.dir, { recursive: true })
})

test('the packages of older commits include development packages, with which they are built', () => {
  expect(needsDevPackages({ dependencies: { '@nusa/shared': '*' } })).toBe(true)
  expect(needsDevPackages({ dependencies: { '@nusa/shared': '*', astro: '7.3.5' } })).toBe(false)
})
