import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Creates a directory that a setting names, with its parents, and checks that it is writable.
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

/** Creates one directory at a time: Node's recursive call never returns if creating fails, as in /proc. */
function createRecursively(folder: string): void {
  if (existsSync(folder)) return
  createRecursively(dirname(folder))
  mkdirSync(folder)
}
