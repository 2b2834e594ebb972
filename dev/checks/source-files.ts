import { globSync } from 'node:fs'
import { basename } from 'node:path'

export const sourceFolders = ['bench', 'cms', 'deploy', 'dev', 'e2e', 'functions', 'shared', 'site', 'telemetry']
const skippedFolders = new Set(['node_modules', '.next', '.build', 'dist', 'migrations'])

/** Returns the paths of all source files. Leaves out built files and migrations. Paths are relative to `root`. */
export function listSourceFiles(root: string): string[] {
  return globSync(`{${sourceFolders.join(',')}}/**/*.{ts,tsx,astro,mjs}`, {
    cwd: root,
    exclude: (path) => skippedFolders.has(basename(path)),
  })
}

/** Returns whether a file has this name, which may include folders. */
export function includesFile(files: readonly string[], name: string): boolean {
  return files.some((file) => file === name || file.endsWith(`/${name}`))
}
