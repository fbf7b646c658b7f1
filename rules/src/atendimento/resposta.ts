/** What a ready answer can be filled with, and what the answer outside of the hours. */
export const variaveisDeResposta = ['cliente', 'pedido'] as const
export const variaveisDeAusencia = ['cliente', 'loja', 'volta'] as const

/** What is known of a conversation; null: not that. */
export type Preenchimento<V extends string> = Readonly<Record<V, string | number | null>>

const VARIAVEL = /\{([^{}\s]{1,40})\}/g

/** Names in braces that are none of these. */
export function listDesconhecidas(texto: string, conhecidas: readonly string[]): string[] {
  const nomes = [...texto.matchAll(VARIAVEL)].map(([, nome = '']) => nome)
  return [...new Set(nomes.filter((nome) => !conhecidas.includes(nome)))]
}

/**
 * A text for one conversation: '{cliente}', '{pedido}'. What is not known stays as it is written, and is named, so that nobody sends
 * it unseen. What a name brings with it is not filled again.
 */
export function fillResposta<V extends string>(
  texto: string,
  valores: Preenchimento<V>,
): { texto: string; faltam: V[] } {
  const faltam = new Set<V>()
  const isVariavel = (nome: string): nome is V => Object.hasOwn(valores, nome)
  const cheio = texto.replaceAll(VARIAVEL, (inteira, nome: string) => {
    if (!isVariavel(nome)) return inteira
    const valor = valores[nome]
    if (valor !== null && valor !== '') return String(valor)
    faltam.add(nome)
    return inteira
  })
  return { texto: cheio, faltam: [...faltam] }
}
