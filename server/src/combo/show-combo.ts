import type { Combo, ComboLista, GrupoCombo, Imagem, ProdutoCombo } from '@vitrine/contract'
import { hasTag } from '@vitrine/rules/acesso'
import type { PrecoCombo, SituacaoCombo } from '@vitrine/rules/combo'
import {
  completeCombo,
  computeCombo,
  explainSituacao,
  listObrigatorias,
  listPartes,
  percentualOf,
  situacaoOf,
} from '@vitrine/rules/combo'
import { applyPercentual, fromDecimilesimos, fromMilesimos } from '@vitrine/rules/dinheiro'

import type { ContextoComprador } from '#acesso'
import type { ComboVivo } from '#fornecedor'
import { toProdutoLista, type ProdutoRow } from '#produto'

/** A combo for whoever asks: products priced for them, values of the cheapest choice. Hidden prices give no value. */
export function showCombo(
  combo: ComboVivo,
  produtos: ReadonlyMap<string, ProdutoRow>,
  contexto: ContextoComprador,
): Combo {
  const situacao = situacaoFor(combo, contexto)
  const grupos = combo.grupos.map((grupo) => showGrupo(grupo, combo, produtos, contexto))
  const preco_combo = precoFor(combo, contexto)
  const opcoes = { multiplies: multipliesAt(contexto) }
  const escolhas = completeCombo(grupos, [], { ...opcoes, preco: preco_combo })
  const mostradas = listPartes(grupos, escolhas ?? listObrigatorias(grupos))
  const conta = escolhas && computeCombo(preco_combo, mostradas, 1, opcoes)
  return {
    idcombopromocional_cabecalho: combo.idcombopromocional_cabecalho,
    nome: combo.nome,
    descricao: combo.descricao,
    inicio: combo.inicio,
    fim: combo.fim,
    limite_por_pedido: combo.limite_por_pedido,
    situacao,
    motivo:
      explainSituacao(situacao) ?? (escolhas ? null : 'Esgotado: falta estoque para montar este combo.'),
    maior_de_18: grupos.some(({ produtos }) => produtos.some(({ maior_de_18 }) => maior_de_18)),
    imagens: listImagens(grupos, mostradas),
    itens: grupos.reduce((sum, { minimo }) => sum + minimo, 0),
    temEscolha:
      listObrigatorias(grupos).reduce((sum, { escolhas }) => sum + escolhas, 0) < sumMaximos(grupos),
    ...(conta && {
      precosoma: conta.soma,
      precocombo: conta.total,
      economia: conta.economia,
      percentual: percentualOf(conta),
    }),
    ...(preco_combo && { preco_combo, precoUnico: combo.preco.tipo === 'fixo' }),
    grupos,
  }
}

export function toComboLista({ grupos: _grupos, preco_combo: _preco, ...combo }: Combo): ComboLista {
  return combo
}

export function situacaoFor(combo: ComboVivo, contexto: ContextoComprador): SituacaoCombo {
  return situacaoOf(combo, { ...contexto, autenticado: contexto.sessao !== null })
}

/** The combo's price under the payment method asked for; null where prices are hidden. */
export function precoFor({ preco }: ComboVivo, contexto: ContextoComprador): PrecoCombo | null {
  if (!contexto.podeVerPrecos) return null
  return preco.tipo === 'fixo' ? { tipo: 'fixo', valor: vary(preco.valor, preco.valor, contexto) } : preco
}

function multipliesAt({ fornecedor }: ContextoComprador): boolean {
  return !hasTag(fornecedor?.tags ?? [], 'disable-product-multiple')
}

/** A product's own price inside the combo, for whoever asks; null without one, or where prices are hidden. */
export function precoDentroFor(
  precocombo: number | null,
  { preco }: Pick<ProdutoRow, 'preco'>,
  contexto: ContextoComprador,
): number | null {
  if (precocombo === null || !contexto.podeVerPrecos) return null
  return vary(precocombo, preco === null ? precocombo : fromDecimilesimos(preco), contexto)
}

/** A price under the variance of the payment method (§5), as every other price; `tabela`: whose decimals it has. */
function vary(valor: number, tabela: number, { fornecedor, idformapagto }: ContextoComprador): number {
  const forma = fornecedor?.formasPagamento.find((forma) => forma.idformapagto === idformapagto)
  const percentual = forma?.variacao_percentual ?? 0
  return percentual === 0 ? valor : applyPercentual(valor, percentual, tabela)
}

/** Products that are no longer sold are left out of their slot. */
function showGrupo(
  { produtos: opcoes, ...grupo }: ComboVivo['grupos'][number],
  { limite_por_pedido }: ComboVivo,
  produtos: ReadonlyMap<string, ProdutoRow>,
  contexto: ContextoComprador,
): GrupoCombo {
  return {
    ...grupo,
    produtos: opcoes.flatMap(({ id, quantidade, precocombo }): ProdutoCombo[] => {
      const row = produtos.get(id)
      if (!row) return []
      const proprio = precoDentroFor(precocombo, row, contexto)
      const most = quantidade * grupo.maximo * (limite_por_pedido ?? 10)
      const estoque = row.estoque === null ? null : fromMilesimos(row.estoque)
      return [
        {
          ...toProdutoLista(row, contexto),
          quantidade,
          ...(proprio !== null && { precocombo: proprio }),
          estoque: estoque === null || estoque >= most ? null : estoque,
        },
      ]
    }),
  }
}

function listImagens(grupos: readonly GrupoCombo[], primeiras: readonly { id: string }[]): Imagem[] {
  const todos = grupos.flatMap(({ produtos }) => produtos)
  const ordem = new Set([...primeiras.map(({ id }) => id), ...todos.map(({ id }) => id)])
  const porId = new Map(todos.map(({ id, imagem }) => [id, imagem]))
  return [...ordem].flatMap((id) => porId.get(id) ?? []).slice(0, 4)
}

const sumMaximos = (grupos: readonly GrupoCombo[]) => grupos.reduce((sum, { maximo }) => sum + maximo, 0)
