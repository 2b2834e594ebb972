import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { ensureFolder } from './folders.ts'

describe('ensureFolder', () => {
  const home = mkdtempSync(join(tmpdir(), 'nusa-folders-'))
  afterAll(() => rmSync(home, { recursive: true }))

  it('creates the directory with its parents, and accepts an existing one', () => {
    const folder = join(home, 'a', 'b')
    ensureFolder(folder)
    ensureFolder(folder)
    expect(statSync(folder).isDirectory()).toBe(true)
  })

  it('explains that the path is a file, or is below a file', () => {
    const file = join(home, 'file')
    writeFileSync(file, '')
    expect(() => ensureFolder(file)).toThrow(`The folder ${file} cannot be used: it is a file. Set DATA_DIR`)
    expect(() => ensureFolder(join(file, 'media'))).toThrow('cannot be used: ')
  })

  it('explains that the directory cannot be created', () => {
    expect(() => ensureFolder('/proc/nusa/media')).toThrow('The folder /proc/nusa/media cannot be used: ')
  })
})
