import type { AcaoNegociacao, EstadoNegociacao, FreteAcordado } from '@vitrine/contract'

import type { ItemGuardado } from '#carrinho'
import { asJson, asRegistro, describeRegistro, type LinhaDe } from '#coluna'
import { uuidv7, type Db, type Fragment, type Transaction } from '#infra'

import type { Dono, Quem } from './quem.ts'

export const registroLinha = describeRegistro(
  'linha_negociada',
  ['idfornecedor', 'idnegociacao', 'revisao', 'em'],
  [
    'idlinha',
    'situacao',
    'tabela',
    'preco',
    'contraproposta',
    'quantidade_proposta',
    'proposta_por',
    'proposta_em',
    'proposta_motivo',
    'pedido_preco',
    'pedido_por',
    'pedido_em',
    'pedido_motivo',
    'oferta_por',
    'aprovado_por',
    'lado',
    'por',
    'motivo',
  ],
)
export type LinhaNova = LinhaDe<typeof registroLinha>

const registroAto = describeRegistro(
  'ato_negociacao',
  ['idfornecedor', 'idcliente', 'idnegociacao', 'em'],
  [
    'idato',
    'lado',
    'idusuario',
    'nome',
    'acao',
    'produtos',
    'medida',
    'antes',
    'depois',
    'motivo',
    'numpedido',
  ],
)

export interface ProdutoDoAto {
  id: string
  nome: string
  unidade: string
}

/** What somebody did; numbers as `medida` says (1/10,000 real, 1/1,000 unit, centavos). */
export interface AtoNovo {
  acao: AcaoNegociacao
  produtos?: readonly ProdutoDoAto[]
  medida?: 'PRECO' | 'QUANTIDADE' | 'FRETE' | 'TOTAL'
  antes?: number | null
  depois?: number | null
  motivo?: string
}

/** One change of a negotiation: what is absent stays. */
export interface Mudanca {
  itens?: readonly ItemGuardado[]
  linhas?: readonly LinhaNova[]
  /** Centavos, with what was agreed about it; null takes it out. */
  frete?: { centavos: number; acordo: FreteAcordado } | null
  /** Null: what was accepted is not any more. */
  aceite?: { por: string; em: Date } | null
  /** The cart is free again, and its prices hold until then. */
  libera?: Date
  /** Who acts holds the cart until then, by this act. */
  posse?: Date
  atos: readonly AtoNovo[]
}

const colunasDaLinha = registroLinha.nomes.filter((nome) => nome !== 'idlinha')

/**
 * Writes a change of a cart that the caller holds, with its history and the word to both sides: one statement. The cart's revision moves,
 * so that pages that show what was before learn of it.
 */
export async function writeMudanca(
  tx: Transaction,
  { idfornecedor, idcliente, idnegociacao }: Dono & { idnegociacao: string },
  { mudanca, quem }: { mudanca: Mudanca; quem: Quem },
): Promise<void> {
  const { itens, linhas = [], posse, libera } = mudanca
  const daLinha = asRegistro(tx, registroLinha)
  await tx`
    with cart as (
      update carrinho set revisao = revisao + 1, atualizado_em = now()
        ${itens ? tx`, itens = ${tx.json(itens as never)}, aberto_desde = case when itens = '[]' then now() else aberto_desde end` : tx``}
        ${posse ? tx`, bloqueado_ate = ${posse}` : tx``}
        ${libera ? tx`, bloqueado_por = null, bloqueado_desde = null, bloqueado_ate = null, precos_ate = ${libera}` : tx``}
      where idfornecedor = ${idfornecedor} and idcliente = ${idcliente}
    ),
    negociada as (
      update negociacao set revisao = revisao + 1 ${setNegociacao(tx, mudanca)}
      where idfornecedor = ${idfornecedor} and idnegociacao = ${idnegociacao}
      returning idfornecedor, idcliente, idnegociacao, revisao
    ),
    linhas as (
      insert into linha_negociada as l (idfornecedor, idnegociacao, ${daLinha.nomes})
      select n.idfornecedor, n.idnegociacao, ${daLinha.valores} from negociada n, jsonb_to_recordset(${asJson(tx, registroLinha, [...linhas])}) as r(${daLinha.tipos})
      on conflict (idnegociacao, idlinha) do update
      set revisao = l.revisao + 1, em = now(), ${tx.unsafe(colunasDaLinha.map((nome) => `${nome} = excluded.${nome}`).join(', '))}
    ),
    atos as (${insertAtos(tx, mudanca.atos, quem)})
    select pg_notify('chat', concat_ws(':', 'n', '', n.idfornecedor, n.idcliente, n.revisao)) from negociada n`
}

function setNegociacao(tx: Db, { frete, aceite, libera, posse }: Mudanca): Fragment {
  return tx`
    ${frete === undefined ? tx`` : tx`, frete = ${frete?.centavos ?? null}, frete_acordo = ${frete ? tx.json(frete.acordo) : null}`}
    ${aceite === undefined ? tx`` : tx`, aceita_por = ${aceite?.por ?? null}, aceita_em = ${aceite?.em ?? null}`}
    ${libera ? tx`, estado = 'LIBERADA', validade = ${libera}` : tx``}
    ${posse ? tx`, ativa_em = now(), visto_em = now()` : tx``}`
}

