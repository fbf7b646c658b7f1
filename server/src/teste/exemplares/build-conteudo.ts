import { hashToken } from '../../acesso/index.ts'
import { uuidv7, type Sql } from '../../infra/index.ts'
import { PONTO } from './build-chat.ts'

/** What a row of a test says: shown to nobody, so that what others see stays as it is. */
export const dadosDaFileira = {
  titulo: 'Fileira',
  tela: 'HOME',
  tipo_conteudo: 'MAIS_VENDIDOS',
  ativo: false,
}
const dadosDaPagina = { titulo: 'Página', descricao: '', blocos: [{ tipo: 'MAPA' }] }

/** A row that is published, with a draft beside it (`idpublicacao`), and a page of the same id that is a draft. */
export async function buildConteudo(
  sql: Sql,
  idfornecedor: string,
): Promise<{ idconteudo: string; idpublicacao: string }> {
  const [idconteudo, idpublicacao] = [uuidv7(), uuidv7()]
  const chave = `conteudo-${idconteudo.slice(-12)}`
  await sql`
    insert into publicacao (idfornecedor, idpublicacao, tipo, idconteudo, numero, chave, estado, dados, publicada_em)
    values
      (${idfornecedor}, ${uuidv7()}, 'CARROSSEL', ${idconteudo}, 1, ${chave}, 'PUBLICADA', ${sql.json(dadosDaFileira)}, now()),
      (${idfornecedor}, ${idpublicacao}, 'CARROSSEL', ${idconteudo}, 2, ${chave}, 'RASCUNHO', ${sql.json(dadosDaFileira)}, null),
      (${idfornecedor}, ${uuidv7()}, 'PAGINA', ${idconteudo}, 1, ${chave}, 'RASCUNHO', ${sql.json(dadosDaPagina)}, null)`
  return { idconteudo, idpublicacao }
}

/** The code of a link to a draft: of a page, or of the home, which has no section then. */
async function buildPrevia(sql: Sql, idfornecedor: string, tipo: 'INICIO' | 'PAGINA'): Promise<string> {
  const codigo = uuidv7()
  const { idconteudo: daPagina } = await buildConteudo(sql, idfornecedor)
  const idconteudo = tipo === 'PAGINA' ? daPagina : idfornecedor
  await sql`
    insert into publicacao (idfornecedor, idpublicacao, tipo, idconteudo, numero, chave, estado, dados)
    values (${idfornecedor}, ${uuidv7()}, 'INICIO', ${idfornecedor}, 1, 'inicio', 'RASCUNHO', '{"secoes": []}') on conflict do nothing`
  await sql`
    insert into previa (idfornecedor, codigo_hash, tipo, idconteudo, expira_em)
    values (${idfornecedor}, ${hashToken(codigo)}, ${tipo}, ${idconteudo}, now() + interval '1 hour')`
  return codigo
}

/** A row with a draft, one for each call; a picture where one is sent; the link of a draft. */
export async function ensureConteudo(sql: Sql, idfornecedor: string, key: string) {
  if (key.endsWith('/conteudos/imagens')) return { dados: PONTO }
  if (key.includes('/v4/previa/'))
    return { previa: await buildPrevia(sql, idfornecedor, key.endsWith('/inicio') ? 'INICIO' : 'PAGINA') }
  if (!key.includes('/conteudos/')) return {}
  const tipo = key.endsWith('/previa') ? 'PAGINA' : 'CARROSSEL'
  return { ...(await buildConteudo(sql, idfornecedor)), tipo, dados: dadosDaFileira, versao: 1 }
}
