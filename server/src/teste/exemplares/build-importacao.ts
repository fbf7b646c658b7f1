import type { EstadoImportacao } from '@vitrine/contract'

import { uuidv7, type Sql } from '../../infra/index.ts'

/** A sheet of one row, at 2, that would rename a product which is not there: whatever is done to it changes no catalogue. */
export async function buildImportacao(
  sql: Sql,
  idfornecedor: string,
  { estado, nome = 'tabela.csv' }: { estado: EstadoImportacao; nome?: string },
): Promise<string> {
  const idimportacao = uuidv7()
  await sql`
    insert into importacao (idimportacao, idfornecedor, tipo, nome, estado, titulos, colunas, lembradas, assinatura, linhas, contagens, autor, aplicada_em)
    values (${idimportacao}, ${idfornecedor}, 'PRODUTOS', ${nome}, ${estado}, '["Código","Nome"]', '["sku","nome"]', false, '\\x00', 1, '{"mudada":1}',
      '{"ator":"fornecedor","idusuario":null,"idapikeys":null}', case ${estado} when 'APLICADA' then now() end)`
  await sql`
    insert into importacao_linha (idimportacao, linha, celulas, tipo, idregistro, versao_lida, versao_aplicada, mudancas, feita)
    values (${idimportacao}, 2, '["SEM-ESTE","Outro"]', 'mudada', ${uuidv7()}, 1, 1, '[{"campo":"nome","antes":"Um","depois":"Outro"}]',
      case ${estado} when 'APLICADA' then 'APLICADA' end)`
  return idimportacao
}
