import type { ServerProps } from 'payload'
import { publishingMethodFor } from '../publishing-method.ts'
import { StatusButton } from './StatusButton.tsx'

/** Shows the publishing status in the header of every admin page, if a publisher builds the site. */
export function SiteStatus({ user, payload }: ServerProps) {
  return publishingMethodFor(payload.config, user) === 'publisher' ? <StatusButton /> : null
}
