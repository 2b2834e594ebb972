import { formatCount } from '@nusa/shared/text'

export const bookingTexts = {
  heading: 'Book this tour',
  date: 'Date',
  datePlaceholder: 'Select a date',
  noDates: 'There are no dates left to book.',
  searchedDateUnavailable: (date: string) => `Not available on ${date}. This is the next available date.`,
  cutOffDays: (days: number) =>
    days === 0
      ? 'Bookable up to the day (Bali time, UTC+8).'
      : `Book at least ${days} ${days === 1 ? 'day' : 'days'} ahead (Bali time, UTC+8).`,

  cutOffHours: (hours: number) =>
    hours === 0 ? 'Bookable until the departure.' : `Book at least ${formatCount(hours, 'hour')} before the departure.`,

  residentCheckbox: 'I’m a resident of Indonesia',
  package: 'Package',
  packagePlaceholder: 'Select a package',
  noPackages: 'Only residents of Indonesia can book this tour.',
  noResidentPackages: 'This tour has no package for residents of Indonesia.',
  openToAll: (from: string, isCheaper: boolean) =>
    `You can also book ${isCheaper ? 'cheaper packages' : 'packages'} open to all travellers, ${from}. Untick the box to see them.`,
  notBookableOnline: 'This tour can’t be booked online at the moment.',
  sort: 'Sort packages',
  sorts: {
    price_low_high: 'Price: Low to High',
    price_high_low: 'Price: High to Low',
    name_az: 'Name: A to Z',
    name_za: 'Name: Z to A',
  },
  from: (price: string, unit: string) => [`from ${price}`, unit].filter(Boolean).join(' '),
  bookNowFor: (total: string) => `Book Now - ${total}`,
  withTax: (party: string, rate: number) => `${party} · ${rate}% tax included`,

  travelers: 'Travelers',
  travelersAndPackages: 'Travelers and packages',
  adults: 'Adults',
  adultsAge: 'Age 18+',
  children: 'Children',
  childrenAge: 'Age 2-17',
  infants: 'Infants',
  infantsAge: 'Under 2',
  packages: 'Packages',
  packagesHint: 'How many packages to book',
  packageSize: (guests: number) => `Each package is for up to ${formatCount(guests, 'guest')}, including infants.`,
  packagesNeeded: (guests: number, packages: number) =>
    `${formatCount(guests, 'guest')} need ${formatCount(packages, 'package')}.`,
  maxGuestsNote: (count: number) => `Up to ${count} adults and children.`,
  closeTravelers: 'Done',

  packageDetails: 'Package details',
  duration: 'Duration',
  groupSize: 'Group size',
  packageCount: 'Packages',
  adult: 'Adult',
  child: 'Child',
  infant: 'Infant',
  pricePerPackage: 'Price per package',
  perPerson: 'Price per person',
  freeOfCharge: 'Free',

  addOns: 'Add-ons',
  perPersonAddOn: 'per person',
  perBookingAddOn: 'each',
  perPackageAddOn: 'per package',

  summary: 'Price summary',
  choosePackage: 'Choose a package to see the price.',

  addToCart: 'Add to Cart',
  missingPackage: { title: 'Please select a package', description: 'Choose a package before adding to cart' },
  addOnUnavailable: {
    title: 'An add-on is no longer offered',
    description: 'Please reload the page to see what you can add.',
  },
  missingDate: { title: 'Please select a date', description: 'Choose your preferred tour date' },
  missingStartTime: { title: 'Please select a start time', description: 'Choose when your tour starts' },
  dateRefused: (date: string, dateProblem: string) => ({
    title: 'Please select another date',
    description: `${date}: ${dateProblem}.`,
  }),
  tooManyTravelers: (max: number) => ({
    title: 'Too many travelers',
    description: `This tour is for up to ${max} adults and children.`,
  }),
  notEnoughSpots: (description: string) => ({ title: 'Not enough spots left', description }),
  addedToCart: (tour: string) => ({ title: 'Added to cart', description: tour }),
} as const
