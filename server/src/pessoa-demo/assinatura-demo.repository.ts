import { instantDoCiclo, nextData } from '@vitrine/rules/assinatura'
import { addDias, FUSO_PADRAO, todayIn } from '@vitrine/rules/data'

import type { Db } from '#infra'

import { idDemo } from '#loja-demo'
import { idCliente } from './pessoa-demo.repository.ts'

/** Who repeats an order, and how often. */
const assinaturas = [
  { chave: 'ana', slug: 'emporio', nome: 'Toda semana', status: 'ATIVA' },
  { chave: 'bar', slug: 'atacado', nome: 'A cada duas semanas', status: 'ATIVA' },
  { chave: 'bar', slug: 'atacado', nome: 'Todo mês', status: 'PAUSADA' },
] as const

/** Subscriptions of the demo's buyers, each begun by one of their last delivered orders. */
export async function insertAssinaturas(db: Db, agora: Date): Promise<void> {
  const hoje = todayIn(FUSO_PADRAO, agora)
  for (const [n, { chave, slug, nome, status }] of assinaturas.entries()) {
    const [pedido] = await db<
      { numpedido: number; ancora: string; dias: number | null; meses: number | null }[]
    >`
      select p.numpedido, p.data_de_entrega as ancora, t.dias, t.meses
      from pedido p join tipo_assinatura t on t.idfornecedor = p.idfornecedor and t.nome = ${nome}
      where p.idfornecedor = ${idDemo(slug)} and p.idcliente = ${idCliente(chave)} and p.status = 'ENTREGUE' and p.tipoentrega = 'DELIVERY'
        and not exists (select from assinatura a where a.numpedido = p.numpedido)
      order by p.numpedido desc limit 1`
    if (!pedido) continue
    const { numpedido, ancora, dias, meses } = pedido
    const proxima = nextData({ ancora, dias, meses }, addDias(hoje, 3), [])
    const tentar_em = instantDoCiclo(proxima, { antecedencia_horas: 24, prazo: 0, fuso: FUSO_PADRAO })
    await db`
      with nova as (
        insert into assinatura (idassinatura, idfornecedor, idcliente, idusuario, numpedido, status, idtipoassinatura, nome, dias, meses, ancora, desde,
          proxima, tentar_em, submissao)
        select ${idDemo('assinatura', slug, chave, n)}::uuid, p.idfornecedor, p.idcliente, p.idusuario, p.numpedido, ${status}, t.idtipoassinatura, t.nome, t.dias, t.meses,
          ${ancora}::date, ${addDias(hoje, 3)}::date, ${proxima}::date, ${tentar_em},
          jsonb_build_object(
            'itens', (select jsonb_agg(jsonb_build_object('id', i.idcadastroextraproduto, 'quantidade', i.quantidade / 1000.0, 'embalarParaPresente', false) order by i.sequencia)
              from item_pedido i where i.numpedido = p.numpedido),
            'servicos', '[]'::jsonb, 'anotacoes', '', 'substituicao', null, 'tipoEntrega', p.tipoentrega, 'caracteristicas', '{}'::jsonb,
            'enderecoentrega', (select jsonb_build_object('idendereco', e.idendereco) from endereco e where e.idcliente = p.idcliente and e.primario and e.excluido_em is null),
            'enderecofaturamento', null, 'lojaRetira', null,
            'formaEntrega', jsonb_build_object('idformaentrega', p.idformaentrega, 'inicio', p.janela_inicio),
            'formaPagamento', jsonb_build_object('idformapagto', p.idformapagto))
        from pedido p join tipo_assinatura t on t.idfornecedor = p.idfornecedor and t.nome = ${nome} where p.numpedido = ${numpedido}
        returning idassinatura, numpedido, idtipoassinatura, nome
      )
      update pedido p set idassinatura = nova.idassinatura, idtipoassinatura = nova.idtipoassinatura, assinatura = nova.nome
      from nova where p.numpedido = nova.numpedido`
  }
}
