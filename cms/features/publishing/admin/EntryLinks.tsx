import type { ContentFault } from '@nusa/shared/publishing'
import { Link, useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import type { ReactNode } from 'react'
import { translateMessage } from '../../../core/i18n/translate-message.ts'
import { useLanguage } from '../../../core/i18n/use-language.ts'

interface EntryLinkProps {
  /** Empty if the collection or global is unknown. */
  slug: string
  /** Null for a global. */
  id: number | string | null
  children: ReactNode
}

export function EntryLink({ slug, id, children }: EntryLinkProps) {
  const { config } = useConfig()
  if (slug === '') return children
  const path = id === null ? (`/globals/${slug}` as const) : (`/collections/${slug}/${id}` as const)
  return (
    <Link href={formatAdminURL({ adminRoute: config.routes.admin, path })} prefetch={false}>
      {children}
    </Link>
  )
}

/** Lists the faults that must be corrected before the site can be published. */
export function FaultList({ faults }: { faults: readonly ContentFault[] }) {
  const language = useLanguage()
  if (faults.length === 0) return null
  return (
    <ul>
      {faults.map(({ slug, id, collection, entry, field, rule }) => (
        <li key={`${collection} ${id} ${entry} ${field} ${rule}`}>
          <EntryLink slug={slug} id={id}>
            {collection}
            {entry && ` › ${entry}`}
          </EntryLink>{' '}
          › {field}: {translateMessage(rule, language)}
        </li>
      ))}
    </ul>
  )
}
