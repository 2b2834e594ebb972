/** Classes of all inputs and selects. */
export const controlClass =
  'block w-full min-h-11 rounded-sm border border-ink/50 bg-white px-3 py-2 text-base text-ink placeholder:text-ink/60 aria-invalid:scroll-mb-14 aria-invalid:border-terracotta aria-invalid:ring-1 aria-invalid:ring-terracotta'
