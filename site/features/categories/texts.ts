export const categoryTexts = {
  title: 'Explore by Category',
  subtitle: 'Temples at dawn, reefs at noon, waterfalls in between: pick your kind of day.',
  crumb: 'Categories',
  home: 'Home',
  count: (count: number) => `${count} ${count === 1 ? 'Tour' : 'Tours'}`,
  none: 'No categories to display yet.',
  allTours: 'All tours',
  empty: 'No tours found in this category.',
  notFound: 'Category Not Found',
  notFoundText: 'Sorry, this category does not exist.',
  allCategories: 'All categories',
}
