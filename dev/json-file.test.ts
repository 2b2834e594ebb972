import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, test } from 'vitest'
import * as z from 'zod/mini'
import { readJsonFile } from './json-file.ts'
import { createTemporaryFolder } from './testing/folder.ts'

const schema = z.object({ port: z.int() })

function noteWith(text: string) {
  const file = join(createTemporaryFolder('note'), 'note.json')
  writeFileSync(file, text)
  return { file, read: () => readJsonFile(file, (content) => schema.parse(content), 'Restore it.') }
}

it('returns the parsed content of a file', () => {
  expect(noteWith('{"port":5432}').read()).toEqual({ port: 5432 })
})

test.each(['', '{"port":54', '{"port":"x"}', '[]'])('names a damaged file with %o and says what to do', (text) => {
  const broken = noteWith(text)
  expect(broken.read).toThrow(`${broken.file} is damaged. Restore it.`)
})
