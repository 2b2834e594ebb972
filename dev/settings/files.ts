import { accessSync, constants, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Creates a directory if it is missing, and checks that it is writable.
 * @throws an Error with the directory and the reason
 */
export function ensureFolder(folder: string): void {
  try {
    createRecursively(folder)
    if (!statSync(folder).isDirectory()) throw new Error('it is a file')
    accessSync(folder, constants.W_OK)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The folder ${folder} cannot be used: ${reason}. Set DATA_DIR to use another one.`)
  }
}

/** Replaces the option `recursive` of `mkdirSync`, which never returns if the creation fails, for example in /proc. */
function createRecursively(folder: string): void {
  if (existsSync(folder)) return
  createRecursively(dirname(folder))
  mkdirSync(folder)
}

/**
 * Reads and parses a file. If the content is invalid, the error names the file and ends with `advice`. A damaged file
 * is never replaced, because the data that it refers to may still be intact.
 */
export function readJsonFile<T>(file: string, parse: (content: unknown) => T, advice: string): T {
  try {
    return parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (cause) {
    throw new Error(`${file} is damaged. ${advice}`, { cause })
  }
}
