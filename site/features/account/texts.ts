import { impossibleBirthday } from '@nusa/shared/account'

/** The texts of a traveller's profile. */
export const accountTexts = {
  updated: { title: 'Profile updated' },
  updateFailed: 'Failed to update profile. Please try again.',
  loadFailed: 'Failed to load your profile.',
  missing: { title: 'Missing required fields', description: 'Please fill all required fields.' },
  birthdayWrong: impossibleBirthday,
  loading: 'Loading your profile…',
  retry: 'Try again',
  title: 'Profile',
  text: 'We book your tours with these details and reach you by them.',
  emailHint: 'You sign in with this address. It is changed in the settings.',
  save: 'Save',
  saving: 'One moment…',
  labels: {
    first_name: 'First name',
    last_name: 'Last name',
    email: 'Email',
    phone: 'Phone',
    whatsapp: 'WhatsApp (optional)',
    address: 'Address',
    city: 'City',
    country: 'Country',
    birthday: 'Birthday',
  },
  required: {
    first_name: 'First name is required',
    last_name: 'Last name is required',
    phone: 'Phone number is required',
    address: 'Address is required',
    city: 'City is required',
    country: 'Country is required',
    birthday: 'Birthday is required',
  },
} as const
