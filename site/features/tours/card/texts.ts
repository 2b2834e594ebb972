export const cardTexts = {
  off: (percent: number) => `${percent}% OFF`,
  from: 'from',
  viewTour: 'View Tour',
  priceOnRequest: 'Price on request',
  before: 'Price before discount',
  favorite: (title: string) => `Favorite: ${title}`,
} as const
