import type { Changes, EntryChange } from '@nusa/shared/publishing'
import { EntryLink } from './EntryLink.tsx'
import { FaultList } from './FaultList.tsx'
import { changesWords, count } from './words.ts'

const kinds: Record<EntryChange['kind'], string> = { new: 'New', changed: 'Changed', gone: 'Gone' }

/** What has changed since the live release, entry by entry and field by field. */
export function ChangeList({ changes }: { changes: Changes | null }) {
  if (changes?.kind === 'failed') {
    return (
      <div className="nusa-site__failed" role="alert">
        <p>{changesWords(changes)}</p>
        <FaultList faults={changes.faults} />
      </div>
    )
  }
  if (changes?.kind !== 'known') return null
  if (changes.total === 0) return <p>{changesWords(changes)}</p>
  const { entries, total } = changes
  return (
    <details className="nusa-changes" open={total <= 3}>
      <summary>{changesWords(changes)}</summary>
      <ul>
        {entries.map((change) => (
          <li key={`${change.slug} ${change.id}`}>
            <EntryWords change={change} />
          </li>
        ))}
        {total > entries.length && <li>and {count(total - entries.length, 'other entry', 'other entries')}</li>}
      </ul>
    </details>
  )
}

function EntryWords({ change: { kind, slug, id, collection, entry, fields } }: { change: EntryChange }) {
  const title = entry === '' ? collection : `${collection} › ${entry}`
  return (
    <>
      <p>
        <span className={`nusa-changes__kind nusa-changes__kind--${kind}`}>{kinds[kind]}</span>{' '}
        {/* What is gone may have been deleted. */}
        {kind === 'gone' ? (
          title
        ) : (
          <EntryLink slug={slug} id={id}>
            {title}
          </EntryLink>
        )}
      </p>
      {fields.length > 0 && (
        <dl className="nusa-changes__fields">
          {fields.map(({ field, before, after }) => (
            <div key={field} className="nusa-changes__field">
              <dt>{field}</dt>
              <dd>
                {before === null ? <i>nothing</i> : <del>{before}</del>}{' '}
                <span role="img" aria-label="is now">
                  →
                </span>{' '}
                {after === null ? <i>nothing</i> : <ins>{after}</ins>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
