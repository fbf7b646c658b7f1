import type { Caracteristicas } from '@vitrine/contract'

const PREFIXO = 'caracteristicas.'

/** The answers to a supplier's own fields in a form, by codigo; empty ones too, so that an answer can be taken back. */
export function readCaracteristicas(form: FormData): Caracteristicas {
  const pares = [...form.entries()].flatMap(([nome, valor]) =>
    nome.startsWith(PREFIXO) && typeof valor === 'string'
      ? [[nome.slice(PREFIXO.length), valor.trim()] as const]
      : [],
  )
  return Object.fromEntries(pares)
}
