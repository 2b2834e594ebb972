/** Returns a text that identifies the version of an entry and that no spreadsheet program mistakes for a date. */
export function versionTag(updatedAt: unknown): string {
  return typeof updatedAt === 'string' ? `v${updatedAt.replaceAll(/[-:.]/g, '')}` : ''
}
