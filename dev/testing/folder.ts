import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A new folder for one run. Others may pass through it: as root, the database runs as another account. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `nusa-${name}-`))
  chmodSync(folder, 0o755)
  return folder
}
