import type { UIField } from 'payload'

/** The password in this form field is checked and not stored. */
export const currentPasswordPath = 'current_password'

/** Put this field last in a short form. In a long form, put it after the email address and the new password. */
export const currentPasswordInput: UIField = {
  name: 'currentPassword',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/fields/current-password/CurrentPassword.tsx#CurrentPassword' },
  },
}
