/** A document without its mask, upper case. Letters stay: they are part of a CNPJ since July 2026 (readings 8). */
export function normalizeDocumento(text: string): string {
  return text.toUpperCase().replace(/[./\-\s]/g, '')
}
