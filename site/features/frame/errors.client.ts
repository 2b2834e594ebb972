/** The code is loaded when the first error occurs. */
for (const type of ['error', 'unhandledrejection', 'astro:hydration-error']) {
  addEventListener(type, (event) => {
    import('../../lib/handle-error.ts').then(
      ({ handleError }) => handleError(event),
      () => undefined,
    )
  })
}
