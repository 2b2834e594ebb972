import type { Access, CollectionBeforeChangeHook, CollectionConfig, PayloadRequest } from 'payload'
import {
  fieldWithPermission,
  hiddenWithout,
  needsFactorForDocuments,
  withPermission,
} from '../../../access/permissions.ts'
import { denyAll, withPermissionOrOwner } from '../../../access/records.ts'
import { instantField, readOnlyFields } from '../../../fields/read-only-fields.ts'
import { travellerDataField } from '../../../fields/traveller-data-field.ts'
import type { IdentityDocument } from '../../../generated/payload-types.ts'
import { groups } from '../../groups.ts'
import { idOf } from '../Invoices/invoice-history.ts'
import { lockTravellerBeforeUpdate } from '../Travellers/lock-traveller.ts'
import { notifyTraveller } from './notify-traveller.ts'
import { pictureEndpoint } from './picture-endpoint.ts'
import { refuseOutdatedDecision } from './refuse-outdated-decision.ts'

/** UTF-16 units: a few sentences, as shown in the email and on the dashboard. */
const maxReasonLength = 500

const readOwnOrAll = withPermissionOrOwner('identity-documents:read', 'traveller')

/** Without a second factor, the admin shows an empty list below a notice, and the REST API refuses the request. */
const readWithFactor: Access = (args) =>
  needsFactorForDocuments(args.req.user) && args.req.payloadAPI === 'local' ? { id: { in: [] } } : readOwnOrAll(args)

/**
 * Passports and identity cards, which staff approve or reject. A new upload is a new entry, so that staff never
 * decide about a picture they have not seen.
 */
export const IdentityDocuments = (): CollectionConfig => ({
  slug: 'identity-documents',
  // Each save first locks the account. This is only possible for one document at a time.
  disableBulkEdit: true,
  access: {
    read: readWithFactor,
    create: denyAll,
    update: withPermission('identity-documents:edit'),
    delete: withPermission('identity-documents:delete'),
  },
  endpoints: [pictureEndpoint],
  hooks: {
    // Read again after the lock, because the traveller may have replaced or withdrawn the document before.
    beforeOperation: [lockTravellerBeforeUpdate(findOwnerId), refuseOutdatedDecision],
    beforeChange: [recordDecision],
    afterChange: [notifyTraveller],
  },
  admin: {
    group: groups.people,
    hidden: hiddenWithout('identity-documents:read'),
    // Payload's response does not contain the picture, and staff do not need the other fields.
    hideAPIURL: true,
    defaultColumns: ['traveller', 'traveller_name', 'state', 'reason', 'createdAt'],
    listSearchableFields: ['traveller_email', 'traveller_name'],
    description:
      'Pictures of passports and identity cards. Those in review wait for your decision for up to 30 days. Travellers are notified of your decision by email.',
  },
  // Documents in review first, the longest waiting first.
  defaultSort: ['state', 'createdAt'],
  fields: [
    {
      name: 'picture',
      type: 'ui',
      admin: { components: { Field: '/collections/records/IdentityDocuments/IdentityReview.tsx#IdentityReview' } },
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
      admin: { components: { Field: '/payload-fixes/inputs/ChoiceField.tsx#ChoiceField' } },
    },
    {
      name: 'reason',
      type: 'text',
      label: 'Reason for rejection',
      maxLength: maxReasonLength,
      validate(value: unknown, { siblingData }: { siblingData: { state?: unknown } }) {
        if (siblingData.state !== 'refused') return true
        const isFilled = typeof value === 'string' && value.trim() !== ''
        return isFilled || 'Please tell the traveller why the document was rejected.'
      },
      // Always visible: if the field appeared when 'Rejected' is selected, it could appear after the user has pressed
      // Save.
      admin: {
        description: 'If you reject the document, the traveller can read this.',
      },
    },
    ...readOnlyFields([
      { name: 'traveller', type: 'relationship', relationTo: 'travellers', required: true, index: true },
    ]),
    travellerDataField('traveller', 'email'),
    travellerDataField('traveller', 'full_name'),
    ...readOnlyFields([
      { ...instantField('reviewed_at'), access: { read: fieldWithPermission('identity-documents:read') } },
      {
        name: 'reviewed_by',
        type: 'relationship',
        relationTo: 'users',
        access: { read: fieldWithPermission('identity-documents:read') },
        admin: { components: { Field: '/collections/records/IdentityDocuments/Reviewer.tsx#Reviewer' } },
      },
      // Written by the database when the name or date of birth changes. `profile_changed_at` tells a form that it
      // shows an earlier profile.
      {
        name: 'changed_fields',
        type: 'text',
        access: { read: fieldWithPermission('identity-documents:read') },
        admin: { hidden: true },
      },
      {
        name: 'profile_changed_at',
        type: 'date',
        access: { read: fieldWithPermission('identity-documents:read') },
        admin: { hidden: true },
      },
    ]),
  ],
})

async function findOwnerId(id: number | string, req: PayloadRequest): Promise<number | null> {
  const document = await req.payload.findByID({
    collection: 'identity-documents',
    id,
    depth: 0,
    disableErrors: true,
    req,
  })
  return document && idOf(document.traveller)
}

const recordDecision: CollectionBeforeChangeHook<IdentityDocument> = ({ data, originalDoc, req }) => {
  const { state = originalDoc?.state } = data
  const decidedData = state === 'refused' ? data : { ...data, reason: null }
  if (state === originalDoc?.state) return decidedData
  if (state === 'in_review') return { ...decidedData, reviewed_at: null, reviewed_by: null }
  return {
    ...decidedData,
    changed_fields: null,
    reviewed_at: new Date().toISOString(),
    reviewed_by: req.user?.collection === 'users' ? req.user.id : null,
  }
}
