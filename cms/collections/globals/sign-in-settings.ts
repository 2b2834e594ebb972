import type { CheckboxField, GlobalConfig } from 'payload'
import { hiddenWithout, roles, withPermission } from '../../access/permissions.ts'
import { groups } from '../groups.ts'

/**
 * Only administrators can change these settings. Editors can change the site's settings, but must not switch off a
 * protection.
 */
export const SignInSettings = (): GlobalConfig => ({
  slug: 'sign-in-settings',
  label: 'Sign-in and security',
  access: { read: withPermission('users:edit'), update: withPermission('users:edit') },
  admin: { group: groups.people, hidden: hiddenWithout('users:edit') },
  fields: [
    {
      name: 'required',
      type: 'group',
      label: 'Two-step sign-in is required',
      admin: {
        description:
          'Users with these roles must set up two-step sign-in at their next click, before they can do anything else.',
      },
      fields: Object.entries(roles).map(
        ([role, { name }]): CheckboxField => ({ name: role, type: 'checkbox', label: name, defaultValue: false }),
      ),
    },
    {
      name: 'protect_documents',
      type: 'checkbox',
      label: 'Documents of travellers need two-step sign-in',
      defaultValue: true,
      admin: {
        description:
          'Passports and identity cards can only be opened by users who signed in with a second step. Switch this off only if your staff cannot use two-step sign-in.',
      },
    },
  ],
})
