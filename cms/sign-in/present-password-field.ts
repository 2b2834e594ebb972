import type { UIField } from 'payload'

/**
 * The form field for the current password of the user who changes an account. Must be the first field: it then follows
 * the e-mail address and the new password, which Payload puts before all others.
 */
export const presentPassword: UIField = {
  name: 'presentPassword',
  type: 'ui',
  admin: { disableListColumn: true, components: { Field: '/admin/PresentPassword.tsx#PresentPassword' } },
}
