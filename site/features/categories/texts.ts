export const categoryTexts = {
  title: 'Explore by Category',
  subtitle: 'Temples at dawn, reefs at noon, waterfalls in between: pick your kind of day.',
  breadcrumb: 'Categories',
  home: 'Home',
  tourCount: (count: number) => `${count} ${count === 1 ? 'Tour' : 'Tours'}`,
  noCategories: 'No categories to display yet.',
  allTours: 'All tours',
  noTours: 'No tours found in this category.',
  notFound: 'Category Not Found',
  notFoundText: 'Sorry, this category does not exist.',
  allCategories: 'All categories',
}
