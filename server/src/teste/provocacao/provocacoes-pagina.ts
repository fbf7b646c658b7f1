import { falhas, paginasEstaticas, type CodigoFalha } from '@vitrine/contract'

import { sistema } from '../../evento/index.ts'
import { uuidv7 } from '../../infra/index.ts'
import { saveLinks } from '../../link-acao/index.ts'
import { savePublicacoes } from '../../publicacao/index.ts'
import type { Cena, Provocacao } from './provoke.ts'

/** A page whose content was changed to what no page may be. */
async function openTorta({ app, loja }: Cena) {
  const { idfornecedor } = loja
  const idpublicacao = uuidv7()
  await app.sql.begin((tx) =>
    savePublicacoes(tx, { idfornecedor, autor: sistema }, paginasEstaticas, [
      {
        versao: null,
        idpublicacao,
        idconteudo: uuidv7(),
        chave: 'sobre',
        estado: 'PUBLICADA',
        dados: { titulo: 'Sobre', descricao: '', blocos: [{ tipo: 'TEXTO', texto: 'Somos nós.' }] },
      },
    ]),
  )
  await app.sql`update publicacao set dados = '{"html": "<p>"}' where idpublicacao = ${idpublicacao}`
  return app.call('GET /v4/pagina-estatica/{id}/slug/{slug}', {
    params: { id: loja.idfornecedor, slug: 'sobre' },
    query: {},
  })
}

/** Opens a link with these bounds, twice by two people. */
const openLink =
  (prazo: { de?: string; ate?: string; limite?: number }) =>
  async ({ app, loja, produto }: Cena) => {
    const { idfornecedor } = loja
    const acao = { tipo: 'PRODUTOS' as const, produtos: [{ id: produto, quantidade: 1 }] }
    await app.sql.begin((tx) =>
      saveLinks(tx, { idfornecedor, autor: sistema }, [
        { versao: null, idlinkacao: uuidv7(), codigo: 'natal', nome: 'Natal', acao, ...prazo },
      ]),
    )
    const open = () =>
      app.call('POST /v4/link-acao/{idfornecedor}/{codigo}/usar', {
        params: { idfornecedor, codigo: 'natal' },
        body: { chave: uuidv7() },
      })
    await open()
    return open()
  }

/** Failures of static pages and short links. */
export const provocacoesPagina = {
  pagina_indisponivel: openTorta,
  pagina_revisar: {
    provoke: openTorta,
    codigo: 'pagina_indisponivel',
    error: falhas.pagina_indisponivel.mensagem,
    detalhes: { conteudo: falhas.pagina_revisar.mensagem },
  },
  link_desconhecido: ({ app, loja }) =>
    app.call('GET /v4/link-acao/{idfornecedor}/{codigo}', {
      params: { idfornecedor: loja.idfornecedor, codigo: 'de-outra-loja' },
    }),
  link_ainda_nao: openLink({ de: '2090-01-01T00:00:00Z' }),
  link_expirado: openLink({ ate: '2020-01-01T00:00:00Z' }),
  link_esgotado: openLink({ limite: 1 }),
} satisfies Partial<Record<CodigoFalha, Provocacao>>
