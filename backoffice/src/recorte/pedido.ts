import type { Recorte, RecorteNovo } from '@vitrine/contract'

/** Which products, in which order, without which columns. */
export type Filtro = Pick<Recorte, 'vista' | 'busca' | 'idcategoria' | 'ordenacao' | 'escondidas'>

/** What is to be written; `versao` null: a new one. */
export interface Pedido extends Omit<RecorteNovo, 'versao' | 'escondidas'> {
  escondidas: Filtro['escondidas']
  idrecorte: string
  versao: number | null
}

/** A filter in words: what it is of, and what it says. */
export type ComoSeDiz = (filtro: Filtro) => readonly (readonly [rotulo: string, valor: string])[]

/** A new one of what the list shows. */
export const toNovo = (filtro: Filtro): Pedido => ({
  ...filtro,
  idrecorte: crypto.randomUUID(),
  nome: '',
  equipe: false,
  padrao: false,
  versao: null,
})

export const isMesmoFiltro = (um: Filtro, outro: Filtro): boolean =>
  um.vista === outro.vista &&
  um.busca === outro.busca &&
  um.idcategoria === outro.idcategoria &&
  um.ordenacao === outro.ordenacao &&
  isMesmasColunas(um.escondidas, outro.escondidas)

/** One that leaves columns to the device agrees with all. */
const isMesmasColunas = (umas: Filtro['escondidas'], outras: Filtro['escondidas']): boolean =>
  umas === null ||
  outras === null ||
  (umas.length === outras.length && umas.every((coluna) => outras.includes(coluna)))

/** In what another one that stands now differs from mine, a line for each: 'Ordem: Nome (a sua: Código)'. */
export function listDiferencas(minha: Pedido, outra: Recorte, say: ComoSeDiz): string[] {
  const pares = (cada: Pedido | Recorte) => [
    ['Nome', cada.nome] as const,
    ...say(cada),
    ['De quem', cada.equipe ? 'da equipe' : 'só seu'] as const,
  ]
  const minhas = new Map(pares(minha))
  return pares(outra).flatMap(([rotulo, valor]) => {
    const meu = minhas.get(rotulo)
    return meu === valor ? [] : [`${rotulo}: ${valor} (a sua: ${meu})`]
  })
}
