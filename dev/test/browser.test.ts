import { expect, it } from 'vitest'
import { findMissingPackages } from './browser.ts'

const debian = 'PRETTY_NAME="Debian GNU/Linux 13 (trixie)"\nID=debian\n'
const ubuntu = 'PRETTY_NAME="Ubuntu 26.04 LTS"\nID=ubuntu\nID_LIKE=debian\n'
const all = { browser: true, font: true, shell: true }

it('findMissingPackages returns the packages that a system lacks for browser tests', () => {
  expect(findMissingPackages(all, debian)).toEqual([])
  expect(findMissingPackages({ browser: false, font: false, shell: false }, debian)).toEqual([
    'chromium',
    'fonts-liberation',
    'chromium-headless-shell',
  ])
})

it('findMissingPackages does not return the headless shell on Ubuntu, which has no such package', () => {
  expect(findMissingPackages({ ...all, shell: false }, debian)).toEqual(['chromium-headless-shell'])
  expect(findMissingPackages({ ...all, shell: false }, ubuntu)).toEqual([])
})
