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

/** The maximum length of the reason in UTF-16 code units. A reason is a few sentences. */
const maxReasonLength = 500

const readOwnOrAll = withPermissionOrOwner('identity-documents:read', 'traveller')

/**
 * If staff have not signed in with a second factor, the admin panel shows an empty list below a notice, and the REST
 * API refuses the request.
 */
const readWithFactor: Access = (args) =>
  needsFactorForDocuments(args.req.user) && args.req.payloadAPI === 'local' ? { id: { in: [] } } : readOwnOrAll(args)

/**
 * Contains passports and identity cards, which staff approve or reject. Each upload creates a new entry, so that staff
 * never decide about a picture they have not seen.
 */
export const IdentityDocuments = (): CollectionConfig => ({
  slug: 'identity-documents',
  // A save can lock only one account.
  disableBulkEdit: true,
  access: {
    read: readWithFactor,
    create: denyAll,
    update: withPermission('identity-documents:edit'),
    delete: withPermission('identity-documents:delete'),
  },
  endpoints: [pictureEndpoint],
  hooks: {
    // `refuseOutdatedDecision` reads the document after the lock, because the traveller may replace or withdraw the
    // document before the lock.
    beforeOperation: [lockTravellerBeforeUpdate(findOwnerId), refuseOutdatedDecision],
    beforeChange: [recordDecision],
    afterChange: [notifyTraveller],
  },
  admin: {
    group: groups.people,
    hidden: hiddenWithout('identity-documents:read'),
    // Hides the link to Payload's API response, which does not contain the picture and is of no use to staff.
    hideAPIURL: true,
    defaultColumns: ['traveller', 'traveller_name', 'state', 'reason', 'createdAt'],
    listSearchableFields: ['traveller_email', 'traveller_name'],
    description:
      'Pictures of passports and identity cards. Documents in review wait for your decision for up to 30 days. Travellers are notified of your decision by email.',
  },
  // Documents in review come first, beginning with the document that has waited longest.
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
      // The field is always visible. If it appeared only after 'Rejected' is selected, a user could save before it
      // appears.
      admin: {
        description: 'If you reject the document, the traveller can read this reason.',
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
      // The database writes these fields when the traveller's name or date of birth changes. If the
      // `profile_changed_at` of a form differs, the form shows an earlier profile.
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
  // Only a rejection has a reason.
  const cleanedData = state === 'refused' ? data : { ...data, reason: null }
  if (state === originalDoc?.state) return cleanedData
  if (state === 'in_review') return { ...cleanedData, reviewed_at: null, reviewed_by: null }
  return {
    ...cleanedData,
    changed_fields: null,
    reviewed_at: new Date().toISOString(),
    reviewed_by: req.user?.collection === 'users' ? req.user.id : null,
  }
}
