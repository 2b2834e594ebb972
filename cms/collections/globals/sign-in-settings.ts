import type { CheckboxField, GlobalConfig } from 'payload'
import { hiddenWithout, roles, withPermission } from '../../access/permissions.ts'
import { groups } from '../groups.ts'

/**
 * Only administrators can change these settings. They are separate from the site's settings, because editors can change
 * those and could switch off a protection.
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
        description: 'Users of these roles must set it up at their next click, and can do nothing else before.',
      },
      fields: Object.entries(roles).map(
        ([name, { name: label }]): CheckboxField => ({ name, type: 'checkbox', label, defaultValue: false }),
      ),
    },
    {
      name: 'protect_documents',
      type: 'checkbox',
      label: 'Documents of travellers need two-step sign-in',
      defaultValue: true,
      admin: {
        description:
          'Passports and identity cards can only be opened by users who signed in with a second step. Switch this off only if your staff cannot use it.',
      },
    },
  ],
})
