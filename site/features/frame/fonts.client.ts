/** Remembers that this browser has the page's fonts, for early.ts in the pages to come. */
const files = document.querySelector<HTMLElement>('script[data-fonts]')?.dataset.fonts
const families = ['"Plus Jakarta Sans"', 'Fraunces']

addEventListener('load', async () => {
  // A page that was not laid out yet has asked for none of them.
  await Promise.all(families.map((family) => document.fonts.load(`1em ${family}`).catch(() => undefined)))
  if (!files || !families.every((family) => document.fonts.check(`1em ${family}`))) return
  try {
    localStorage.setItem('fonts', files)
  } catch {
    // Without storage the fonts of each page come when it asks for them, as those of the first one did.
  }
})
