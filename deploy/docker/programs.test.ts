import { globSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../dev/product/commands.ts'
import { packagesInStrings, programs } from './programs.ts'

const files = ['docs/operators.md', 'deploy/docker/Dockerfile', 'deploy/docker/compose.yaml', 'deploy/docker/backup.sh']

/** The API has a separate build, and the launcher runs on a server without containers. */
const isElsewhere = (name: string) => name.startsWith('functions/dist/') || name === 'dev/launch'

/** Returns the programs that a file starts in a container. In the guide, a name without a folder is one of the CMS. */
function programsIn(file: string): string[] {
  const commands = readFileSync(join(ROOT, file), 'utf8').matchAll(/\bnode(?:", "| )(\/nusa\/)?([\w/-]+)\.mjs/g)
  return [...commands].flatMap(([, root, name = '']) => {
    if (isElsewhere(name)) return []
    return root === undefined && file.endsWith('.md') && !name.includes('/') ? `cms/${name}` : name
  })
}

test('the image contains exactly the programs that its files and the guide for operators start', () => {
  expect(new Set(files.flatMap(programsIn))).toEqual(new Set(Object.keys(programs)))
})

test('the image contains every script that operators run on a server', () => {
  const guide = readFileSync(join(ROOT, 'docs/operators.md'), 'utf8')
  const scripts = [...guide.matchAll(/\bnode (?:--env-file=\S+ )?((?:cms\/scripts|deploy\/backup)\/[\w-]+\.ts)/g)]
  expect(new Set(scripts.map(([, script]) => script))).toEqual(new Set(Object.values(programs)))
})

test('the image contains every package that code in a string requires', () => {
  const sources = globSync('{cms,functions,site,shared,telemetry}/**/*.ts', {
    cwd: ROOT,
    exclude: (name) => /(^|\/)(node_modules|dist|\.next)$|\.test\.ts$/.test(name),
  })
  const required = sources.flatMap((file) => {
    const strings = readFileSync(join(ROOT, file), 'utf8').match(/`[^`]*`/g) ?? []
    return strings.flatMap((text) => [...text.matchAll(/\brequire\('([^']+)'\)/g)].map(([, name = '']) => name))
  })
  const packages = required.filter((name) => !name.startsWith('node:') && !builtinModules.includes(name))
  expect(new Set(packages)).toEqual(new Set(packagesInStrings))
})
