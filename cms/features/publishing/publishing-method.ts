import type { SanitizedConfig, TypedUser } from 'payload'
import { userHasPermission } from '../../access/permissions.ts'
import type { CmsEnv } from '../../core/env.ts'

/** How the site is published on request: by our own publisher, by a host's deploy hook, or not from the CMS. */
export type PublishingMethod = 'publisher' | 'host' | null

export function publishingMethod({
  publisher,
  deployHookUrl,
}: Pick<CmsEnv, 'publisher' | 'deployHookUrl'>): PublishingMethod {
  if (publisher) return 'publisher'
  return deployHookUrl ? 'host' : null
}

/** Returns how this admin user can publish the site; null if they cannot. */
export function publishingMethodFor(
  { custom }: Pick<SanitizedConfig, 'custom'>,
  user: TypedUser | null | undefined,
): PublishingMethod {
  const canPublish = userHasPermission(user, 'content:edit')
  return canPublish && (custom.publishing === 'publisher' || custom.publishing === 'host') ? custom.publishing : null
}
