import type { SanitizedConfig, TypedUser } from 'payload'
import { userHasPermission } from '../../access/permissions.ts'
import type { CmsEnv } from '../../core/env.ts'

/**
 * 'publisher' is our own publisher, 'host' is the deploy hook of a hosting provider, and null means that the site
 * cannot be published from the CMS.
 */
export type PublishingMethod = 'publisher' | 'host' | null

export function choosePublishingMethod({
  publisher,
  deployHookUrl,
}: Pick<CmsEnv, 'publisher' | 'deployHookUrl'>): PublishingMethod {
  if (publisher) return 'publisher'
  return deployHookUrl ? 'host' : null
}

/** Returns how the user can publish the site, or null if the user cannot publish it. */
export function getPublishingMethod(
  { custom }: Pick<SanitizedConfig, 'custom'>,
  user: TypedUser | null | undefined,
): PublishingMethod {
  if (!userHasPermission(user, 'content:edit')) return null
  return custom.publishing === 'publisher' || custom.publishing === 'host' ? custom.publishing : null
}
