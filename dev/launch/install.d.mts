/** What must be installed. */
export interface InstallRequest {
  /** The paths of the packages, such as `node_modules/next`. */
  expected: string[]
  reason: string
  /** Whether the packages include those that only checks and tests need. */
  includesDev: boolean
  /** Whether all installed packages are right and only some are missing. */
  keepsInstalled: boolean
}

export function findMissingPackages(root: string, productOnly: boolean): InstallRequest | null
export function ensurePackages(root: string, productOnly: boolean): Promise<void>
export function describeProgress(root: string, expected: string[]): string
