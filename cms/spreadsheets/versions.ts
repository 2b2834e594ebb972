/** What tells one state of an entry from another; no spreadsheet takes it for a date. */
export function versionOf(updatedAt: unknown): string {
  return typeof updatedAt === 'string' ? `v${updatedAt.replaceAll(/[-:.]/g, '')}` : ''
}
