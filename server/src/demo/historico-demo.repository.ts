import type { StatusPedido } from '@vitrine/rules/pedido'

import type { Db } from '#infra'

/** A past order with its lines and moves; centavos, 1/10,000 real, 1/1,000 unit. */
export interface PedidoPassado {
  idfornecedor: string
  idcliente: string
  idusuario: string
  idsubmissao: string
  status: StatusPedido
  tipoentrega: 'DELIVERY' | 'RETIRADA'
  idformaentrega: string
  nomeformaentrega: string
  data_de_entrega: string
  janela_inicio: string
  janela_fim: string
  enderecoentrega: unknown
  lojaretira: unknown
  idformapagto: string
  tipopagamento: string
  nomepagamento: string
  subtotal: number | null
  taxaentrega: number
  total: number | null
  totalitens: number
  criado_em: string
  itens: {
    sequencia: number
    idcadastroextraproduto: string
    nome: string
    quantidade: number
    total: number | null
  }[]
  historico: { sequencia: number; status: StatusPedido; ator: string; quando: string; motivo: string }[]
}

/** All past orders with lines, moves and Pix charges: one statement. The oldest gets the lowest number; stock is left alone. */
export async function insertHistorico(db: Db, pedidos: readonly PedidoPassado[]): Promise<void> {
  const json = db.json(pedidos as never) // plain records; postgres.js wants an index signature
  await db`
    with dados as (
      select nextval('numpedido_seq') as numpedido, p.* from jsonb_to_recordset(${json}) as p(idfornecedor uuid, idcliente uuid, idusuario uuid,
        idsubmissao uuid, status text, tipoentrega text, idformaentrega uuid, nomeformaentrega text, data_de_entrega date, janela_inicio text,
        janela_fim text, enderecoentrega jsonb, lojaretira jsonb, idformapagto uuid, tipopagamento text, nomepagamento text, subtotal bigint,
        taxaentrega bigint, total bigint, totalitens int, criado_em timestamptz, itens jsonb, historico jsonb)
    ),
    novo as (
      insert into pedido (numpedido, idfornecedor, idcliente, idusuario, idsubmissao, impressao, status, canalvenda, tipoentrega, idformaentrega,
        nomeformaentrega, data_de_entrega, janela_inicio, janela_fim, enderecoentrega, lojaretira, idformapagto, tipopagamento, nomepagamento,
        subtotal, taxaentrega, total, totalitens, criado_em)
      select numpedido, idfornecedor, idcliente, idusuario, idsubmissao, sha256(idsubmissao::text::bytea), status, 'WEB', tipoentrega, idformaentrega,
        nomeformaentrega, data_de_entrega, janela_inicio, janela_fim, enderecoentrega, lojaretira, idformapagto, tipopagamento, nomepagamento,
        subtotal, taxaentrega, total, totalitens, criado_em from dados
    ),
    linhas as (
      insert into item_pedido (numpedido, idfornecedor, sequencia, idcadastroextraproduto, nome, embalagem, unidade, imagem, quantidade, precounitario, preco, total)
      select d.numpedido, d.idfornecedor, i.* from dados d, jsonb_to_recordset(d.itens) as i(sequencia smallint, idcadastroextraproduto uuid, nome text,
        embalagem text, unidade text, imagem jsonb, quantidade bigint, precounitario bigint, preco bigint, total bigint)
    ),
    passos as (
      insert into historico_pedido (numpedido, sequencia, status, ator, quando, motivo)
      select d.numpedido, h.* from dados d, jsonb_to_recordset(d.historico) as h(sequencia smallint, status text, ator text, quando timestamptz, motivo text)
    )
    insert into pagamento (idpagamento, numpedido, idfornecedor, tipo, provedor, txid, chave_idempotencia, valor, status, pago_em, expira_em, criado_em)
    select idsubmissao, numpedido, idfornecedor, 'PIX', 'simulador', replace(idsubmissao::text, '-', ''), idsubmissao || ':pix:1', total,
      case when status = 'AGUARDANDOPAGAMENTO' then 'PENDENTE' when status = 'CANCELADO' then 'CANCELADO' else 'PAGO' end,
      case when status not in ('AGUARDANDOPAGAMENTO', 'CANCELADO') then criado_em + interval '4 minutes' end,
      -- The one that still waits may be paid for a long while: somebody has to find it first.
      case when status = 'AGUARDANDOPAGAMENTO' then now() + interval '30 days' else criado_em + interval '30 minutes' end, criado_em
    from dados where tipopagamento = 'PIX' and total > 0`
}
