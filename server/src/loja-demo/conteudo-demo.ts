import type { CadastroPagina, Imagem } from '@vitrine/contract'
import { conteudos, type BlocoDemo, type FornecedorDemo, type LinkDemo } from '@vitrine/demo'
import { DIA_MS } from '@vitrine/rules/data'

import type { Transaction } from '#infra'
import { saveLinks } from '#link-acao'
import { savePaginas } from '#pagina-estatica'
import { saveTextos } from '#texto-estatico'

import type { ImagemDemo } from './catalogo-demo.ts'
import { idDemo } from './id-demo.ts'
import { quemDemo } from './quem-demo.ts'

type Imagens = ReadonlyMap<string, readonly ImagemDemo[]>

/** Pages, texts and short links of a demo store whose products are there, all published. */
export async function saveConteudo(
  tx: Transaction,
  { slug }: FornecedorDemo,
  { imagens, agora }: { imagens: Imagens; agora: Date },
): Promise<void> {
  const { paginas = [], textos = [], links = [] } = conteudos[slug] ?? {}
  const quem = quemDemo(slug)
  const publicada = (tipo: string, chave: string) => ({
    versao: null,
    idpublicacao: idDemo(slug, tipo, chave, 1),
    idconteudo: idDemo(slug, tipo, chave),
    chave,
    estado: 'PUBLICADA' as const,
  })
  await savePaginas(
    tx,
    quem,
    paginas.map(({ slug: chave, blocos, ...pagina }, ordem) => ({
      ...publicada('pagina', chave),
      dados: { ...pagina, ordem, blocos: blocos.map((bloco) => toBloco(slug, bloco, imagens)) },
    })),
  )
  await saveTextos(
    tx,
    quem,
    textos.map(({ chave, en, titulo, texto }) => ({
      ...publicada('texto', chave),
      dados: { traducoes: { 'pt-BR': { titulo, texto }, ...(en && { en }) } },
    })),
  )
  await saveLinks(
    tx,
    quem,
    links.map((link) => ({ ...toLink(slug, link, agora), versao: null })),
  )
}

function toBloco(slug: string, bloco: BlocoDemo, imagens: Imagens): CadastroPagina['blocos'][number] {
  if (bloco.tipo === 'FILEIRA')
    return { tipo: 'CARROSSEL', idcarrossel: idDemo(slug, 'carrossel', bloco.carrossel) }
  if (bloco.tipo !== 'FOTO') return bloco
  const [imagem] = imagens.get(bloco.sku) ?? []
  if (!imagem) throw new Error(`no picture of ${bloco.sku}`)
  const { hash, alt, cor }: Imagem = imagem
  return { tipo: 'IMAGEM', imagem: { hash, alt, cor }, proporcao: 1, legenda: bloco.legenda }
}

function toLink(slug: string, { acao, terminou_ha, ...link }: LinkDemo, agora: Date) {
  return {
    ...link,
    idlinkacao: idDemo(slug, 'link', link.codigo),
    ...(terminou_ha !== undefined && { ate: new Date(agora.getTime() - terminou_ha * DIA_MS).toISOString() }),
    acao:
      acao.tipo === 'PRODUTOS'
        ? {
            ...acao,
            produtos: acao.produtos.map(({ sku, ...produto }) => ({ ...produto, id: idDemo(slug, sku) })),
          }
        : acao,
  }
}
