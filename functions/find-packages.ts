import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'

const dependenciesSchema = z._default(z.record(z.string(), z.string()), {})
const manifestSchema = z.object({ dependencies: dependenciesSchema, optionalDependencies: dependenciesSchema })

/**
 * Returns the folders of a package and of all its dependencies, by name. Optional dependencies may be missing.
 * @throws An Error if a package is not installed.
 */
export function findPackages(
  name: string,
  startFolder: string,
  folderByName = new Map<string, string>(),
): Map<string, string> {
  const folder = findPackage(name, startFolder)
  if (!folder) throw new Error(`The package ${name} is not installed. Run npm ci.`)
  folderByName.set(name, folder)
  const { dependencies, optionalDependencies } = manifestSchema.parse(
    JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')),
  )
  const installedOptional = Object.keys(optionalDependencies).filter((dependency) => findPackage(dependency, folder))
  for (const dependency of [...Object.keys(dependencies), ...installedOptional]) {
    if (!folderByName.has(dependency)) findPackages(dependency, folder, folderByName)
  }
  return folderByName
}

function findPackage(name: string, startFolder: string): string | null {
  const folder = path.join(startFolder, 'node_modules', name)
  if (existsSync(path.join(folder, 'package.json'))) return folder
  const parent = path.dirname(startFolder)
  return parent === startFolder ? null : findPackage(name, parent)
}
