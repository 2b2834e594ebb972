import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, test } from 'vitest'
import * as z from 'zod/mini'
import { createTemporaryFolder } from '../testing/folder.ts'
import { ensureFolder, readJsonFile } from './files.ts'

describe('ensureFolder', () => {
  const home = mkdtempSync(join(tmpdir(), 'nusa-folders-'))
  afterAll(() => rmSync(home, { recursive: true }))

  it('creates the directory with its parents, and accepts an existing directory', () => {
    const folder = join(home, 'a', 'b')
    ensureFolder(folder)
    ensureFolder(folder)
    expect(statSync(folder).isDirectory()).toBe(true)
  })

  it('throws an error if the path is a file or below a file', () => {
    const file = join(home, 'file')
    writeFileSync(file, '')
    expect(() => ensureFolder(file)).toThrow(`The folder ${file} cannot be used: it is a file. Set DATA_DIR`)
    expect(() => ensureFolder(join(file, 'media'))).toThrow('cannot be used: ')
  })

  it('throws an error if the directory cannot be created', () => {
    expect(() => ensureFolder('/proc/nusa/media')).toThrow('The folder /proc/nusa/media cannot be used: ')
  })
})

const schema = z.object({ port: z.int() })

function noteWith(text: string) {
  const file = join(createTemporaryFolder('note'), 'note.json')
  writeFileSync(file, text)
  return { file, read: () => readJsonFile(file, (content) => schema.parse(content), 'Restore it.') }
}

it('readJsonFile returns the parsed content of a file', () => {
  expect(noteWith('{"port":5432}').read()).toEqual({ port: 5432 })
})

test.each(['', '{"port":54', '{"port":"x"}', '[]'])(
  'if a file contains %j, readJsonFile throws an error with the name of the file and advice',
  (text) => {
    const broken = noteWith(text)
    expect(broken.read).toThrow(`${broken.file} is damaged. Restore it.`)
  },
)
