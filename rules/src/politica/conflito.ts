import { listPrecos } from './escolha.ts'
import type { Politica } from './politica.ts'

/** A policy, and the categories that the products stand in which it names. */
export interface PoliticaComAlvo extends Politica {
  ativa: boolean
  categoriasdosprodutos: readonly string[]
}

/** Two policies that speak about one product to one buyer on one day. */
export interface Conflito<P> {
  outra: P
  /** PRIORIDADE: the lower one is not looked at. MENOR_PRECO: of two prices the lower one counts. */
  por: 'PRIORIDADE' | 'MENOR_PRECO'
  /** Of different priorities: whether this one decides. */
  vence: boolean | null
}

/** Where another policy that is on decides instead of this one, or this one instead of it, from `hoje` on. */
export function listConflitos<P extends PoliticaComAlvo>(
  esta: PoliticaComAlvo,
  outras: readonly P[],
  hoje: string,
): Conflito<P>[] {
  if (!isDaqui(esta, hoje)) return []
  return outras.flatMap((outra): Conflito<P>[] => {
    if (outra.idpolitica === esta.idpolitica || !isDaqui(outra, hoje) || !meets(esta, outra)) return []
    if (outra.prioridade !== esta.prioridade)
      return [{ outra, por: 'PRIORIDADE', vence: esta.prioridade > outra.prioridade }]
    return hasPreco(esta) && hasPreco(outra) ? [{ outra, por: 'MENOR_PRECO', vence: null }] : []
  })
}

const isDaqui = ({ ativa, condicoes: { fim } }: PoliticaComAlvo, hoje: string) =>
  ativa && (!fim || fim >= hoje)

const hasPreco = (politica: Politica) => politica.efeito.tabela === true || listPrecos(politica, 1).length > 0

/** A buyer may be of several groups: two policies for different ones meet in whoever is of both. */
function meets(a: PoliticaComAlvo, b: PoliticaComAlvo): boolean {
  const { condicoes: uma } = a
  const { condicoes: outra } = b
  return (
    sharesAny(uma.idformapagto, outra.idformapagto) &&
    isCompativel(uma.tipoEntrega, outra.tipoEntrega) &&
    isCompativel(uma.canalVenda, outra.canalVenda) &&
    (uma.inicio ?? '') <= (outra.fim ?? '9999') &&
    (outra.inicio ?? '') <= (uma.fim ?? '9999') &&
    sharesAlvo(a, b)
  )
}

/** Whether a policy speaks to all buyers and of all products that another one speaks to and of, on whatever days. */
export function covers(esta: PoliticaComAlvo, outra: PoliticaComAlvo): boolean {
  const { condicoes: minhas } = esta
  const { condicoes: dela } = outra
  return (
    isAmpla(minhas.tags, dela.tags) &&
    isAmpla(minhas.idformapagto, dela.idformapagto) &&
    (!minhas.tipoEntrega || minhas.tipoEntrega === dela.tipoEntrega) &&
    (!minhas.canalVenda || minhas.canalVenda === dela.canalVenda) &&
    coversAlvo(esta, outra)
  )
}

/** An empty list restricts nothing. */
function isAmpla(minhas: readonly string[] = [], dela: readonly string[] = []): boolean {
  const todas = new Set(minhas)
  return minhas.length === 0 || (dela.length > 0 && dela.every((cada) => todas.has(cada)))
}

function coversAlvo({ alvo, efeito }: PoliticaComAlvo, outra: PoliticaComAlvo): boolean {
  const { produtos = [], categorias = [] } = alvo
  // Which products a table has prices of, their rows say.
  if (efeito.tabela) return false
  if (produtos.length + categorias.length === 0) return true
  const { produtos: dela = [], categorias: categoriasDela = [] } = outra.alvo
  if (dela.length + categoriasDela.length === 0) return false
  const [meus, minhas] = [new Set(produtos), new Set(categorias)]
  const { categoriasdosprodutos: doDela } = outra
  const isDasMinhas = doDela.length > 0 && doDela.every((cada) => minhas.has(cada))
  return (
    categoriasDela.every((cada) => minhas.has(cada)) && (dela.every((cada) => meus.has(cada)) || isDasMinhas)
  )
}

/** Whether some group is of both; one without groups is for everybody. */
export const sharesGrupo = (a: Politica, b: Politica): boolean =>
  sharesAny(a.condicoes.tags, b.condicoes.tags)

const isCompativel = (a: string | undefined, b: string | undefined) => !a || !b || a === b

function sharesAny(a: readonly string[] = [], b: readonly string[] = []): boolean {
  return a.length === 0 || b.length === 0 || intersects(a, b)
}

function intersects(a: readonly string[], b: readonly string[]): boolean {
  const umas = new Set(a)
  return b.some((cada) => umas.has(cada))
}

function sharesAlvo(a: PoliticaComAlvo, b: PoliticaComAlvo): boolean {
  const [um, outro] = [a.alvo, b.alvo].map(({ produtos = [], categorias = [] }) => ({ produtos, categorias }))
  if (!um || !outro) return false
  if (um.produtos.length + um.categorias.length === 0) return true
  if (outro.produtos.length + outro.categorias.length === 0) return true
  return (
    intersects(um.produtos, outro.produtos) ||
    intersects(um.categorias, outro.categorias) ||
    intersects(um.categorias, b.categoriasdosprodutos) ||
    intersects(outro.categorias, a.categoriasdosprodutos)
  )
}
