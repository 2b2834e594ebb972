import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const folder = new URL('../../docs/decisions/', import.meta.url)
const records = readdirSync(folder).filter((name) => /^\d{4}-.+\.md$/.test(name))

it('no two decision records have the same number', () => {
  const numbers = records.map((name) => name.slice(0, 4))
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
})

it('the index lists each decision record once, with its number and title', () => {
  const index = readFileSync(new URL('README.md', folder), 'utf8')
  const listed = [...index.matchAll(/^\| (\d+) +\| \[([^\]]+)\]\(([^)]+)\)/gm)].map(([, number, title, name]) => ({
    name,
    title: `# ${number}. ${title}`,
  }))
  const expected = records.map((name) => ({
    name,
    title: readFileSync(new URL(name, folder), 'utf8').split('\n', 1)[0],
  }))
  expect(listed.toSorted((a, b) => (a.name ?? '').localeCompare(b.name ?? ''))).toEqual(expected)
})
