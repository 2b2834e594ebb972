import type { EntryOutcome } from '../entry-outcome.ts'
import type { PublishEntriesTexts } from '../publish-entries-texts.ts'
import { EntryLink } from './EntryLink.tsx'

interface Props {
  outcomes: readonly EntryOutcome[]
  collection: string
  texts: PublishEntriesTexts
}

/** Shows the outcome of each entry. Refused entries come first, with the errors to correct. */
export function EntryOutcomes({ outcomes, collection, texts }: Props) {
  return (['refused', 'published', 'unchanged'] as const).map((kind) => {
    const matching = outcomes.filter((outcome) => outcome.kind === kind)
    if (matching.length === 0) return null
    return (
      <div className={`nusa-publish-selected__${kind}`} key={kind}>
        <h2>
          {texts[kind]}: {matching.length}
        </h2>
        <ul>
          {matching.map(({ id, title, faults }) => (
            <li key={id}>
              <EntryLink slug={collection} id={id}>
                {title}
              </EntryLink>
              {faults.map(({ field, message }) => (
                <span className="nusa-publish-selected__fault" key={field + message}>
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
