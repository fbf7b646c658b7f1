import type { PoliticaGuardada } from '@vitrine/contract'
import { formatDia } from '@vitrine/rules/data'
import { formatPercentual, formatPrecoUnitario, formatQuantidade } from '@vitrine/rules/dinheiro'
import { listTabela } from '@vitrine/rules/preco'
import { pluralize } from '@vitrine/rules/texto'

import type { DadosDosPrecos } from './load-precos.ts'

type Dita = Pick<PoliticaGuardada, 'efeito' | 'alvo' | 'condicoes' | 'produtosnomeados' | 'produtosnatabela'>
type Nomes = Pick<DadosDosPrecos, 'categorias' | 'formas'>

/** So many names or tiers are told. */
const MAX_DITOS = 3

const listE = new Intl.ListFormat('pt-BR')
const listOu = new Intl.ListFormat('pt-BR', { type: 'disjunction' })

/** What a policy does, on what, for whom and when, in one sentence. */
export function sayPolitica(politica: Dita, nomes: Nomes): string {
  const { condicoes } = politica
  const { tags = [], tipoEntrega, canalVenda } = condicoes
  const partes = [
    politica.efeito.tabela
      ? sayTabela(politica, nomes)
      : `${sayEfeito(politica.efeito)} ${sayAlvo(politica, nomes)}`,
    tags.length > 0 ? `para ${listOu.format(tags)}` : 'para todos',
    ...sayFormas(condicoes.idformapagto, nomes),
    ...(tipoEntrega ? [tipoEntrega === 'RETIRADA' ? 'só na retirada' : 'só com entrega'] : []),
    ...(canalVenda ? [canalVenda === 'MANUAL' ? 'só em pedidos da equipe' : 'só na loja'] : []),
    ...sayDias(condicoes),
  ]
  return `${partes.join(', ')}.`
}

/** Its products are those that have a price in it. */
function sayTabela({ alvo, produtosnatabela, ...politica }: Dita, nomes: Nomes): string {
  const isDeAlguns = (alvo.produtos ?? []).length + (alvo.categorias ?? []).length > 0
  const onde = isDeAlguns ? `, só ${sayAlvo({ alvo, produtosnatabela, ...politica }, nomes)}` : ''
  return produtosnatabela > 0
    ? `Tabela com preços de ${pluralize(produtosnatabela, 'produto', 'produtos')}${onde}`
    : `Tabela ainda sem preços${onde}`
}

function sayEfeito({
  percentual,
  precofixo,
  descontoProgressivo,
  descontoProgressivoPercentual,
}: Dita['efeito']): string {
  const partes = [
    ...(percentual === undefined ? [] : [sayPercentual(percentual)]),
    ...(precofixo === undefined ? [] : [`${formatPrecoUnitario(precofixo)} cada`]),
    ...sayFaixas(descontoProgressivo, formatPrecoUnitario),
    ...sayFaixas(descontoProgressivoPercentual, sayPercentual),
  ]
  return listE.format(partes)
}

const sayPercentual = (percentual: number) =>
  `${formatPercentual(Math.abs(percentual))}% de ${percentual < 0 ? 'desconto' : 'acréscimo'}`

function sayFaixas(tabela: Record<string, number> | undefined, say: (valor: number) => string): string[] {
  const faixas = Object.entries(tabela ?? {})
    .map(([limiar, valor]) => ({ quantidade: Number(limiar), valor }))
    .toSorted((a, b) => a.quantidade - b.quantidade)
  const ditas = faixas
    .slice(0, MAX_DITOS)
    .map(({ quantidade, valor }) => `${say(valor)} levando ${formatQuantidade(quantidade)}`)
  const resto = faixas.length - ditas.length
  return resto > 0 ? [...ditas, `mais ${pluralize(resto, 'faixa', 'faixas')}`] : ditas
}

function sayAlvo({ alvo, produtosnomeados }: Dita, { categorias }: Nomes): string {
  const { produtos = [], categorias: ids = [] } = alvo
  if (produtos.length + ids.length === 0) return 'em toda a loja'
  const nomes = [
    ...ids.map((id) => categorias.find(({ idcategoria }) => idcategoria === id)?.nome ?? 'uma categoria'),
    ...produtosnomeados.map(({ nome }) => nome),
  ].slice(0, MAX_DITOS)
  const resto = produtos.length + ids.length - nomes.length
  return `em ${listE.format(resto > 0 ? [...nomes, `mais ${resto}`] : nomes)}`
}

function sayFormas(ids: readonly string[] = [], { formas }: Nomes): string[] {
  if (ids.length === 0) return []
  const nomes = ids.map((id) => formas.find(({ idformapagto }) => idformapagto === id)?.nome ?? 'outra forma')
  return [`pagando com ${listOu.format(nomes)}`]
}

function sayDias({ inicio, fim }: Dita['condicoes']): string[] {
  if (inicio && fim) return [`de ${formatDia(inicio)} a ${formatDia(fim)}`]
  if (inicio) return [`desde ${formatDia(inicio)}`]
  return fim ? [`até ${formatDia(fim)}`] : []
}

/** Whether tiers can be drawn: some of them hold. */
export const hasFaixas = ({ efeito }: Pick<Dita, 'efeito'>): boolean =>
  listTabela(efeito.descontoProgressivo).length > 0 ||
  Object.keys(efeito.descontoProgressivoPercentual ?? {}).length > 0
