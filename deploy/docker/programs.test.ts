import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../dev/product/commands.ts'
import { programs } from './programs.ts'

const files = ['docs/operators.md', 'deploy/docker/Dockerfile', 'deploy/docker/compose.yaml', 'deploy/docker/backup.sh']

/** The API has a separate build, and the launcher runs on a server without containers. */
const isElsewhere = (name: string) => name.startsWith('functions/dist/') || name === 'dev/launch'

/** Returns the programs that a file starts in a container. A name without a folder is one of the CMS. */
function programsIn(file: string): string[] {
  const commands = readFileSync(join(ROOT, file), 'utf8').matchAll(/\bnode(?:", "| )(?:\/nusa\/)?([\w/-]+)\.mjs/g)
  const names = [...commands].flatMap(([, name = '']) => (isElsewhere(name) ? [] : [name]))
  return names.map((name) => (file.endsWith('.md') && !name.includes('/') ? `cms/${name}` : name))
}

test('the image contains exactly the programs that its files and the guide for operators start', () => {
  expect(new Set(files.flatMap(programsIn))).toEqual(new Set(Object.keys(programs)))
})
