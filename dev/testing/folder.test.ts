import { existsSync, mkdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDataFolder, createTemporaryFolder } from './folder.ts'

let memoryFolder: string
beforeEach(() => {
  memoryFolder = createTemporaryFolder('memory')
  vi.spyOn(process, 'availableMemory').mockReturnValue(8_000_000_000)
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(memoryFolder, { recursive: true })
})

test('createDataFolder uses the memory, and removes what an old run has left there', () => {
  const leftover = join(memoryFolder, 'nusa-old')
  const running = join(memoryFolder, 'nusa-running')
  mkdirSync(leftover)
  mkdirSync(running)
  const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000)
  utimesSync(leftover, twoDaysAgo, twoDaysAgo)
  expect(dirname(createDataFolder('test', memoryFolder))).toBe(memoryFolder)
  expect([existsSync(leftover), existsSync(running)]).toEqual([false, true])
})

test.each([
  ['too little memory is free', 1_000_000_000, ''],
  ['the system has no folder in memory', 8_000_000_000, 'missing'],
])('createDataFolder uses the disk if %s', (_reason, availableBytes, name) => {
  vi.spyOn(process, 'availableMemory').mockReturnValue(availableBytes)
  const folder = createDataFolder('test', join(memoryFolder, name))
  expect(dirname(folder)).toBe(tmpdir())
  rmSync(folder, { recursive: true })
})
