import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const cms = new URL('../', import.meta.url)

test('every component of the admin that the configuration names is in the import map', async () => {
  const map = await readFile(new URL('app/(payload)/admin/importMap.js', cms), 'utf8')
  const named = new Set<string>()
  for await (const file of glob('**/*.ts', { cwd: cms, exclude: ['node_modules', '.next'] })) {
    const source = await readFile(new URL(file, cms), 'utf8')
    for (const [, component] of source.matchAll(/'(\/admin\/[\w/-]+\.tsx#\w+)'/g)) if (component) named.add(component)
  }
  expect(named.size).toBeGreaterThan(50)
  // Payload leaves out what is not there, without a word to whoever looks.
  expect([...named].filter((component) => !map.includes(`"${component}"`))).toEqual([])
})
