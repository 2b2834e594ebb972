import type { ServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { languageOf, type Reader } from '../i18n/language.ts'
import { officeWords } from '../office/words/index.ts'
import './admin.css'

/** Heads the start page of those who decide about identity documents with how many wait for it, and leads to them. */
export async function WaitingDocuments({ payload, user, i18n }: Pick<ServerProps, 'payload' | 'user'> & Reader) {
  if (user?.collection !== 'users' || user.role === 'editor') return null
  const { totalDocs: count } = await payload.count({
    collection: 'identity-documents',
    where: { state: { equals: 'in_review' } },
    overrideAccess: false,
    user,
  })
  if (count === 0) return null
  const path = '/collections/identity-documents?where[state][equals]=in_review'
  const address = formatAdminURL({ adminRoute: payload.config.routes.admin, path })
  return (
    <p className="nusa-waiting">
      <a href={address}>{officeWords[languageOf(i18n)].waiting.documents(count)}</a>
    </p>
  )
}
