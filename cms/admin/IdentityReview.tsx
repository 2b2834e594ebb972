import type { UIFieldServerComponent } from 'payload'
import { idOf } from '../hooks/invoice-history.ts'
import { languageOf } from '../i18n/language.ts'
import { officeWords } from '../office/words/index.ts'
import { comparableProfile } from './comparable-profile.ts'
import { NewerDocument } from './NewerDocument.tsx'
import { PrivatePicture } from './PrivatePicture.tsx'
import { RecordValue } from './RecordValue.tsx'
import './admin.css'

/**
 * Shows what staff compare: the picture of a traveller's document, which only staff can load, and the current profile
 * next to it.
 */
export const IdentityReview: UIFieldServerComponent = async ({ data, id, req }) => {
  if (id === undefined) return null
  const traveller = await req.payload.findByID({
    collection: 'travellers',
    id: idOf(data.traveller),
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
    req,
  })
  const language = languageOf(req.i18n)
  const words = officeWords[language]
  const address = `/api/identity-documents/${id}/picture`
  return (
    <div className="field-type">
      <NewerDocument />
      <div className="nusa-identity">
        <a href={address} target="_blank" rel="noreferrer">
          <PrivatePicture address={address} alt={words.document} />
        </a>
        <section className="nusa-record" aria-labelledby="nusa-identity-profile">
          <h2 id="nusa-identity-profile">{words.profileSays}</h2>
          <div className="nusa-record__value">
            <RecordValue language={language} value={traveller && comparableProfile(traveller, language)} />
          </div>
        </section>
      </div>
    </div>
  )
}
