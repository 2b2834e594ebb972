/** The site settings. The seeding adds the legal pages, which it finds by their slugs. */
export const settings = {
  site_name: 'Nusa',
  tagline: 'INDONESIA is our World, BALI is our Specialist and YOU is our project!',
  tax: 10,
  contact: {
    email: 'hello@nusa.example',
    phone: '+62 361 555 0142',
    whatsapp: '+62 811 555 0142',
    address: 'Jalan Raya Sanggingan 21, Ubud, Gianyar 80571, Bali, Indonesia',
  },
  social: [
    { name: 'Instagram', url: 'https://instagram.com/nusa.example' },
    { name: 'Facebook', url: 'https://facebook.com/nusa.example' },
    { name: 'YouTube', url: 'https://youtube.com/@nusa.example' },
  ],
  trusted_by: 'Trusted by 10,000+ travelers',
  stats: [
    { figure: '500+', label: 'Tours Available' },
    { figure: '50k+', label: 'Happy Customers' },
    { figure: '24/7', label: 'Support' },
  ],
  trust_lines: ['Free cancellation up to 24 hours', 'Instant confirmation', 'Secure payment'],
}
