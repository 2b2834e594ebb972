import type { CollectionConfig, PayloadRequest } from 'payload'
import { isAdmin, isStaff, nobody, staffField, staffOrOwner } from '../../access/records.ts'
import { groups, hiddenFromEditors } from '../../config/groups.ts'
import { instantField } from '../../fields/instants.ts'
import { kept } from '../../fields/kept.ts'
import { ofTraveller } from '../../fields/of-traveller.ts'
import { idOf } from '../../hooks/invoice-history.ts'
import { underTravellerLock } from '../../hooks/lock-traveller.ts'
import { noteDecision } from './note-decision.ts'
import { pictureEndpoint } from './picture-endpoint.ts'
import { refuseGone } from './refuse-gone.ts'
import { refuseOvertaken } from './refuse-overtaken.ts'
import { tellTraveller } from './tell-traveller.ts'

/** Of the reason of a refusal, in UTF-16 units: some sentences, as a mail and the dashboard show them. */
const longestReason = 500

/**
 * Passports and identity cards, seen by the traveller they belong to and by staff, who accept or refuse them. A new upload
 * is a new entry in the place of the last one, so that nobody decides about a picture that they have not seen.
 */
export const IdentityDocuments = (): CollectionConfig => ({
  slug: 'identity-documents',
  // What is locked first is locked for one.
  disableBulkEdit: true,
  access: { read: staffOrOwner('traveller'), create: nobody, update: isStaff, delete: isAdmin },
  endpoints: [pictureEndpoint],
  hooks: {
    beforeOperation: [underTravellerLock(ownerOf), refuseGone, refuseOvertaken],
    beforeChange: [noteDecision],
    afterChange: [tellTraveller],
  },
  admin: {
    group: groups.people,
    hidden: hiddenFromEditors,
    // Its picture is not in Payload's answer, and nobody here needs the rest of it.
    hideAPIURL: true,
    defaultColumns: ['traveller', 'traveller_name', 'state', 'reason', 'createdAt'],
    listSearchableFields: ['traveller_email', 'traveller_name'],
    description:
      'Pictures of passports and identity cards. Those in review wait for your decision for up to 30 days. Travellers are notified of your decision by email.',
  },
  // Those in review first, which is the first of the states, and of them the one that waits longest.
  defaultSort: ['state', 'createdAt'],
  fields: [
    {
      name: 'picture',
      type: 'ui',
      admin: { components: { Field: '/admin/IdentityReview.tsx#IdentityReview' } },
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'in_review',
      index: true,
      options: [
        { label: 'In review', value: 'in_review' },
        { label: 'Verified', value: 'verified' },
        { label: 'Rejected', value: 'refused' },
      ],
      admin: { components: { Field: '/admin/ChoiceField.tsx#ChoiceField' } },
    },
    {
      name: 'reason',
      type: 'text',
      label: 'Reason for rejection',
      maxLength: longestReason,
      validate: (value: unknown, { siblingData }: { siblingData: { state?: unknown } }) =>
        siblingData.state !== 'refused' ||
        (typeof value === 'string' && value.trim() !== '') ||
        'Please tell the traveller why the document was rejected.',
      // Always there: that it appears once 'Rejected' is chosen could come after somebody has pressed Save.
      admin: {
        description: 'If you reject the document, the traveller can read this.',
      },
    },
    ...kept([{ name: 'traveller', type: 'relationship', relationTo: 'travellers', required: true, index: true }]),
    ofTraveller('traveller', 'email'),
    ofTraveller('traveller', 'full_name'),
    ...kept([
      { ...instantField('reviewed_at'), access: { read: staffField } },
      {
        name: 'reviewed_by',
        type: 'relationship',
        relationTo: 'users',
        access: { read: staffField },
        admin: { components: { Field: '/admin/Reviewer.tsx#Reviewer' } },
      },
    ]),
  ],
})

async function ownerOf(id: number | string, req: PayloadRequest): Promise<number | null> {
  const document = await req.payload.findByID({
    collection: 'identity-documents',
    id,
    depth: 0,
    disableErrors: true,
    req,
  })
  return document && idOf(document.traveller)
}
