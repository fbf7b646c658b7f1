import { todayIn } from '@vitrine/rules/entrega'

/** One wrong field for a failure's `campos`; nothing when it is right. */
export function wrong(campo: string, isRight: boolean, texto: string): Record<string, string> {
  return isRight ? {} : { [campo]: texto }
}

/** A day that was, and not so long ago that nobody remembers it. */
export function isBirthday(data: string): boolean {
  return data < todayIn('America/Sao_Paulo', new Date()) && data > '1900-01-01'
}
