import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createTemporaryFolder } from '../dev/testing/folder.ts'
import { findPackages } from './find-packages.ts'

function installPackages(packages: Record<string, object>): string {
  const root = createTemporaryFolder('packages')
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [folder, manifest] of Object.entries(packages)) {
    mkdirSync(path.join(root, folder), { recursive: true })
    writeFileSync(path.join(root, folder, 'package.json'), JSON.stringify(manifest))
  }
  return root
}

test('findPackages returns a package with its dependencies and its installed optional dependencies', () => {
  const root = installPackages({
    'node_modules/pictures': {
      dependencies: { system: '1', '@colour/names': '1' },
      optionalDependencies: { '@binaries/linux': '1', '@binaries/windows': '1' },
    },
    'node_modules/system': { dependencies: { pictures: '1' } },
    'node_modules/pictures/node_modules/@colour/names': {},
    'node_modules/@binaries/linux': {},
    'node_modules/unused': {},
  })
  expect(Object.fromEntries(findPackages('pictures', path.join(root, 'functions')))).toEqual({
    pictures: path.join(root, 'node_modules/pictures'),
    system: path.join(root, 'node_modules/system'),
    '@colour/names': path.join(root, 'node_modules/pictures/node_modules/@colour/names'),
    '@binaries/linux': path.join(root, 'node_modules/@binaries/linux'),
  })
})

test('findPackages throws an error with the name of a package that is not installed', () => {
  const root = installPackages({ 'node_modules/pictures': { dependencies: { system: '1' } } })
  expect(() => findPackages('pictures', root)).toThrow('The package system is not installed. Run npm ci.')
})
