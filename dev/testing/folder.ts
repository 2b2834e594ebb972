import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Creates a directory that other accounts can access, because the database runs as another account if this process is
 * root.
 */
export function createTemporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `nusa-${name}-`))
  chmodSync(folder, 0o755)
  return folder
}
