import { meetsCondicoes, type Politica } from '@vitrine/rules/politica'
import { toDecimilesimos } from '@vitrine/rules/dinheiro'

import type { ContextoComprador } from '#acesso'
import type { Db, Fragment } from '#infra'

/** The price in force for whoever asks, as an expression of SQL to sort and filter by: the same as pricesOf computes for a row. */
export interface PrecosDaLista {
  /** List prices alone (ignorepolicy). */
  isTabela: boolean
  /** Those whose conditions hold, by falling priority; empty for most visitors. */
  politicas: readonly (readonly Politica[])[]
  /** Change by the payment method, in percent. */
  variacao: number
}

/** What the price expression needs of whoever asks: policies in force by priority, and the change by payment method. */
export function precosDaLista(
  { fornecedor, ...contexto }: ContextoComprador,
  { ignorepolicy = false } = {},
): PrecosDaLista {
  const holding = (fornecedor?.politicas ?? []).filter(({ condicoes }) => meetsCondicoes(condicoes, contexto))
  const byPrioridade = Map.groupBy(holding, ({ prioridade }) => prioridade)
  const forma = fornecedor?.formasPagamento.find(({ idformapagto }) => idformapagto === contexto.idformapagto)
  return {
    isTabela: ignorepolicy,
    politicas: [...byPrioridade].toSorted(([a], [b]) => b - a).map(([, politicas]) => politicas),
    variacao: ignorepolicy ? 0 : (forma?.variacao_percentual ?? 0),
  }
}

/**
 * The price in force of `produto p` in 1/10,000 real, null without one (rules/politica in SQL: a test holds both together).
 * Without policies it is what `preco_em_vigor` has (migration 0459).
 */
export function precoEmVigor(db: Db, { isTabela, politicas, variacao }: PrecosDaLista): Fragment {
  if (isTabela) return db`p.preco`
  const base =
    politicas.length === 0
      ? db`coalesce(p.precooferta, p.preco)`
      : db`least(p.precooferta, coalesce(${politicas.map((iguais) => db`${precoDas(db, iguais)}, `)} p.preco))`
  return variacao === 0 ? base : changed(db, base, variacao)
}

/** Price by the policies of one priority: null when none applies to the product, else the lowest, or the list price when none names a price. */
function precoDas(db: Db, politicas: readonly Politica[]): Fragment {
  const precos = politicas.map((politica) => {
    const { percentual, precofixo, tabela } = politica.efeito
    const isAlvo = isInAlvo(db, politica)
    if (tabela) return precosDaTabela(db, politica, isAlvo)
    return db`
      ${percentual === undefined ? db`` : db`, case when ${isAlvo} then ${changed(db, db`p.preco`, percentual)} end`}
      ${precofixo === undefined ? db`` : db`, case when ${isAlvo} then ${toDecimilesimos(Math.max(0, precofixo))}::bigint end`}`
  })
  const some = politicas.map((politica) => db`or ${isInAlvo(db, politica)}`)
  return db`case when p.preco is not null and (false ${some}) then coalesce(least(null::bigint ${precos}), p.preco) end`
}

/** What the product has for a price table: a price, or a percentage of the list price. */
function precosDaTabela(db: Db, { idpolitica }: Politica, isAlvo: Fragment): Fragment {
  const valor = (campo: string) => db`(p.tabelas_de_preco -> ${idpolitica}::text ->> ${campo}::text)::numeric`
  const percentual = valor('percentual')
  // greatest() of a null and a number is the number.
  return db`
    , case when ${isAlvo} then round(${valor('precofixo')} * 10000)::bigint end
    , case when ${isAlvo} and ${percentual} is not null then ${changedBy(db, db`p.preco`, percentual)} end`
}

function isInAlvo(db: Db, politica: Politica): Fragment {
  const { alvo, efeito, idpolitica } = politica
  return efeito.tabela
    ? db`(jsonb_exists(p.tabelas_de_preco, ${idpolitica}::text) and ${isNoAlvo(db, alvo)})`
    : isNoAlvo(db, alvo)
}

function isNoAlvo(db: Db, { produtos = [], categorias = [] }: Politica['alvo']): Fragment {
  if (produtos.length + categorias.length === 0) return db`true`
  return db`(p.idcadastroextraproduto = any(${produtos}::uuid[]) or p.idcategoria = any(${categorias}::uuid[]))`
}

/** Half-up to the decimals of the list price, never below 0, off never dearer, as applyPercentual does; null stays null. */
function changed(db: Db, preco: Fragment, percentual: number): Fragment {
  const mudado = roundChange(db, preco, db`${String(percentual)}::numeric`)
  // least() of a null and a number is the number.
  return percentual < 0 ? db`case when (${preco}) is not null then least(${preco}, ${mudado}) end` : mudado
}

/** The same by a percentage that a column has; it is there. */
function changedBy(db: Db, preco: Fragment, percentual: Fragment): Fragment {
  const mudado = roundChange(db, preco, percentual)
  return db`case when ${percentual} < 0 then least(${preco}, ${mudado}) else ${mudado} end`
}

function roundChange(db: Db, preco: Fragment, percentual: Fragment): Fragment {
  const passo = db`(case when p.preco % 100 = 0 then 100 when p.preco % 10 = 0 then 10 else 1 end)`
  return db`(floor((${preco}) * greatest(0, 100 + ${percentual}) / (100 * ${passo}) + 0.5) * ${passo})::bigint`
}
