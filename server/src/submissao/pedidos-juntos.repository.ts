import {
  asJson,
  asRegistro,
  describeEntrada,
  type ColunaDe,
  type LinhaDe,
  type Registro,
  type Tabela,
} from '#coluna'
import { asMovimentos } from '#estoque'
import { asEventosDeMuitos } from '#evento'
import { codeOf, createGrupos, isDeUm, portaoOf, semParte, type Db, type Fragment, type Sql } from '#infra'

import { asAceitos, type AGravar, type Junto } from './pedidos-aceitos.repository.ts'
import { insertPedido, type PedidoNovo, type Tentativa } from './pedido-novo.repository.ts'
import { emptyCarrinho } from './pedido-novo-partes.repository.ts'
import { registroCobranca, registroItem, registroPasso, registroPedido } from './registros.ts'
import type { Tomadas } from './tomada.repository.ts'

/** Makes an order, as `insertPedido` does. */
export type WritePedido = (novo: PedidoNovo, tentativa: Tentativa, tomadas: Tomadas) => Promise<number>

/** An order of more lines is a statement's work by itself. */
const MAX_LINHAS = 100
/** What somebody holds all the same, or too long a statement: of several each has to do with its own alone. */
const PRESA = new Set(['55P03', '40P01', '57014'])

/**
 * Orders of one moment at one supplier are one statement and one commit (decision 0217). One that it does not write is written alone, as if there were no others: what somebody holds is
 * waited for there, and why it is refused is found out there.
 */
export function createWritePedido(db: Sql): WritePedido {
  const join = createGrupos<AGravar, number | null>({
    portao: portaoOf(db),
    parteOf: ({ tentativa }) => tentativa.idfornecedor,
    // What everybody buys is in every group: a second one would find it held.
    emCurso: 1,
    work: (idfornecedor, asked) =>
      insertPedidos(db, idfornecedor, asked).catch((error: unknown) => {
        if (isDeUm(error) || (asked.length > 1 && PRESA.has(codeOf(error)))) return asked.map(() => null)
        throw error
      }),
  })
  return async (novo, tentativa, tomadas) => {
    const um = { novo, tentativa, tomadas }
    return (isSimples(um) ? await join(um) : null) ?? insertPedido(db, novo, tentativa, tomadas)
  }
}

/** Whether it may be written among others: what it takes is stock alone, what it writes beside itself nothing but its charge, and all that it refers to is asked for in the statement. */
function isSimples({ novo, tentativa, tomadas }: AGravar): boolean {
  const { pedido, assinatura, faturas, fechada, centro, aprovacao, esvazia, itens, servicos } = novo
  const { credito, cupom, vaga } = tomadas
  const { idapikeys, idassinatura, idtipoassinatura } = pedido
  const referidos = [idapikeys, idassinatura, idtipoassinatura]
  const semOutros = [assinatura, fechada, centro, aprovacao, tentativa.orcamento, credito, cupom, vaga]
  return (
    esvazia &&
    faturas.length === 0 &&
    servicos.length === 0 &&
    itens.length <= MAX_LINHAS &&
    itens.every((item) => item.idcombopromocional_cabecalho === null) &&
    [...referidos, ...semOutros].every((outro) => outro === null)
  )
}

const doCliente = describeEntrada({ idcliente: 'pedido.idcliente' })

/**
 * Writes simple orders of one supplier in one statement, in the order in which they came; null of each that is not written: another submission of its cliente is under way or came
 * first, a product is not what the checks saw, of one there is too little for all that ask for it, or somebody holds a product, its stock, the cliente, the cart, a login or a form that it refers to. The rows that it locks it does
 * not wait for, so two processes that write the same ones do not wait for each other; references to them find them locked. `limit`: as many as come together (createGrupos), so that it is planned for so few.
 */
async function insertPedidos(
  db: Db,
  idfornecedor: string,
  asked: readonly AGravar[],
): Promise<(number | null)[]> {
  // Of one cliente the first: the next one has to know of it.
  const doPrimeiro = Map.groupBy(
    asked.map((um, posto) => ({ ...um, posto, idcliente: um.tentativa.idcliente })),
    ({ idcliente }) => idcliente,
  )
  const juntos = [...doPrimeiro.values()].flatMap((delas) => delas.slice(0, 1))
  const rows = await db<{ posto: number; numpedido: number }[]>`
    with ${asAceitos(db, idfornecedor, juntos)},
    ${asGravados(db, juntos)},
    ${asTirados(db, idfornecedor)}
    select a.posto, n.numpedido from aceito a join novo n using (idcliente)`
  const feitos = new Map(rows.map(({ posto, numpedido }) => [posto, numpedido]))
  return asked.map((_, posto) => feitos.get(posto) ?? null)
}

