import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTemporaryFolder } from '../testing/folder.ts'
import { findClockUses } from './clock-use.ts'

let root: string
beforeEach(async () => {
  root = createTemporaryFolder('moments')
  await mkdir(join(root, 'shared/dates'), { recursive: true })
})
afterEach(() => rm(root, { recursive: true, force: true }))

async function found(source: string, name = 'today.ts'): Promise<string[]> {
  await writeFile(join(root, 'shared/dates', name), source)
  return findClockUses(root).map(({ file, line, text }) => `${file}:${line} ${text}`)
}

it.each([
  ['Date.now()', 'Date.now'],
  ['Date.now', 'Date.now'],
  ['new Date()', 'new Date()'],
  ['new Date', 'new Date'],
  ['Date()', 'Date()'],
  ['new globalThis.Date()', 'new globalThis.Date()'],
])('findClockUses reports %j in a file of shared/', async (text, named) => {
  expect(await found(`// The day.\nexport const today = ${text}\n`)).toEqual([`shared/dates/today.ts:2 ${named}`])
})

it('findClockUses accepts a date that is passed in, and ignores comments', async () => {
  const source =
    '/** Like Date.now() */\nexport const day = (now: Date) => new Date(now.getTime() + Date.UTC(2000, 1))\n'
  expect(await found(source)).toEqual([])
})

it('findClockUses accepts reading the clock in a test', async () => {
  expect(await found('export const now = Date.now()\n', 'today.test.ts')).toEqual([])
})
