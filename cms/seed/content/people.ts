/** The demo's CMS users and one traveller, with their passwords. Only for local machines, never for production. */
export const cmsUsers = [
  { name: 'Wayan Admin', email: 'admin@nusa.example', password: 'Nusa-Admin-1', role: 'admin' },
  { name: 'Ketut Editor', email: 'editor@nusa.example', password: 'Nusa-Editor-1', role: 'editor' },
  { name: 'Putu Staff', email: 'staff@nusa.example', password: 'Nusa-Staff-1', role: 'staff' },
] as const

export const traveller = {
  email: 'traveller@nusa.example',
  password: 'Nusa-Traveller-1',
  first_name: 'Tara',
  last_name: 'Wells',
  full_name: 'Tara Wells',
  username: 'tara',
  phone: '+61 400 123 456',
  whatsapp: '+61 400 123 456',
  address: '12 Harbour Street',
  city: 'Sydney',
  country: 'Australia',
  birthday: '1991-04-12',
} as const
