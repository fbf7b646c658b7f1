import { paginasEstaticas, textosEstaticos } from '@vitrine/contract'
import { formatDiaDe, FUSO_PADRAO } from '@vitrine/rules/data'

import { lojaOf } from '#acesso'
import type { HandlersOf } from '#chamada'
import type { FornecedorVivo } from '#fornecedor'
import { Falha, type Sql } from '#infra'
import type { Publicacoes } from '#publicacao'
import { findTermo } from '#termo'

import { createImpressora } from './create-impressora.ts'
import type { Impresso } from './impresso.ts'
import { toBlocos } from './to-blocos.ts'

type Calls = 'GET /v4/pagina-estatica/{id}/slug/{slug}/pdf' | 'GET /v4/termos-uso/{id}/pdf'

/** Pages and terms to keep or to send (ux 1.21.1): drawn once for each version. */
export function createImpressoHandlers({
  sql,
  publicacoes,
}: {
  sql: Sql
  publicacoes: Publicacoes
}): HandlersOf<Calls> {
  const print = createImpressora()
  return {
    'GET /v4/pagina-estatica/{id}/slug/{slug}/pdf': async ({ params, contexto }) => {
      const fornecedor = lojaOf(contexto)
      const impresso = await findPagina(publicacoes, fornecedor, params.slug)
      return print(fornecedor, impresso, `${params.slug}.pdf`)
    },
    'GET /v4/termos-uso/{id}/pdf': async ({ query, contexto }) => {
      const fornecedor = lojaOf(contexto)
      const termo = await findTermo(sql, query.versaoArquivo || null)
      if (!termo) throw new Falha('nao_encontrado')
      const dia = formatDiaDe(termo.publicado_em.toISOString(), FUSO_PADRAO)
      const impresso = {
        titulo: termo.titulo,
        resumo: termo.resumo && `O que mudou. ${termo.resumo}`,
        versao: `Versão ${termo.versao}, publicada em ${dia}`,
        blocos: [...toBlocos(termo.texto), ...(await listCondicoes(publicacoes, fornecedor))],
        lojas: [],
      }
      return print(fornecedor, impresso, `termos-de-uso-${termo.versao}.pdf`)
    },
  }
}

async function findPagina(
  publicacoes: Publicacoes,
  { idfornecedor, fuso, lojas }: FornecedorVivo,
  slug: string,
): Promise<Impresso> {
  const vivas = await publicacoes.list(paginasEstaticas, idfornecedor)
  const viva = vivas.find(({ chave }) => chave === slug)
  // §5: only what this shop shows; what cannot be shown cannot be printed.
  if (!viva?.dados?.tags.includes('WEB')) throw new Falha('nao_encontrado')
  const { titulo, descricao, blocos } = viva.dados
  const dia = formatDiaDe(new Date(viva.desde).toISOString(), fuso)
  return { titulo, resumo: descricao, versao: `Atualizada em ${dia}`, blocos, lojas }
}

/** What the store adds to the terms of the platform (static text 'condicoes'), under its title. */
async function listCondicoes(publicacoes: Publicacoes, { idfornecedor }: FornecedorVivo) {
  const textos = await publicacoes.list(textosEstaticos, idfornecedor)
  const dita = textos.find(({ chave }) => chave === 'condicoes')?.dados?.traducoes['pt-BR']
  return dita ? toBlocos(`${dita.titulo ? `## ${dita.titulo}\n\n` : ''}${dita.texto}`) : []
}
