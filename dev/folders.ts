import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder that a setting names, with those above it, and sees that files can be put there.
 * @throws an Error that says which folder can't be used, and why
 */
export function ensureFolder(folder: string): void {
  try {
    make(folder)
    if (!statSync(folder).isDirectory()) throw new Error('it is a file')
    accessSync(folder, constants.W_OK)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The folder ${folder} cannot be used: ${reason}. DATA_DIR says where another one is made.`)
  }
}

/** Folder by folder: where none can be made (/proc), Node's own recursive call never ends. */
function make(folder: string): void {
  if (existsSync(folder)) return
  make(dirname(folder))
  mkdirSync(folder)
}
