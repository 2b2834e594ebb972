import type { SingleRelationshipField } from 'payload'

const description =
  'What travellers get back if they cancel. Leave empty to use the policy in the settings. Existing bookings keep their policy.'

export function cancellationPolicyField(): SingleRelationshipField {
  return {
    name: 'cancellation_policy_id',
    type: 'relationship',
    relationTo: 'cancellation-policies',
    label: 'Cancellation policy',
    admin: { description },
  }
}
