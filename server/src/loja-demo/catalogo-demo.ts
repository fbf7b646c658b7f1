import type { FornecedorDemo } from '@vitrine/demo'
import { applyPercentual } from '@vitrine/rules/dinheiro'

import type { Quem } from '#cadastro'
import { saveCategorias, saveSegmentos, saveSetores, saveSinonimos, saveTags } from '#categoria'
import { saveEstoques } from '#estoque'
import { sistema } from '#evento'
import type { Transaction } from '#infra'
import { savePoliticas } from '#politica'
import { saveProdutos } from '#produto'

import { idDemo, makeAcaso } from './id-demo.ts'
import { politicasOf } from './politicas-demo.ts'
import { precosDasTabelas, tabelasOf } from './tabelas-demo.ts'

export interface ImagemDemo {
  hash: string
  alt: string
  cor: string
}

/** Everything that a demo store sells, and what it says about it: each before what names it. */
export async function saveCatalogo(
  tx: Transaction,
  demo: FornecedorDemo,
  { imagens, hoje }: { imagens: ReadonlyMap<string, readonly ImagemDemo[]>; hoje: string },
): Promise<void> {
  const quem = { idfornecedor: idDemo(demo.slug), autor: sistema }
  await saveSobre(tx, quem, demo)
  await saveCategorias(tx, quem, toCategorias(demo))
  await saveProdutos(
    tx,
    quem,
    demo.produtos.map((produto) => ({
      ...toProduto(demo, produto),
      imagens: [...(imagens.get(produto.sku) ?? [])],
      versao: null,
    })),
  )
  await saveEstoques(
    tx,
    quem,
    demo.produtos.flatMap(({ sku, estoque }) =>
      estoque === null
        ? []
        : [
            {
              tipo: 'CONTAGEM' as const,
              idcadastroextraproduto: idDemo(demo.slug, sku),
              quantidade: estoque,
              motivo: '',
            },
          ],
    ),
  )
  await savePoliticas(
    tx,
    quem,
    [...politicasOf(demo.slug), ...tabelasOf(demo, hoje)].map((politica) => ({ ...politica, versao: null })),
  )
}

/** Filters, synonyms, sectors and segments. */
async function saveSobre(tx: Transaction, quem: Quem, { slug, catalogo }: FornecedorDemo): Promise<void> {
  const { tags, sinonimos, setores, segmentos = [] } = catalogo
  const nova = { versao: null }
  await saveTags(
    tx,
    quem,
    tags.map((tag, ordem) => ({ ...tag, ordem, ...nova })),
  )
  await saveSinonimos(
    tx,
    quem,
    Object.entries(sinonimos).map(([termo, sinonimos]) => ({ termo, sinonimos, ...nova })),
  )
  await saveSetores(
    tx,
    quem,
    setores.map(({ nome, icone }, ordem) => ({
      idsetor: idDemo(slug, 'setor', nome),
      nome,
      icone,
      ordem,
      ...nova,
    })),
  )
  await saveSegmentos(
    tx,
    quem,
    segmentos.map(({ nome }, ordem) => ({
      idsegmento: idDemo(slug, 'segmento', nome),
      nome,
      ordem,
      ...nova,
    })),
  )
}

function toCategorias({ slug, categorias, catalogo }: FornecedorDemo) {
  const idsOf = (tipo: 'setor' | 'segmento', grupos: readonly { nome: string; categorias: string[] }[]) =>
    new Map(
      grupos.flatMap(({ nome, categorias }) =>
        categorias.map((categoria) => [categoria, idDemo(slug, tipo, nome)] as const),
      ),
    )
  const setores = idsOf('setor', catalogo.setores)
  const segmentos = idsOf('segmento', catalogo.segmentos ?? [])
  return categorias.map(({ pai, ...categoria }, ordem) => ({
    ...categoria,
    idcategoria: idDemo(slug, 'categoria', categoria.slug),
    idcategoriapai: pai ? idDemo(slug, 'categoria', pai) : null,
    ordem,
    idsetor: setores.get(categoria.slug) ?? null,
    idsegmento: segmentos.get(categoria.slug) ?? null,
    versao: null,
  }))
}

function toProduto(demo: FornecedorDemo, produto: FornecedorDemo['produtos'][number]) {
  const { slug, impostos } = demo
  const {
    desenho: _desenho,
    estoque: _estoque,
    categoria,
    principal,
    especificacoes = {},
    ...others
  } = produto
  return {
    ...others,
    idcadastroextraproduto: idDemo(slug, produto.sku),
    idproduto: idDemo('produto', slug, produto.sku),
    especificacoes: Object.entries(especificacoes).map(([nome, valor]) => ({ nome, valor })),
    idcategoria: idDemo(slug, 'categoria', categoria),
    idprodutoprincipal: principal ? idDemo(slug, principal) : null,
    ncm: impostos?.ncm[categoria] ?? null,
    custo: costOf(slug, produto),
    tabelasdepreco: precosDasTabelas(demo, produto.sku),
  }
}

/** What a demo store pays for a product: it earns between 16 and 30 %, the same at each load. */
function costOf(slug: string, { sku, preco }: FornecedorDemo['produtos'][number]): number | null {
  if (preco === null) return null
  const acaso = makeAcaso(Number.parseInt(idDemo(slug, sku).slice(0, 8), 16))()
  return applyPercentual(preco, -16 - Math.round(acaso * 14), preco)
}
