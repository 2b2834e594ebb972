import type { UIField } from 'payload'

/**
 * Where a form asks for the own password of the one who changes an account. To be put first, so right under the e-mail address
 * and the new password, which Payload puts before all.
 */
export const presentPassword: UIField = {
  name: 'presentPassword',
  type: 'ui',
  admin: { disableListColumn: true, components: { Field: '/admin/PresentPassword.tsx#PresentPassword' } },
}
