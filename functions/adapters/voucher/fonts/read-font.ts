import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

/** Reads a file of `fontFiles`. The build replaces this module with a module that contains the files. */
export function readFont(file: string): Buffer {
  return readFileSync(resolve(file))
}
