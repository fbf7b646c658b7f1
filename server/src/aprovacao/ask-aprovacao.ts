import type { Submissao } from '@vitrine/contract'
import { isAberta } from '@vitrine/rules/aprovacao'
import { toCentavos } from '@vitrine/rules/dinheiro'

import { Falha, uuidv7 } from '#infra'

import type { RespostaDeps } from './answer-aprovacao.ts'
import { findAprovacao, insertAprovacao, type AprovacaoRow } from './aprovacao.repository.ts'
import { findFatos } from './fatos.repository.ts'
import { configuracaoDe, planDoPedido } from './plan-do-pedido.ts'
import type { Pessoa } from './require-comprador.ts'
import { tellAprovadores } from './tell-aprovacao.ts'
import { tellSala } from './tell-sala.ts'

/**
 * Asks for approval of a submission: what it would be now is kept, and those who may answer are told. The same asked again
 * while it is open is the same request. Errors: whatever would refuse the order, `sem_aprovador`, `aprovacao_decidida`.
 */
export async function askAprovacao(
  { sql, config, submissoes }: RespostaDeps,
  { submissao: pedida, recado }: { submissao: Submissao; recado: string },
  pessoa: Pessoa,
): Promise<AprovacaoRow> {
  const { idfornecedor, idcliente, idusuario, contexto, fornecedor } = pessoa
  const idaprovacao = uuidv7()
  // The order is made later, by whoever approves: login, confirmation and expected total of this attempt are left out.
  const { confirmaduplicidade: _, totalesperado, ...resto } = pedida
  const empresa = await findFatos(sql, { idfornecedor, idcliente })
  const { centros, prazoHoras } = configuracaoDe(empresa)
  // A cost centre or type of subscription that does not exist counts as none.
  const centro = centros.find(({ codigo }) => codigo === pedida.centro)?.codigo ?? null
  const tipo = fornecedor.tiposAssinatura.find((each) => each.idtipoassinatura === pedida.idtipoassinatura)
  const idtipoassinatura = tipo?.idtipoassinatura ?? null
  const quem = { representante: null, usuarioVinculado: null, idapikeys: null }
  const submissao = { ...resto, ...quem, centro, idtipoassinatura, idsubmissao: idaprovacao, idfornecedor }
  const congelado = await submissoes.freeze({ ...submissao, totalesperado }, contexto)
  const { conteudo, fatos, impressao, recusa } = congelado
  if (recusa) throw recusa
  const rascunho = { idusuario, conteudo, fatos, centro, passos: [], revisao: 1 }
  const { plano, andamento } = planDoPedido(empresa, rascunho, contexto.hoje)
  if (plano.semAprovador) throw new Falha('sem_aprovador')
  return sql.begin(async (tx) => {
    const nova = await insertAprovacao(tx, {
      idaprovacao,
      idfornecedor,
      idcliente,
      idusuario,
      submissao,
      conteudo,
      fatos,
      impressao,
      total: conteudo.total === null ? null : toCentavos(conteudo.total),
      recado: recado.trim(),
      prazoHoras,
    })
    const row = nova && (await findAprovacao(tx, { idfornecedor, idcliente, idaprovacao: nova.idaprovacao }))
    if (!row || !isAberta(row.estado)) throw new Falha('aprovacao_decidida')
    const cliente = contexto.sessao?.cliente_nome ?? ''
    const { podem: ids, nivel } = andamento
    if (nova.feita) {
      await tellAprovadores(tx, row, { ids, nivel }, { fornecedor, config, cliente })
      await tellSala(tx, row.idaprovacao, pessoa)
    }
    return row
  })
}
