import { urls, type Acao, type AcaoDoLink, type LinkAcao, type SituacaoLink } from '@vitrine/contract'
import { isEmVigor } from '@vitrine/rules/publicacao'

import { lojaOf } from '#acesso'
import type { HandlersOf } from '#chamada'
import type { FornecedorVivo } from '#fornecedor'
import { Falha, toLinkPublico, type Db, type EnderecoDaLoja, type Sql } from '#infra'
import { toQr } from '#pagamento'

import { countUso, findLink, listProdutosDoLink, type LinkRow } from './link-acao.repository.ts'

type Calls = 'GET /v4/link-acao/{idfornecedor}/{codigo}' | 'POST /v4/link-acao/{idfornecedor}/{codigo}/usar'

interface LinkDeps {
  sql: Sql
  config: EnderecoDaLoja
}

const recusas = {
  AINDA_NAO: 'link_ainda_nao',
  EXPIRADO: 'link_expirado',
  ESGOTADO: 'link_esgotado',
} as const

/** Short links that act when they are opened (readings 8): looking changes nothing, so that a preview uses nothing up. */
export function createLinkAcaoHandlers({ sql, config }: LinkDeps): HandlersOf<Calls> {
  return {
    'GET /v4/link-acao/{idfornecedor}/{codigo}': async ({ params, contexto }) => {
      const fornecedor = lojaOf(contexto)
      return showLink(sql, config, { fornecedor, link: await requireLink(sql, fornecedor, params.codigo) })
    },
    'POST /v4/link-acao/{idfornecedor}/{codigo}/usar': async ({ params, body, contexto }) => {
      const fornecedor = lojaOf(contexto)
      const { idfornecedor } = fornecedor
      const link = await requireLink(sql, fornecedor, params.codigo)
      const { idlinkacao, limite } = link
      const situacao = situacaoOf({ ...link, limite: null })
      if (situacao !== 'ABERTO') throw new Falha(recusas[situacao])
      // Links without a limit are not counted, so that openings do not wait for the lock of the row.
      const { chave } = body
      if (limite !== null && !(await sql.begin((tx) => countUso(tx, { idfornecedor, idlinkacao, chave }))))
        throw new Falha('link_esgotado')
      return { acao: await showAcao(sql, fornecedor, link.acao) }
    },
  }
}

/** The link of this store by its code, as people type it. */
async function requireLink(db: Db, { idfornecedor }: FornecedorVivo, codigo: string): Promise<LinkRow> {
  const link = await findLink(db, idfornecedor, codigo.trim().toLowerCase())
  if (!link) throw new Falha('link_desconhecido')
  return link
}

function situacaoOf({
  de,
  ate,
  limite,
  usos,
}: Pick<LinkRow, 'de' | 'ate' | 'limite' | 'usos'>): SituacaoLink {
  const agora = Date.now()
  const prazo = { de: de && de.getTime(), ate: ate && ate.getTime() }
  if (!isEmVigor(prazo, agora)) return prazo.ate !== null && prazo.ate <= agora ? 'EXPIRADO' : 'AINDA_NAO'
  return limite !== null && usos >= limite ? 'ESGOTADO' : 'ABERTO'
}

async function showLink(
  db: Db,
  config: EnderecoDaLoja,
  { fornecedor, link }: { fornecedor: FornecedorVivo; link: LinkRow },
): Promise<LinkAcao> {
  const { codigo, nome, descricao, de, ate } = link
  const situacao = situacaoOf(link)
  const dominio = fornecedor.publico.config.dominio.dominio || null
  const url = toLinkPublico(config, { dominio, caminho: urls.linkAcao(fornecedor.slug, codigo) })
  return {
    nome,
    descricao,
    situacao,
    de: de && de.toISOString(),
    ate: ate && ate.toISOString(),
    acao: situacao === 'ABERTO' ? await showAcao(db, fornecedor, link.acao) : null,
    url,
    ...toQr(url),
  }
}

/** By the names of what is sold; what the store does not sell any more is left out. */
async function showAcao(db: Db, { idfornecedor, cupons }: FornecedorVivo, acao: Acao): Promise<AcaoDoLink> {
  if (acao.tipo === 'CUPOM') {
    const cupom = cupons.find(({ codigocupom }) => codigocupom === acao.codigocupom)
    return { ...acao, nome: cupom?.nome ?? '' }
  }
  if (acao.tipo !== 'PRODUTOS') return acao
  const rows = await listProdutosDoLink(
    db,
    idfornecedor,
    acao.produtos.map(({ id }) => id),
  )
  const nomes = new Map(rows.map(({ id, nome }) => [id, nome]))
  const produtos = acao.produtos.flatMap(({ id, quantidade }) => {
    const nome = nomes.get(id)
    return nome === undefined ? [] : [{ id, nome, quantidade }]
  })
  return { tipo: 'PRODUTOS', produtos }
}
