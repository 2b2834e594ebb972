import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { promisedTexts } from './promised-texts.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const files = execFileSync('git', ['ls-files', 'site', 'shared', 'functions', 'cms/seed/content'], { cwd: ROOT })
const sources = files
  .toString()
  .split('\n')
  .filter((file) => /\.(ts|tsx|astro)$/.test(file) && !/\.test\./.test(file))
  .map((file) => readFileSync(join(ROOT, file), 'utf8').replaceAll("\\'", "'"))
const reasons = readFileSync(join(ROOT, 'docs', 'unreachable-texts.md'), 'utf8')

test.each(Object.entries(promisedTexts))(
  'the texts of %s exist, or the reason why they cannot be reached',
  (_, texts) => {
    expect(texts.filter((text) => !reasons.includes(text) && !sources.some((source) => source.includes(text)))).toEqual(
      [],
    )
  },
)
