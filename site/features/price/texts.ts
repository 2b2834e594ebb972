export const priceTexts = {
  parts: {
    adult: 'Adults',
    child: 'Children',
    infant: 'Infants',
    package: 'Packages',
    car: 'Cars',
    day: 'Days',
    'room-night': 'Nights',
  },
  subtotal: 'Subtotal',
  tax: (rate: number) => `Tax (${rate}%)`,
  total: 'Total',
  originalPrice: 'Original price',
  includesAddOns: (amount: string) => `(Includes ${amount} in add-ons)`,
  youSave: (amount: string, percent: number) => `You save ${amount} (${percent}%)`,
} as const
