/** One wrong field for a failure's `campos`; nothing when it is right. */
export function wrong(campo: string, isRight: boolean, texto: string): Record<string, string> {
  return isRight ? {} : { [campo]: texto }
}

/** A day that was, and not so long ago that nobody remembers it. */
export function isBirthday(data: string): boolean {
  const hoje = new Date().toISOString().slice(0, 10)
  return data < hoje && data > '1900-01-01'
}
