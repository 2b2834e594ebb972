import type { UIField } from 'payload'

/** The name of the form field for the user's current password. The password is checked and not stored. */
export const currentPasswordField = 'current_password'

/**
 * The form field for the current password of the user who changes an account. In a short form it is the last field. In
 * a long form it is the first field, directly after the email address and the new password.
 */
export const currentPasswordInput: UIField = {
  name: 'currentPassword',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/fields/current-password/CurrentPassword.tsx#CurrentPassword' },
  },
}
