/** Name of the form field for the user's current password. The value is checked and never stored. */
export const currentPasswordField = 'current_password'
