/** Next runs this before the admin starts. Reports unhandled errors; the code is loaded after the first one. */
for (const type of ['error', 'unhandledrejection']) {
  addEventListener(type, (event) => {
    import('./features/health/report-error.ts').then(
      ({ reportError }) => reportError(event),
      () => undefined,
    )
  })
}
