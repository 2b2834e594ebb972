import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

/** The build replaces this module with a module that returns the path of a copy next to the bundle. */
export function scriptFile(file: string): string | URL {
  return resolve(file)
}
