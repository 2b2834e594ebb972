import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

/** Returns where a file of a package of fonts is. The build replaces this module by one that names the copies next to the bundle. */
export function scriptFile(file: string): string | URL {
  return resolve(file)
}
