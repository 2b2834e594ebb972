import type { ContentFault } from '@nusa/shared/publishing'
import { translateMessage } from '../../../core/i18n/translate-message.ts'
import { useLanguage } from '../../../core/i18n/use-language.ts'
import { EntryLink } from './EntryLink.tsx'

/** Lists what must be corrected before the site can be published, with links. */
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
