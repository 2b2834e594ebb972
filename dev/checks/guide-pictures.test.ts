import { globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const pages = ['README.md', ...globSync('docs/**/*.md', { cwd: root })]

/** Every image in the documentation, with its alternative text and its path from the repository root. */
const shown = pages.flatMap((page) =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/!\[([^\]]*)\]\(([^)\s]+)\)/g)].map(
    ([, alt = '', path = '']) => ({
      alt,
      path: relative(root, join(root, dirname(page), path)),
    }),
  ),
)
const storedPictures = globSync('docs/images/**/*.*', { cwd: root })

test('every image that the documentation references exists, and every existing image is referenced', () => {
  expect([...new Set(shown.map(({ path }) => path))].sort()).toEqual(storedPictures.sort())
})

test('every image has an alternative text', () => {
  expect(shown.filter(({ alt }) => alt.trim().length < 10)).toEqual([])
})

test('no image of the editors’ guide is larger than 80 kB', () => {
  const large = storedPictures.filter(
    (path) => path.startsWith('docs/images/guide/') && statSync(join(root, path)).size > 80_000,
  )
  expect(large).toEqual([])
})
