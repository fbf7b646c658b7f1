import { asJson, asRegistro, describeEntrada } from '#coluna'
import { asPedaco, createGrupos, isDeUm, keepFragmento, portaoOf, semParte, type Db, type Sql } from '#infra'

import {
  isPreso,
  saveCarrinho,
  setCampos,
  type CarrinhoASalvar,
  type CarrinhoGravado,
} from './carrinho.repository.ts'
import { colunasCupom } from './cupom.repository.ts'

/** Writes the whole cart; null when another write or a lock came first. */
export type Gravador = (novo: CarrinhoASalvar) => Promise<CarrinhoGravado | null>

/**
 * Saves of one moment are one statement and one commit for each supplier (decision 0206). One that it does not write is written alone, as if there were no
 * others: who holds its cart is waited for there, and what is wrong with it is told to nobody else.
 */
export function createGravador(db: Sql): Gravador {
  const join = createGrupos<CarrinhoASalvar, CarrinhoGravado | null>({
    portao: portaoOf(db),
    parteOf: ({ idfornecedor }) => idfornecedor,
    work: (idfornecedor, novos) =>
      saveCarrinhos(db, idfornecedor, novos).catch((error: unknown) => {
        if (isDeUm(error)) return novos.map(() => null)
        throw error
      }),
  })
  return async (novo) => (isSimples(novo) ? await join(novo) : null) ?? saveCarrinho(db, novo)
}

/** How a save is written that came by whichever call: one whose slice writes none together is written alone. */
export const gravadorOf = ({ db, gravar }: { db: Db; gravar?: Gravador }): Gravador =>
  gravar ?? ((novo) => saveCarrinho(db, novo))

const novoDeMuitos = describeEntrada({
  posto: 'item_pedido.sequencia',
  idcliente: 'carrinho.idcliente',
  sobre: 'carrinho.revisao',
  itens: 'carrinho.itens',
  observacao: 'carrinho.observacao',
  numpedidocliente: 'carrinho.numpedidocliente',
  substituicao: 'carrinho.substituicao',
  idtipoassinatura: 'carrinho.idtipoassinatura',
  cupom: 'carrinho.cupom',
  cupomautomatico: 'carrinho.cupomautomatico',
  servicos: 'carrinho.servicos',
  salvamentos: 'carrinho.salvamentos',
})

const deMuitos = keepFragmento((db) => setCampos(db, asPedaco(db`n`)))

/** Whether it may be written among others: a customer's own lines on a cart that there is. */
const isSimples = ({ sobre, chavemescla, atendente, saida }: CarrinhoASalvar): boolean =>
  sobre > 0 && chavemescla === null && atendente === null && saida === null

/**
 * Writes simple saves of one supplier's carts in one statement, in the order in which they came; null of one that another write or a lock came before. `limit`: as many as come
 * together (createGrupos), so that it is planned for so few. What somebody holds is not waited for: an order that is being written keeps no other cart, and two processes that write the same ones do not wait for each other.
 */
async function saveCarrinhos(
  db: Db,
  idfornecedor: string,
  novos: readonly CarrinhoASalvar[],
): Promise<(CarrinhoGravado | null)[]> {
  const { tipos } = asRegistro(db, novoDeMuitos)
  // Of one cart the first: PostgreSQL takes one of two, and does not say which.
  const doCarrinho = Map.groupBy(novos.map(toLinha), ({ idcliente }) => idcliente)
  const linhas = [...doCarrinho.values()].flatMap((delas) => delas.slice(0, 1))
  const usos = novos.some(({ contaUsos }) => contaUsos)
  const rows = await db<(CarrinhoGravado & { posto: number })[]>`
    with novo as materialized (select n.* from jsonb_to_recordset(${asJson(db, novoDeMuitos, linhas)}) as n(${tipos}) limit 20),
    livre as materialized (
      select n.* from novo n cross join lateral (
        select from carrinho c where c.idfornecedor = ${idfornecedor} and c.idcliente = n.idcliente and c.revisao = n.sobre and not ${isPreso(db)}
        for no key update skip locked
      ) l
    ),
    salvo as (
      update carrinho c set ${deMuitos(db)}, bloqueado_por = null, bloqueado_desde = null
      from livre n
      where c.idfornecedor = ${idfornecedor} and c.idcliente = n.idcliente and c.revisao = n.sobre and not ${isPreso(db)}
      returning n.posto, c.idcliente, c.revisao
    )
    select posto, revisao ${usos ? db`, ${colunasCupom(db, { idfornecedor, idcliente: db`salvo.idcliente` })}` : semParte(db)} from salvo`
  const gravados = new Map(rows.map(({ posto, ...gravado }) => [posto, gravado]))
  return novos.map((_, posto) => gravados.get(posto) ?? null)
}

const toLinha = (novo: CarrinhoASalvar, posto: number) => ({
  posto,
  idcliente: novo.idcliente,
  sobre: novo.sobre,
  itens: novo.itens,
  observacao: novo.observacao,
  numpedidocliente: novo.numpedidocliente,
  substituicao: novo.substituicao,
  idtipoassinatura: novo.idtipoassinatura,
  cupom: novo.cupom,
  cupomautomatico: novo.cupomautomatico,
  servicos: novo.servicos,
  salvamentos: novo.idsalvamento ? [novo.idsalvamento] : [],
})
