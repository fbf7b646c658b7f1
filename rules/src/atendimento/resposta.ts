/** What a ready answer can be filled with. */
export const variaveisDeResposta = ['cliente', 'pedido'] as const
export type VariavelDeResposta = (typeof variaveisDeResposta)[number]

/** What of a conversation is known; null: not that. */
export type Preenchimento = Readonly<Record<VariavelDeResposta, string | number | null>>

const VARIAVEL = /\{([^{}\s]{1,40})\}/g

const isVariavel = (nome: string): nome is VariavelDeResposta =>
  (variaveisDeResposta as readonly string[]).includes(nome)

/** Names in braces that are no variable. */
export function listDesconhecidas(texto: string): string[] {
  const nomes = [...texto.matchAll(VARIAVEL)].map(([, nome = '']) => nome)
  return [...new Set(nomes.filter((nome) => !isVariavel(nome)))]
}

/**
 * A ready answer for one conversation: '{cliente}', '{pedido}'. What is not known stays as it is written, and is named, so that nobody sends
 * it unseen. What a name brings with it is not filled again.
 */
export function fillResposta(
  texto: string,
  valores: Preenchimento,
): { texto: string; faltam: VariavelDeResposta[] } {
  const faltam = new Set<VariavelDeResposta>()
  const cheio = texto.replaceAll(VARIAVEL, (inteira, nome: string) => {
    if (!isVariavel(nome)) return inteira
    const valor = valores[nome]
    if (valor !== null && valor !== '') return String(valor)
    faltam.add(nome)
    return inteira
  })
  return { texto: cheio, faltam: [...faltam] }
}
