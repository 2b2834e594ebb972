import path from 'node:path'
import { expect, it } from 'vitest'
import { stagedFolder } from './staged.ts'

const root = path.resolve('/srv/nusa')

it('a build is made inside the checkout, wherever it is published', () => {
  for (const dist of ['/srv/nusa/dist', '/srv/nusa-data/site/dist', '/tmp/x'])
    expect(stagedFolder(root, dist).startsWith(root + path.sep)).toBe(true)
})

it('two sites are made in two places', () => {
  expect(stagedFolder(root, '/srv/a')).not.toBe(stagedFolder(root, '/srv/b'))
})
