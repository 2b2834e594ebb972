/** If the visitor came from the list, the link leads back to it with the same filters, which its URL contains. */
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-back]'))
  if (document.referrer.split('?')[0] === link.href) link.href = document.referrer
