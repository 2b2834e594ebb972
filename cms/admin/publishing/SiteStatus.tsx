import type { ServerProps } from 'payload'
import { publishingFor } from '../../publishing/by.ts'
import { StatusButton } from './StatusButton.tsx'

/** A short version of it in the header of every page. */
export function SiteStatus({ user, payload }: ServerProps) {
  return publishingFor(payload.config, user) === 'publisher' ? <StatusButton /> : null
}
