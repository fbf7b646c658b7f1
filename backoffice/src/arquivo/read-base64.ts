/** The bytes of a file in base64. */
export function readBase64(arquivo: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const leitor = new FileReader()
    leitor.addEventListener('load', () => resolve(String(leitor.result).replace(/^[^,]*,/, '')))
    leitor.addEventListener('error', () => reject(leitor.error ?? new Error('the file could not be read')))
    leitor.readAsDataURL(arquivo)
  })
}
