import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { ensureFolder } from './folders.ts'

describe('a folder of the settings', () => {
  const home = mkdtempSync(join(tmpdir(), 'nusa-folders-'))
  afterAll(() => rmSync(home, { recursive: true }))

  it('is made with those above it, and may be there already', () => {
    const folder = join(home, 'a', 'b')
    ensureFolder(folder)
    ensureFolder(folder)
    expect(statSync(folder).isDirectory()).toBe(true)
  })

  it('is refused in plain words where it is a file, or lies in one', () => {
    const file = join(home, 'file')
    writeFileSync(file, '')
    expect(() => ensureFolder(file)).toThrow(`The folder ${file} cannot be used: it is a file. DATA_DIR says`)
    expect(() => ensureFolder(join(file, 'media'))).toThrow('cannot be used: ')
  })

  it('is refused where none can be made', () => {
    expect(() => ensureFolder('/proc/nusa/media')).toThrow('The folder /proc/nusa/media cannot be used: ')
  })
})
