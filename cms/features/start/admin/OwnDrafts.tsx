import { formatAdminURL } from 'payload/shared'
import { findOwnDrafts } from '../own-drafts.ts'
import { startTexts } from '../texts/index.ts'
import type { StartProps } from './start-props.ts'

/** Lists the latest drafts of the current user. */
export async function OwnDrafts({ payload, user, language }: StartProps) {
  const texts = startTexts[language]
  const drafts = await findOwnDrafts(payload, user)
  const adminRoute = payload.config.routes.admin
  return (
    <section className="nusa-card" aria-labelledby="nusa-drafts">
      <h2 id="nusa-drafts">{texts.drafts}</h2>
      {drafts.length === 0 ? (
        <p>{texts.noDrafts}</p>
      ) : (
        <ul className="nusa-entries">
          {drafts.map(({ collection, id, title, at }) => (
            <li key={`${collection} ${id}`}>
              <a href={formatAdminURL({ adminRoute, path: `/collections/${collection}/${id}` })}>{title}</a>{' '}
              <span>{texts.savedOn(at)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
