/** Reports unhandled errors. Next runs this file before the admin starts. The first error loads `report-error.ts`. */
for (const type of ['error', 'unhandledrejection']) {
  addEventListener(type, (event) => {
    import('./features/health/report-error.ts').then(
      ({ reportError }) => reportError(event),
      () => undefined,
    )
  })
}
