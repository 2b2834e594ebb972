export function saveFile(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  // By then, the browser has started to read the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
