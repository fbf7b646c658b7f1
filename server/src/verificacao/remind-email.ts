import { rodadaSolta, type Rodada } from '#fila'
import type { Fornecedores } from '#fornecedor'
import type { EnderecoDaLoja, Sql } from '#infra'

import { countLembrete, listPorConfirmar } from './email.repository.ts'
import { makeVerificacao } from './make-verificacao.ts'
import { insertVerificacao } from './verificacao.repository.ts'

const LOTE = 200

interface Deps {
  sql: Sql
  config: EnderecoDaLoja
  fornecedores: Fornecedores
}

/** Asks twice more, by letter, whose mailbox it is (decision 0059). Safe to run ten times at once. Answers how many were asked. */
export async function remindEmails(
  { sql, config, fornecedores }: Deps,
  rodada: Rodada = rodadaSolta,
): Promise<number> {
  let escritas = 0
  await rodada.drain('lembrete de e-mail', {
    list: (exceto) => listPorConfirmar(sql, exceto, LOTE),
    chaveOf: ({ idusuario }) => idusuario,
    work: async (quem) => {
      const fornecedor = quem.idfornecedor ? await fornecedores.find(quem.idfornecedor) : null
      const nova = makeVerificacao(config, { fonte: 'CONFIRMAR_EMAIL', fornecedor })
      const isWritten = await sql.begin(
        async (tx) =>
          (await countLembrete(tx, quem)) &&
          insertVerificacao(tx, { login: { tipo: 'EMAIL', valor: quem.email } }, nova),
      )
      if (isWritten) escritas += 1
    },
  })
  return escritas
}
