import type { CorpoFalha } from '@vitrine/contract'

/** What is wrong, by the field of a form; under '' what is of none of them. */
export type Erros = Partial<Record<string, string>>

/**
 * A refusal names its fields by their place in what was written. A form has the whole of it ('parcelas.maximo'), else its last part
 * ('respostas.0.texto').
 */
export function toErros(
  { campos, error }: Pick<CorpoFalha, 'campos' | 'error'>,
  doForm: readonly string[],
): Erros {
  if (!campos) return { '': error }
  return Object.fromEntries(
    Object.entries(campos).map(([lugar, erro]) => {
      const campo = doForm.includes(lugar) ? lugar : (lugar.split('.').at(-1) ?? '')
      return [doForm.includes(campo) ? campo : '', erro]
    }),
  )
}
