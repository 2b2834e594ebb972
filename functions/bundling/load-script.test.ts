import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createTemporaryFolder } from '../../dev/testing/folder.ts'
import { codeCachePath, loadScript } from './load-script.ts'

function writeScript(): string {
  const folder = createTemporaryFolder('script')
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'program.cjs')
  writeFileSync(path.join(folder, 'lazy.mjs'), 'export const triple = (n) => n * 3')
  const body = `
    exports.double = (n) => n * 2
    exports.name = require('node:path').basename(__filename)
    exports.triple = async (n) => (await importModule('./lazy.mjs')).triple(n)`
  writeFileSync(file, `(function (exports, require, module, __filename, __dirname, importModule) {${body}})`)
  return file
}

test('loadScript returns the exports of the script, with and without a code cache', async () => {
  const file = writeScript()
  const first = loadScript<{ double(n: number): number; triple(n: number): Promise<number>; name: string }>(file)
  expect([first.exports.double(21), await first.exports.triple(14), first.exports.name]).toEqual([
    42,
    42,
    'program.cjs',
  ])
  writeFileSync(codeCachePath(file), first.script.createCachedData())
  const second = loadScript<{ double(n: number): number }>(file)
  expect(second.script.cachedDataRejected).toBe(false)
  expect(second.exports.double(21)).toBe(42)
})

test('loadScript compiles the script if the code cache is invalid', () => {
  const file = writeScript()
  writeFileSync(codeCachePath(file), 'not compiled code')
  const { exports, script } = loadScript<{ double(n: number): number }>(file)
  expect([script.cachedDataRejected, exports.double(21)]).toEqual([true, 42])
})
