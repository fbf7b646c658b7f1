import { saveCadastros, type Quem } from '#cadastro'
import { Falha, type Sql } from '#infra'
import { listDadosNaLoja } from '#privacidade'

import { cadastroRequerimento, type RequerimentoRow } from './titular.repository.ts'

/** What a store keeps of who asked, and that the copy was made. Errors: `entrada_invalida` where the store has nobody registered. */
export async function copyTitular(
  sql: Sql,
  quem: Quem,
  { idcliente, idrequerimento }: Pick<RequerimentoRow, 'idcliente' | 'idrequerimento'>,
) {
  if (!idcliente)
    throw new Falha('entrada_invalida', {
      campos: { idrequerimento: 'A loja não tem cadastro desta pessoa: não há o que copiar.' },
    })
  const tabelas = await listDadosNaLoja(sql, { idcliente, idfornecedor: quem.idfornecedor })
  const copia_em = new Date().toISOString()
  const feita = { idrequerimento, copia_em, versao: 'qualquer' as const }
  await sql.begin((tx) => saveCadastros(tx, cadastroRequerimento, quem, [feita]))
  return { tabelas, copia_em }
}
