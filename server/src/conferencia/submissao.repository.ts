import type { Endereco, Submissao, TipoDocumento } from '@vitrine/contract'

import { colunaAprovacao, type FatosAprovacao } from '#aprovacao'
import {
  colunasCupom,
  colunasSemCupom,
  isContado,
  isPreso,
  negociacaoColumn,
  temPrecos,
  type FatosCupom,
  type ItemGuardado,
  type NegociacaoDoCarrinho,
} from '#carrinho'
import { hasAceite } from '#termo'
import { keepFragmento, type Db, type Fragment } from '#infra'

import type { Comprador } from './comprador.ts'

/**
 * Holds every other submission of the same cliente at the same fornecedor until this transaction ends; for a cost centre, those for one
 * at every fornecedor.
 */
export async function lockSubmissao(
  db: Db,
  { idfornecedor, idcliente, centro }: { idfornecedor: string; idcliente: string; centro: string | null },
): Promise<void> {
  await db`select f_espera_submissao(${idfornecedor}, ${idcliente})${centro === null ? db`` : db`, f_espera_centro(${idcliente})`}`
  // What was negotiated does not change either while the order is made.
  await db`select from carrinho where idfornecedor = ${idfornecedor} and idcliente = ${idcliente} for update`
}

export interface EstadoSubmissao extends FatosCupom {
  /** This very submission already became this order. */
  numpedido: number | null
  /** The cliente's newest order at the fornecedor: what was read holds until there is a newer one. */
  ultimopedido: number | null
  /** Another submission ordered the same in the last 60 s. */
  numpedidoIdentico: number | null
  /** Who holds the cart now; null: nobody. */
  bloqueadoPor: string | null
  /** What was negotiated, and the lines of the cart that have a price of it; null: nothing is in force. */
  acordo: { negociacao: NegociacaoDoCarrinho; itens: ItemGuardado[] } | null
  /** Whether the server may apply a coupon by itself (`cupomAplicacaoAutomatica` of the cart). */
  cupomautomatico: boolean
  enderecoentrega: Endereco | null
  enderecofaturamento: Endereco | null
  /** The login accepted the terms in force, or there are none. */
  termosuso: boolean
  emailcliente: string
  /** The rules of the company at this supplier; null without any. */
  aprovacao: FatosAprovacao | null
  nomecliente: string
  tipo_documento: TipoDocumento
}

export interface QuemSubmete extends Pick<Comprador, 'idcliente' | 'idusuario' | 'impressao' | 'contexto'> {
  idfornecedor: string
}

/** What of a submission says what is read for it. */
export type SubmissaoLida = Pick<
  Submissao,
  'idsubmissao' | 'enderecoentrega' | 'enderecofaturamento' | 'cupom'
>

const semEndereco = keepFragmento((db) => db`null::jsonb`)

/**
 * All that the checks need to know of cliente, cart and earlier submissions: one statement. What this submission does not have, an address, a
 * coupon that counts its uses, is not in it.
 */
export async function findEstado(
  db: Db,
  submissao: SubmissaoLida,
  { idfornecedor, idcliente, idusuario, impressao, contexto }: QuemSubmete,
): Promise<EstadoSubmissao> {
  const { idsubmissao, enderecoentrega, enderecofaturamento } = submissao
  const [row] = await db<EstadoSubmissao[]>`
    select ${colunasEstado(db, { idfornecedor, idcliente, idusuario, idsubmissao, impressao })},
      ${endereco(db, enderecoentrega?.idendereco, idcliente)} as enderecoentrega,
      coalesce(${endereco(db, enderecofaturamento?.idendereco, idcliente)}, ${enderecoDaConta(db)}) as enderecofaturamento,
      ${countsUsos(submissao, contexto) ? colunasCupom(db, { idfornecedor, idcliente }) : colunasSemCupom(db)}
    from cliente k left join carrinho c on c.idfornecedor = ${idfornecedor} and c.idcliente = k.idcliente where k.idcliente = ${idcliente}`
  return requireEstado(row, idcliente)
}

