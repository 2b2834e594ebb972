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

/**
 * Maximum length of the reason for a refusal (UTF-16 units): a few sentences, as shown in the mail and on the
 * dashboard.
 */
const longestReason = 500

/**
 * Passports and identity cards, visible to their traveller and to staff, who accept or refuse them. A new upload is a
 * new entry that replaces the last one, so that staff never decide about a picture they have not seen.
 */
export const IdentityDocuments = (): CollectionConfig => ({
  slug: 'identity-documents',
  // The account is locked first, which is only possible for one document.
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
    // Payload's response does not contain the picture, and staff do not need the other fields.
    hideAPIURL: true,
    defaultColumns: ['traveller', 'traveller_name', 'state', 'reason', 'createdAt'],
    listSearchableFields: ['traveller_email', 'traveller_name'],
    description:
      'Pictures of passports and identity cards. Those in review wait for your decision for up to 30 days. Travellers are notified of your decision by email.',
  },
  // Documents in review first (the first of the states), the longest waiting first.
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
      // Always visible: if the field appeared when 'Rejected' is selected, it could appear after the user has pressed
      // Save.
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
