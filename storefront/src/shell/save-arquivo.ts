/** Hands a file over to the browser's downloads. */
export function saveArquivo(blob: Blob, nome: string): void {
  const endereco = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = endereco
  link.download = nome
  link.click()
  // After a moment the download keeps the bytes by itself.
  setTimeout(() => URL.revokeObjectURL(endereco), 10_000)
}
