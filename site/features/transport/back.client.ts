/** Who comes from the list goes back to it as it was narrowed: that stands in its address. */
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-back]'))
  if (document.referrer.split('?')[0] === link.href) link.href = document.referrer
