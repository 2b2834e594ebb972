import type { SingleRelationshipField } from 'payload'

const description =
  'What travellers get back if they cancel. Leave empty to use the policy of the settings. Bookings that exist keep the policy that they were made with.'

export function cancellationPolicyField(): SingleRelationshipField {
  return {
    name: 'cancellation_policy_id',
    type: 'relationship',
    relationTo: 'cancellation-policies',
    label: 'Cancellation policy',
    admin: { description },
  }
}