/** What `aceito` writes beside stock: orders, lines, steps, events, charges, emptied carts. */
function asGravados(db: Db, juntos: readonly Junto[]): Fragment {
  const { nomes, valores } = asRegistro(db, registroPedido)
  const itens = listDeTodos(juntos, ({ itens }) => itens)
  const passos = listDeTodos(juntos, ({ historico }) => historico)
  const eventos = listDeTodos(juntos, ({ eventos }) => eventos.map((evento) => ({ evento })))
  const cobrancas = listDeTodos(juntos, ({ pagamento }) => (pagamento ? [pagamento] : []))
  return db`
    novo as (
      insert into pedido (${nomes}, impressao)
      select ${valores}, decode(r.impressao, 'base64') from entrada r join aceito a using (posto) order by posto
      returning numpedido, idfornecedor, idcliente
    ),
    linhas as (${insertDeTodos(db, registroItem, itens, doFornecedor(db))}),
    passos as (${insertDeTodos(db, registroPasso, passos)}),
    fatos as (${asEventosDeMuitos(db, eventos)})
    ${cobrancas.length > 0 ? db`, cobrancas as (${insertDeTodos(db, registroCobranca, cobrancas, cobrancaNova(db))})` : semParte(db)}
    ${emptyCarrinho(db, null)}`
}

/** Stock is taken once for each product; its movements are as if one order came after the other. */
function asTirados(db: Db, idfornecedor: string): Fragment {
  return db`
    estoque_tirado as (
      update estoque e set quantidade = t.atual - s.pedida
      from travado t join (select l.id, sum(l.quantidade)::bigint as pedida from pedida l join aceito using (posto) group by l.id) s using (id)
      where e.idfornecedor = ${idfornecedor} and e.idcadastroextraproduto = t.id
    ),
    movido as (
      ${asMovimentos(
        db,
        db`${idfornecedor}::uuid`,
        db`t.id, 'PEDIDO', t.atual - s.ate + s.quantidade, t.atual - s.ate, n.numpedido
        from (select l.*, a.idcliente, sum(l.quantidade) over (partition by l.id order by l.posto)::bigint as ate from pedida l join aceito a using (posto)) s
        join travado t using (id) join novo n using (idcliente) order by s.posto`,
      )}
    )`
}

/** Rows of all orders, each with its cliente, by which it finds its own. */
const listDeTodos = <T extends object>(
  juntos: readonly Junto[],
  listOf: (novo: PedidoNovo) => readonly T[],
): (T & { idcliente: string })[] =>
  juntos.flatMap(({ idcliente, novo }) => listOf(novo).map((linha) => ({ ...linha, idcliente })))

/** Columns that the statement gives beside the number of the order, and their values. */
interface Dadas {
  nomes: Fragment
  valores: Fragment
}
const doFornecedor = (db: Db): Dadas => ({ nomes: db`, idfornecedor`, valores: db`, novo.idfornecedor` })
const cobrancaNova = (db: Db): Dadas => ({
  nomes: db`, idfornecedor, status`,
  valores: db`, novo.idfornecedor, 'CRIADO'`,
})

function insertDeTodos<T extends Tabela, N extends ColunaDe<T>>(
  db: Db,
  registro: Registro<T, N>,
  linhas: readonly LinhaDe<NoInfer<Registro<T, N>>>[],
  dadas: Dadas = { nomes: semParte(db), valores: semParte(db) },
): Fragment {
  const { nomes, valores, tipos } = asRegistro(db, registro)
  const tabela: string = registro.tabela
  return db`
      insert into ${db(tabela)} (numpedido${dadas.nomes}, ${nomes})
      select novo.numpedido${dadas.valores}, ${valores}
      from jsonb_to_recordset(${asJson(db, registro, linhas)}) as r(${asRegistro(db, doCliente).tipos}, ${tipos}) join novo using (idcliente)`
}
