/** What is written of something whose fields are described: JSON by the names of its fields. */
export type Valor = Readonly<Record<string, unknown>>

const isValor = (valor: unknown): valor is Valor =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor)

/** What stands at a place, 'conteudo.destino'. */
export function readValor(valor: Valor, caminho: string): unknown {
  return caminho.split('.').reduce<unknown>((onde, nome) => (isValor(onde) ? onde[nome] : undefined), valor)
}

/** The same with something else at that place; undefined takes it out. */
export function putValor(valor: Valor, caminho: string, novo: unknown): Valor {
  const [nome = '', ...resto] = caminho.split('.')
  const dentro = valor[nome]
  const posto = resto.length === 0 ? novo : putValor(isValor(dentro) ? dentro : {}, resto.join('.'), novo)
  const { [nome]: _antes, ...outros } = valor
  return posto === undefined ? outros : { ...valor, [nome]: posto }
}

export const asTexto = (valor: unknown): string => (typeof valor === 'string' ? valor : '')
export const asValor = (valor: unknown): Valor | null => (isValor(valor) ? valor : null)
export const asTextos = (valor: unknown): string[] =>
  Array.isArray(valor) ? valor.filter((cada) => typeof cada === 'string') : []
export const asValores = (valor: unknown): Valor[] => (Array.isArray(valor) ? valor.filter(isValor) : [])