/** History, in the order in which it was done; reads its negotiation from `negociada`. */
function insertAtos(tx: Db, atos: readonly AtoNovo[], quem: Quem): Fragment {
  const { nomes, valores, tipos } = asRegistro(tx, registroAto)
  const rows = atos.map(
    ({ acao, produtos = [], medida = null, antes = null, depois = null, motivo = '' }) => ({
      idato: uuidv7(),
      lado: quem.lado,
      idusuario: quem.idusuario,
      nome: quem.nome,
      acao,
      produtos,
      medida,
      antes,
      depois,
      motivo,
      numpedido: null,
    }),
  )
  return tx`
      insert into ato_negociacao (idfornecedor, idcliente, idnegociacao, ${nomes})
      select n.idfornecedor, n.idcliente, n.idnegociacao, ${valores} from negociada n, jsonb_to_recordset(${asJson(tx, registroAto, rows)}) as r(${tipos})`
}

/** A new negotiation, of whoever holds the cart from now on; or the one that was released goes on. */
export async function beginNegociacao(
  tx: Transaction,
  { idfornecedor, idcliente, idnegociacao }: Dono & { idnegociacao: string | null },
  { quem, ate, ato }: { quem: Quem & { idusuario: string }; ate: Date; ato: AtoNovo },
): Promise<void> {
  const id = idnegociacao ?? uuidv7()
  const comeca =
    idnegociacao === null
      ? tx`
      insert into negociacao (idnegociacao, idfornecedor, idcliente, idatendente, atendente)
      values (${id}, ${idfornecedor}, ${idcliente}, ${quem.idusuario}, ${quem.nome})`
      : tx`
      update negociacao set estado = 'ABERTA', validade = null, idatendente = ${quem.idusuario}, atendente = ${quem.nome}, desde = now(),
        ativa_em = now(), visto_em = now(), revisao = revisao + 1
      where idfornecedor = ${idfornecedor} and idnegociacao = ${idnegociacao}`
  await tx`
    with negociada as (${comeca} returning idfornecedor, idcliente, idnegociacao, revisao), atos as (${insertAtos(tx, [ato], quem)})
    select pg_notify('chat', concat_ws(':', 'n', '', n.idfornecedor, n.idcliente, n.revisao)) from negociada n`
  await tx`
    update carrinho set bloqueado_por = ${quem.idusuario}, bloqueado_desde = now(), bloqueado_ate = ${ate}, precos_ate = null, idnegociacao = ${id}
    where idfornecedor = ${idfornecedor} and idcliente = ${idcliente}`
}

/** An end without an order: the cart is free, and every attendant price goes out of it. */
export async function endNegociacao(
  tx: Transaction,
  { idfornecedor, idcliente, idnegociacao }: Dono & { idnegociacao: string | null },
  { quem, estado, ato }: { quem: Quem; estado: EstadoNegociacao; ato: AtoNovo },
): Promise<void> {
  await tx`
    update carrinho set bloqueado_por = null, bloqueado_desde = null, bloqueado_ate = null, precos_ate = null, idnegociacao = null,
      revisao = revisao + 1, atualizado_em = now(),
      itens = (select coalesce(jsonb_agg(item - '{precoatendente,negociado}'::text[] order by ordem), '[]')
        from jsonb_array_elements(itens) with ordinality as linha (item, ordem))
    where idfornecedor = ${idfornecedor} and idcliente = ${idcliente}`
  if (idnegociacao === null) return
  await tx`
    with negociada as (
      update negociacao set estado = ${estado}, encerrada_em = now(), encerrada_por = ${quem.nome}, encerrada_lado = ${quem.lado}, revisao = revisao + 1
      where idfornecedor = ${idfornecedor} and idnegociacao = ${idnegociacao} and encerrada_em is null
      returning idfornecedor, idcliente, idnegociacao
    ), atos as (${insertAtos(tx, [ato], quem)})
    select pg_notify('chat', concat_ws(':', 'n', '', n.idfornecedor, n.idcliente, '')) from negociada n`
}

/** The heartbeat: until when the cart stays held. Acting puts off both ends. */
export async function saveBatimento(
  db: Db,
  { idfornecedor, idcliente, idnegociacao }: Dono & { idnegociacao: string },
  { ativo, ate, idusuario }: { ativo: boolean; ate: Date; idusuario: string },
): Promise<void> {
  await db`
    with cart as (
      update carrinho set bloqueado_ate = ${ate} where idfornecedor = ${idfornecedor} and idcliente = ${idcliente} and idnegociacao = ${idnegociacao} and bloqueado_por = ${idusuario}
      returning idnegociacao
    )
    update negociacao n set visto_em = now() ${ativo ? db`, ativa_em = now()` : db``} from cart where n.idnegociacao = cart.idnegociacao`
}
