import { asJson, asRegistro, describeEntrada } from '#coluna'
import { uuidv7, type Db, type Fragment } from '#infra'

const linhaFora = describeEntrada({
  id: 'linha_negociada.idlinha',
  idato: 'ato_negociacao.idato',
  nome: 'produto.nome',
  unidade: 'produto.unidade',
  precoatendente: 'ato_negociacao.antes',
  depois: 'ato_negociacao.depois',
})

/** Lines whose negotiated price a write gives up, and who wrote. */
export interface SaidaDoEscopo {
  idnegociacao: string
  linhas: readonly {
    id: string
    nome: string
    unidade: string
    precoatendente: number
    depois: number | null
  }[]
  quem: { idusuario: string | null; nome: string }
}

/**
 * What a save that leaves the scope of a negotiation writes besides the cart, as parts of its statement behind `salvo`: the lines, one
 * act for each, and the negotiation's next revision, void once no price of it is left (ahead C3). Told to both sides.
 */
export function leaveEscopo(
  db: Db,
  { idnegociacao, linhas, quem }: SaidaDoEscopo,
  desfaz: boolean,
): Fragment {
  const { tipos } = asRegistro(db, linhaFora)
  const rows = linhas.map((linha) => ({ ...linha, idato: uuidv7() }))
  return db`,
    fora as (
      select l.* from salvo, jsonb_to_recordset(${asJson(db, linhaFora, rows)}) as l(${tipos})
    ),
    negociada as (
      update negociacao n set revisao = n.revisao + 1, aceita_por = null, aceita_em = null,
        estado = case when ${desfaz} then 'ANULADA' else n.estado end, encerrada_em = case when ${desfaz} then now() end,
        encerrada_por = case when ${desfaz} then ${quem.nome}::text end, encerrada_lado = case when ${desfaz} then 'CLIENTE' end
      from salvo where n.idfornecedor = salvo.idfornecedor and n.idnegociacao = ${idnegociacao} and n.encerrada_em is null
      returning n.idnegociacao, n.idfornecedor, n.idcliente, n.revisao
    ),
    saidas as (
      update linha_negociada l set situacao = 'FORA_DO_ESCOPO', revisao = l.revisao + 1, contraproposta = null, quantidade_proposta = null,
        lado = 'CLIENTE', por = ${quem.nome}, em = now()
      from fora, negociada n where l.idnegociacao = n.idnegociacao and l.idlinha = fora.id
    ),
    atos as (
      insert into ato_negociacao (idato, idfornecedor, idcliente, idnegociacao, lado, idusuario, nome, acao, produtos, medida, antes, depois)
      select fora.idato, n.idfornecedor, n.idcliente, n.idnegociacao, 'CLIENTE', ${quem.idusuario}::uuid, ${quem.nome}::text, 'SAIU_DO_ESCOPO',
        jsonb_build_array(jsonb_build_object('id', fora.id, 'nome', fora.nome, 'unidade', fora.unidade)), 'PRECO', fora.precoatendente, fora.depois
      from fora, negociada n
    ),
    dito as materialized (select pg_notify('chat', concat_ws(':', 'n', '', n.idfornecedor, n.idcliente, n.revisao)) from negociada n)`
}
