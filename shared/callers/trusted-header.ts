/**
 * Returns the header named by the setting TRUSTED_PROXY_HEADER; null for `none` or if it is not set. Clients can forge
 * the header, so it is trusted only if the operator has configured a proxy that sets it.
 */
export function trustedHeader(setting: string | undefined): string | null {
  const name = setting?.trim().toLowerCase() ?? ''
  return name === '' || name === 'none' ? null : name
}
