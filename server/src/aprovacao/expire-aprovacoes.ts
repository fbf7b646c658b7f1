import { isAberta } from '@vitrine/rules/aprovacao'
import { FUSO_PADRAO, todayIn } from '@vitrine/rules/data'

import { rodadaSolta, type Rodada, type Tarefa } from '#fila'
import type { Fornecedores } from '#fornecedor'
import type { EnderecoDaLoja, Sql } from '#infra'

import {
  findNomeDoCliente,
  insertPasso,
  listVencidas,
  lockAprovacao,
  saveEstado,
  type OndeAprovacao,
} from './aprovacao.repository.ts'
import { findFatos } from './fatos.repository.ts'
import { planDoPedido } from './plan-do-pedido.ts'
import { tellResposta } from './tell-aprovacao.ts'

const LOTE = 100

interface Deps {
  sql: Sql
  config: EnderecoDaLoja
  fornecedores: Fornecedores
}

export function createAprovacaoTarefas(deps: Deps): Tarefa[] {
  return [{ nome: 'vencer-aprovacoes', cron: '* * * * *', run: (rodada) => expireAprovacoes(deps, rodada) }]
}

/** Ends requests without an answer in time, each in a transaction of its own; safe in several processes at once. */
export async function expireAprovacoes(deps: Deps, rodada: Rodada = rodadaSolta): Promise<number> {
  return rodada.drain('aprovacao', {
    list: (exceto) => listVencidas(deps.sql, exceto, LOTE),
    chaveOf: ({ idaprovacao }) => idaprovacao,
    work: (onde) => expire(deps, onde),
  })
}

async function expire(
  { sql, config, fornecedores }: Deps,
  onde: OndeAprovacao & { idaprovacao: string },
): Promise<void> {
  const fornecedor = await fornecedores.find(onde.idfornecedor)
  await sql.begin(async (tx) => {
    const row = await lockAprovacao(tx, onde)
    // Answered meanwhile.
    if (!row || !isAberta(row.estado)) return
    const empresa = await findFatos(tx, onde)
    const hoje = todayIn(fornecedor?.fuso ?? FUSO_PADRAO, new Date())
    const { andamento } = planDoPedido(empresa, row, hoje)
    const { idaprovacao, revisao, quem } = row
    await saveEstado(tx, idaprovacao, 'VENCIDA')
    await insertPasso(tx, idaprovacao, { tipo: 'VENCIDA', idusuario: null, motivo: '', revisao })
    if (!fornecedor) return
    const texto = `O prazo para responder ao pedido de aprovação de ${quem} terminou sem resposta. Se ainda for preciso, é só pedir de novo pelo carrinho.`
    const ids = [row.idusuario, ...andamento.podem]
    const cliente = await findNomeDoCliente(tx, row.idcliente)
    await tellResposta(tx, row, { ids, texto, chave: 'vencida' }, { fornecedor, config, cliente })
  })
}
