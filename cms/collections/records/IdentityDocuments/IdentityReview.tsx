import type { UIFieldServerComponent } from 'payload'
import { RecordValue } from '../../../admin/values/RecordValue.tsx'
import { languageOf } from '../../../core/i18n/language.ts'
import { idOf } from '../Invoices/invoice-history.ts'
import { PrivatePicture } from '../Travellers/TravellerPhoto.tsx'
import { officeTexts } from '../texts/index.ts'
import { buildComparableProfile } from './comparable-profile.ts'
import { hasIdentityPicture } from './picture-endpoint.ts'
import { ChangedProfileNotice, NewerDocumentNotice, NewerReviewNotice } from './ReviewNotices.tsx'
import '../../../admin/admin.css'

/** Shows the picture of a document, which only staff can load, next to the current profile. */
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
  const hasPicture = await hasIdentityPicture(req, Number(id))
  const language = languageOf(req.i18n)
  const texts = officeTexts[language]
  const address = `/api/identity-documents/${id}/picture`
  return (
    <div className="field-type">
      <NewerDocumentNotice />
      <NewerReviewNotice />
      <ChangedProfileNotice />
      <div className="nusa-identity">
        {hasPicture ? (
          <a href={address} target="_blank" rel="noreferrer">
            <PrivatePicture address={address} alt={texts.documentAlt} />
          </a>
        ) : (
          <p>{texts.pictureDeleted}</p>
        )}
        <section className="nusa-record" aria-labelledby="nusa-identity-profile">
          <h2 id="nusa-identity-profile">{texts.profileDetails}</h2>
          <div className="nusa-record__value">
            <RecordValue language={language} value={traveller && buildComparableProfile(traveller, language)} />
          </div>
        </section>
      </div>
    </div>
  )
}
