export const cardTexts = {
  discountLabel: (percent: number) => `${percent}% OFF`,
  from: 'from',
  viewTour: 'View Tour',
  priceOnRequest: 'Price on request',
  priceBeforeDiscount: 'Price before discount',
  favorite: (title: string) => `Favorite: ${title}`,
} as const
