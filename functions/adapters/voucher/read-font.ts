import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

/** A file of `fontFiles`. The build replaces this module by one that carries the files in itself. */
export function readFont(file: string): Buffer {
  return readFileSync(resolve(file))
}
