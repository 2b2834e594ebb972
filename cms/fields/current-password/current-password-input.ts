import type { UIField } from 'payload'

/**
 * The form field for the current password of the user who changes an account. It comes last if the form is short. In a
 * long form it comes first, which is directly after the e-mail address and the new password.
 */
export const currentPasswordInput: UIField = {
  name: 'presentPassword',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/fields/current-password/CurrentPassword.tsx#CurrentPassword' },
  },
}
