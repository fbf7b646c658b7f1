import type { Caracteristicas } from '@vitrine/contract'

const PREFIXO = 'caracteristicas.'

/** Of the field that says of which state an inscrição estadual is. */
export const nomeDaUf = (campo: string): string => `uf.${campo}`

/** The answers to a supplier's own fields in a form, by codigo; empty ones too, so that an answer can be taken back. */
export function readCaracteristicas(form: FormData): Caracteristicas {
  const pares = [...form.entries()].flatMap(([nome, valor]) =>
    nome.startsWith(PREFIXO) && typeof valor === 'string'
      ? [[nome.slice(PREFIXO.length), withUf(valor.trim(), form.get(nomeDaUf(nome)))] as const]
      : [],
  )
  return Object.fromEntries(pares)
}

/** 'SP 110042490114': without a number there is no answer, whatever state was chosen. */
function withUf(valor: string, uf: FormDataEntryValue | null): string {
  return valor && typeof uf === 'string' && uf ? `${uf} ${valor}` : valor
}
