import { uuidv7, type Sql } from '../../infra/index.ts'

/** What a page of a test says. */
export const dadosDaPagina = { titulo: 'Página', descricao: '', blocos: [{ tipo: 'MAPA' }] }

/** A page of a supplier: a version that shoppers see, and a draft beside it. */
export async function buildConteudo(
  sql: Sql,
  idfornecedor: string,
): Promise<{ idconteudo: string; idpublicacao: string }> {
  const [idconteudo, idpublicacao] = [uuidv7(), uuidv7()]
  const chave = `pagina-${idconteudo.slice(-12)}`
  await sql`
    insert into publicacao (idfornecedor, idpublicacao, tipo, idconteudo, numero, chave, estado, dados, publicada_em)
    values
      (${idfornecedor}, ${uuidv7()}, 'PAGINA', ${idconteudo}, 1, ${chave}, 'PUBLICADA', ${sql.json(dadosDaPagina)}, now()),
      (${idfornecedor}, ${idpublicacao}, 'PAGINA', ${idconteudo}, 2, ${chave}, 'RASCUNHO', ${sql.json(dadosDaPagina)}, null)`
  return { idconteudo, idpublicacao }
}
