import { createHash } from 'node:crypto'
import path from 'node:path'

/**
 * Where a build is made before it is published. Always inside the checkout, since Node looks there for the packages that
 * the half-made site imports, and not the same for two sites, which may be built at once.
 */
export function stagedFolder(root: string, distDir: string): string {
  const name = createHash('sha256').update(path.resolve(distDir)).digest('hex').slice(0, 12)
  return path.join(root, '.build', 'staged', name)
}
