import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

/** Returns the folders that import each other in a circle; `depth` is the number of path segments that name a folder. */
function findFolderCycles(imports: readonly (readonly [from: string, to: string])[], depth: number): string[] {
  const folderOf = (file: string) => path.dirname(file).split('/').slice(0, depth).join('/')
  const targets = new Map<string, Set<string>>()
  for (const [from, to] of imports) {
    const folder = folderOf(from)
    if (folder !== folderOf(to)) targets.set(folder, (targets.get(folder) ?? new Set()).add(folderOf(to)))
  }
  const reach = (start: string) => {
    const found = new Set(targets.get(start))
    for (const folder of found) for (const next of targets.get(folder) ?? []) found.add(next)
    return found
  }
  return [...targets.keys()].filter((folder) => reach(folder).has(folder)).sort()
}

/** Returns the imports between files of the site, without those of tests. */
function importsOfSite(root: string): [from: string, to: string][] {
  return globSync('site/**/*.{ts,tsx,astro}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
    .flatMap((file) => {
      const source = readFileSync(path.join(root, file), 'utf8')
      return [...source.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(\.{1,2}\/[^'?]+)/g)].map(
        ([, specifier = '']): [string, string] => [file, path.join(path.dirname(file), specifier)],
      )
    })
    .filter(([, to]) => to.startsWith('site/'))
}

it('finds folders that import each other in a circle', () => {
  const circle = [
    ['site/a/x.ts', 'site/b/y.ts'],
    ['site/b/z.ts', 'site/c/z.ts'],
    ['site/c/x.ts', 'site/a/y.ts'],
    ['site/d/x.ts', 'site/a/y.ts'],
  ] as const
  expect(findFolderCycles(circle, 2)).toEqual(['site/a', 'site/b', 'site/c'])
})

it.each([2, 3, 4, 5])('finds no circle in the site at a depth of %i', (depth) => {
  expect(findFolderCycles(importsOfSite(path.join(import.meta.dirname, '../..')), depth)).toEqual([])
})
