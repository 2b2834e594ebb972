import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const cms = new URL('../', import.meta.url)

test('the import map contains every admin component that the configuration names', async () => {
  const map = await readFile(new URL('app/(payload)/admin/importMap.js', cms), 'utf8')
  const named = new Set<string>()
  for await (const file of glob('**/*.ts', { cwd: cms, exclude: ['node_modules', '.next'] })) {
    const source = await readFile(new URL(file, cms), 'utf8')
    for (const [, component] of source.matchAll(/'(\/[\w-]+\/[\w/-]+\.tsx#\w+)'/g)) if (component) named.add(component)
  }
  expect(named.size).toBeGreaterThan(50)
  // Payload omits missing components without a warning.
  expect([...named].filter((component) => !map.includes(`"${component}"`))).toEqual([])
})
