import { mayHaveConta } from '@vitrine/rules/documento'
import { todayIn } from '@vitrine/rules/entrega'

/** One wrong field for a failure's `campos`; nothing when it is right. */
export function wrong(campo: string, isRight: boolean, texto: string): Record<string, string> {
  return isRight ? {} : { [campo]: texto }
}

/** What is wrong with a birth date; nothing of one that was not told. */
export function wrongNascimento(campo: string, data: string | null | undefined): Record<string, string> {
  if (!data) return {}
  if (!isBirthday(data)) return { [campo]: 'Data de nascimento inválida.' }
  const hoje = todayIn('America/Sao_Paulo', new Date())
  return mayHaveConta(data, hoje) ? {} : { [campo]: 'A conta é para quem já fez 16 anos.' }
}

/** A day that was, and not so long ago that nobody remembers it. */
function isBirthday(data: string): boolean {
  return data < todayIn('America/Sao_Paulo', new Date()) && data > '1900-01-01'
}
