import { mayHaveConta } from '@vitrine/rules/documento'

/** One wrong field for a failure's `campos`; nothing when it is right. */
export function wrong(campo: string, isRight: boolean, texto: string): Record<string, string> {
  return isRight ? {} : { [campo]: texto }
}

/** What is wrong with a birth date; nothing of one that was not told. */
export function wrongNascimento(
  campo: string,
  data: string | null | undefined,
  hoje: string,
): Record<string, string> {
  if (!data) return {}
  if (!isBirthday(data, hoje)) return { [campo]: 'Data de nascimento inválida.' }
  return mayHaveConta(data, hoje) ? {} : { [campo]: 'A conta é para quem já fez 16 anos.' }
}

/** A day in the past, after 1900. */
function isBirthday(data: string, hoje: string): boolean {
  return data < hoje && data > '1900-01-01'
}
