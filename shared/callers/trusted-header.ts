/**
 * The header that the setting TRUSTED_PROXY_HEADER names; null for `none` and where nothing is set. Whoever connects by
 * themselves could write it, so it is believed only where somebody has said that a proxy does.
 */
export function trustedHeader(setting: string | undefined): string | null {
  const name = setting?.trim().toLowerCase() ?? ''
  return name === '' || name === 'none' ? null : name
}