/** The same of several submissions at one supplier, in the order in which they came; with what one of them asks for, for all of them. */
export async function listEstados(
  db: Db,
  idfornecedor: string,
  asked: readonly { submissao: SubmissaoLida; quem: QuemSubmete }[],
): Promise<EstadoSubmissao[]> {
  const daLinha = deMuitos(db)
  const { idcliente } = daLinha
  const usos = asked.some(({ submissao, quem }) => countsUsos(submissao, quem.contexto))
  const rows = await db<EstadoSubmissao[]>`
    select ${colunasEstado(db, { idfornecedor, ...daLinha })},
      ${endereco(db, db`f.entrega`, idcliente)} as enderecoentrega, coalesce(${endereco(db, db`f.faturamento`, idcliente)}, ${enderecoDaConta(db)}) as enderecofaturamento,
      ${usos ? colunasCupom(db, { idfornecedor, idcliente }) : colunasSemCupom(db)}
    from unnest(${asked.map(({ quem }) => quem.idcliente)}::uuid[], ${asked.map(({ quem }) => quem.idusuario)}::uuid[],
      ${asked.map(({ submissao }) => submissao.idsubmissao)}::uuid[], ${asked.map(({ quem }) => quem.impressao.toString('hex'))}::text[],
      ${asked.map(({ submissao }) => submissao.enderecoentrega?.idendereco ?? null)}::uuid[],
      ${asked.map(({ submissao }) => submissao.enderecofaturamento?.idendereco ?? null)}::uuid[])
      with ordinality f (idcliente, idusuario, idsubmissao, impressao, entrega, faturamento, posto)
    left join cliente k on k.idcliente = f.idcliente left join carrinho c on c.idfornecedor = ${idfornecedor} and c.idcliente = f.idcliente
    order by f.posto`
  return asked.map(({ quem }, posto) => requireEstado(rows[posto], quem.idcliente))
}

/** One of the customer's own, by its id; null where none is named. */
const endereco = (db: Db, idendereco: string | Fragment | undefined, idcliente: string | Fragment) =>
  idendereco === undefined
    ? semEndereco(db)
    : db`
    (select to_jsonb(e) - 'idcliente' - 'criado_em' - 'excluido_em' - 'manualaddress' || jsonb_build_object('manualAddress', e.manualaddress)
     from endereco e where e.idendereco = ${idendereco} and e.idcliente = ${idcliente} and e.excluido_em is null)`

/** Whether the cart lets coupons apply themselves is only known with the answer. */
const countsUsos = ({ cupom }: SubmissaoLida, contexto: Comprador['contexto']): boolean =>
  isContado({ codigo: cupom, automatica: true }, contexto)

function requireEstado(row: EstadoSubmissao | undefined, idcliente: string): EstadoSubmissao {
  if (!row?.tipo_documento) throw new Error(`cliente ${idcliente} vanished inside its own session`)
  return row
}

/** Values, or the columns of a statement of many. */
interface DaSubmissao {
  idcliente: string | Fragment
  idusuario: string | Fragment | null
  idsubmissao: string | Fragment
  impressao: Buffer | Fragment
}

function deMuitos(db: Db): DaSubmissao {
  return {
    idcliente: db`f.idcliente`,
    idusuario: db`f.idusuario`,
    idsubmissao: db`f.idsubmissao`,
    impressao: db`decode(f.impressao, 'hex')`,
  }
}

/** Of `cliente k` and its `carrinho c`, if there is one. */
const colunasEstado = (
  db: Db,
  { idfornecedor, idcliente, idusuario, idsubmissao, impressao }: DaSubmissao & { idfornecedor: string },
): Fragment => db`
  (select numpedido from pedido where idfornecedor = ${idfornecedor} and idcliente = ${idcliente} and idsubmissao = ${idsubmissao}) as numpedido,
  (select max(numpedido) from pedido where idfornecedor = ${idfornecedor} and idcliente = ${idcliente}) as ultimopedido,
  (select numpedido from pedido where idfornecedor = ${idfornecedor} and idcliente = ${idcliente} and impressao = ${impressao}
    and criado_em > now() - interval '60 seconds' and status <> 'CANCELADO' order by numpedido desc limit 1) as "numpedidoIdentico",
  case when ${isPreso(db)} then c.bloqueado_por end as "bloqueadoPor", coalesce(c.cupomautomatico, true) as cupomautomatico,
  case when c.idnegociacao is not null and ${temPrecos(db)} then jsonb_build_object('negociacao', ${negociacaoColumn(db)}, 'itens', (
    select coalesce(jsonb_agg(i), '[]') from jsonb_array_elements(c.itens) i where i ? 'precoatendente')) end as acordo,
  ${hasAceite(db, idusuario)} as termosuso, ${colunaAprovacao(db, { idfornecedor, idcliente })} as aprovacao, k.email as emailcliente, k.nome as nomecliente, k.tipo_documento`

/** For invoices, of `cliente k`. */
const enderecoDaConta = keepFragmento(
  (db) => db`(
    select to_jsonb(n) - 'idcliente' - 'criado_em' || '{"primario": false, "manualAddress": true}'
    from endereco_faturamento n where n.idcliente = k.idcliente)`,
)
