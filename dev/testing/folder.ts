import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Creates a temporary directory. Other accounts may traverse it: as root, the database runs as another account. */
export function createTemporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `nusa-${name}-`))
  chmodSync(folder, 0o755)
  return folder
}
