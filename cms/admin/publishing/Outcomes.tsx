import type { EntryOutcome } from '../../publishing/entry-outcome.ts'
import type { PublishEntriesWords } from '../../publishing/publish-entries-words.ts'
import { EntryLink } from './EntryLink.tsx'

interface Props {
  outcomes: readonly EntryOutcome[]
  collection: string
  words: PublishEntriesWords
}

/** Shows the outcome of each entry; refused ones first, with what must be corrected. */
export function Outcomes({ outcomes, collection, words }: Props) {
  return (['refused', 'published', 'unchanged'] as const).map((kind) => {
    const all = outcomes.filter((outcome) => outcome.kind === kind)
    if (all.length === 0) return null
    return (
      <div className={`nusa-many__${kind}`} key={kind}>
        <h2>
          {words[kind]}: {all.length}
        </h2>
        <ul>
          {all.map(({ id, title, faults }) => (
            <li key={id}>
              <EntryLink slug={collection} id={id}>
                {title}
              </EntryLink>
              {faults.map(({ field, message }) => (
                <span className="nusa-many__fault" key={field + message}>
                  {field && <b>{field}: </b>}
                  {message}
                </span>
              ))}
            </li>
          ))}
        </ul>
      </div>
    )
  })
}
