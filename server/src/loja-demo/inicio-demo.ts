import type { CadastroCarrossel } from '@vitrine/contract'
import type { CarrosselDemo, FornecedorDemo } from '@vitrine/demo'
import { drawQuadro } from '@vitrine/demo/pictures'
import { addDias } from '@vitrine/rules/data'

import { saveCarrosseis } from '#carrossel'
import { hashImagem, type ImagemNova } from '#imagem'
import type { Transaction } from '#infra'
import { savePaginaInicial } from '#pagina-inicial'

import type { ImagemDemo } from './catalogo-demo.ts'
import { saveDesenhos } from './desenhos-demo.ts'
import { idDemo } from './id-demo.ts'
import { quemDemo } from './quem-demo.ts'

type Linhas = Parameters<typeof savePaginaInicial>[2]
type Secoes = NonNullable<Linhas[number]['dados']>['secoes']

/** Carousels and the composed home of a demo store whose products are there; what ends does so some days after `hoje`. */
export async function saveInicio(
  tx: Transaction,
  demo: FornecedorDemo,
  { porSku, hoje }: { porSku: ReadonlyMap<string, readonly ImagemDemo[]>; hoje: string },
): Promise<void> {
  const { slug, inicio } = demo
  if (!inicio) return
  const quem = quemDemo(slug)
  const quadros = drawQuadros(demo)
  const artes = [...quadros.values()].flatMap(({ larga, alta }) => [larga, alta])
  await saveDesenhos(tx, slug, artes)
  await saveCarrosseis(
    tx,
    quem,
    Object.entries(inicio.carrosseis).map(([nome, carrossel], ordem) => ({
      idpublicacao: idDemo(slug, 'carrossel', nome, 'versao'),
      idconteudo: idDemo(slug, 'carrossel', nome),
      chave: nome,
      estado: 'PUBLICADA' as const,
      dados: { ...toCarrossel(carrossel, { slug, quadros }), ordem },
      versao: null,
    })),
  )
  const fotoOf = (sku: string) => porSku.get(sku)?.[0]
  const secoes = inicio.secoes.map((secao) => resolve(secao, { slug, hoje, quadros, fotoOf }))
  await savePaginaInicial(tx, quem, [
    {
      idpublicacao: idDemo(slug, 'inicio'),
      estado: 'PUBLICADA',
      // The home as it is written in the demo data; the schema of the contract checks it.
      dados: { secoes: secoes as Secoes },
      versao: null,
    },
  ])
}

/** A carousel with ids and pictures in the place of names. */
function toCarrossel(
  { tags, categ, destino, imagens, pagina, tela = 'HOME', ...outros }: CarrosselDemo,
  { slug, quadros }: Pick<Nomes, 'slug' | 'quadros'>,
) {
  const quadroDe = (nome: string) => ({ arte: pickQuadro(nome, quadros).arte })
  const conteudo = {
    tags,
    categ,
    destino,
    imagens: imagens?.map(({ quadro, ...imagem }) => ({ ...imagem, ...quadroDe(quadro) })),
  } as CadastroCarrossel['conteudo'] // checked as it is saved
  const idstaticpage = pagina === undefined ? null : idDemo(slug, 'pagina', pagina)
  return { ...outros, tela, conteudo, idstaticpage }
}

interface Quadro {
  larga: ImagemNova & { alt: string }
  alta: ImagemNova & { alt: string }
}

function drawQuadros({ inicio, produtos }: FornecedorDemo): Map<string, Quadro> {
  const porSku = new Map(produtos.map((produto) => [produto.sku, produto]))
  return new Map(
    Object.entries(inicio?.quadros ?? {}).map(([nome, quadro]) => {
      const { larga, alta } = drawQuadro(quadro, (sku) => porSku.get(sku))
      return [nome, { larga: toImagem(larga, quadro), alta: toImagem(alta, quadro) }]
    }),
  )
}

function toImagem(svg: string, { alt, cor }: { alt: string; cor: string }) {
  const dados = Buffer.from(svg)
  return { hash: hashImagem(dados), tipo: 'image/svg+xml' as const, dados, cor, alt }
}

interface Nomes {
  slug: string
  hoje: string
  quadros: ReadonlyMap<string, Quadro>
  fotoOf: (sku: string) => ImagemDemo | undefined
}

/** A section, or a part of one, with ids and pictures in the place of names (demo/src/tipos-inicio.ts). */
function resolve(parte: object, nomes: Nomes): object {
  const campos = Object.entries(parte).map(([campo, valor]: [string, unknown]): object => {
    switch (campo) {
      case 'carrossel':
        return { idcarrossel: idDemo(nomes.slug, 'carrossel', String(valor)) }
      case 'dias':
        return { ate: addDias(nomes.hoje, Number(valor)) }
      case 'foto':
        return { imagem: nomes.fotoOf(String(valor)) ?? null }
      case 'skus':
        return { produtos: (valor as string[]).map((sku) => idDemo(nomes.slug, sku)) } // of SecaoDemo
      case 'quadro':
        return toArte(String(valor), nomes, 'tipo' in parte)
      default:
        return { [campo]: resolveValor(valor, nomes) }
    }
  })
  return Object.assign({}, ...campos) as object // of objects
}

function resolveValor(valor: unknown, nomes: Nomes): unknown {
  if (Array.isArray(valor)) return valor.map((cada: unknown) => resolveValor(cada, nomes))
  return typeof valor === 'object' && valor !== null ? resolve(valor, nomes) : valor
}

/** Of a section both crops on their ground; of half a banner the one picture. */
function toArte(nome: string, { quadros }: Nomes, isSecao: boolean): object {
  const { arte } = pickQuadro(nome, quadros)
  const { cor } = arte.larga
  return isSecao ? { arte, cor } : { imagem: arte.larga, cor }
}

function pickQuadro(nome: string, quadros: Nomes['quadros']) {
  const quadro = quadros.get(nome)
  if (!quadro) throw new Error(`no picture '${nome}'`)
  const pick = ({ hash, alt, cor }: Quadro['larga']) => ({ hash, alt, cor })
  return { arte: { larga: pick(quadro.larga), alta: pick(quadro.alta) } }
}
