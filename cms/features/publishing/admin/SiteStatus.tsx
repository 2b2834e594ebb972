import type { ServerProps } from 'payload'
import { publishingMethodFor } from '../publishing-method.ts'
import { StatusButton } from './StatusButton.tsx'

/** A short version of it in the header of every page. */
export function SiteStatus({ user, payload }: ServerProps) {
  return publishingMethodFor(payload.config, user) === 'publisher' ? <StatusButton /> : null
}
