import type { Categoria, Combo, ComboLista, Imagem, PaginaProdutos, Produto } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { urlDaCapa } from '@vitrine/contract/urls-marca'
import { capaOf, versionCapa } from '@vitrine/rules/anuncio'
import { pluralize, sayTotal } from '@vitrine/rules/texto'

import { findCanonica } from './find-canonica.ts'

import type { PaginaDaLoja, Parte } from './cabeca.ts'
import { makeLista, makeMigalhas, type Dado } from './dado.ts'
import { idDaLoja, makeLojas, makeOrganizacao, makeSite } from './dado-loja.ts'
import { makeProduto, precoPublicoOf } from './dado-produto.ts'
import { makePagina } from './tela-pagina.ts'

/** What each screen says of itself, by the name of its file. A screen that is not here says what its store says. */
export const telas: Readonly<Record<string, (pagina: PaginaDaLoja) => Parte>> = {
  inicio: makeLoja,
  lista: makeLoja,
  produto: makeDoProduto,
  combos: makeCombos,
  combo: makeCombo,
  pagina: (pagina) => makePagina(pagina, homeOf(pagina)),
  'lista-compras': ({ dados }) => ({ titulo: (dados as { lista: { nome: string } }).lista.nome }),
  compartilhada: makeCompartilhada,
  termos: ({ raiz }) => ({
    titulo: 'Termos de uso',
    descricao: `Termos de uso de ${raiz.loja.nome}.`,
  }),
}

const homeOf = ({ raiz }: PaginaDaLoja) =>
  findCanonica('lista', { pathname: urls.loja(raiz.loja.slug), search: '' }, raiz) ?? raiz.origem

/** The picture of a thing, as large as search engines want one, and a JPEG: messengers show no WebP. */
function pictureOf(imagem: Imagem | null | undefined, origem: string): Parte['imagem'] {
  return imagem ? { url: origem + urls.imagemJpeg(imagem.hash), alt: imagem.alt } : null
}

/** The home, or a list of it. `lista` is null where the home is composed of sections. */
function makeLoja(pagina: PaginaDaLoja): Parte {
  const { raiz, search } = pagina
  const busca = new URLSearchParams(search)
  const categ = busca.get('categ')
  const { pagina: lida = null, ramo = null } = readLista(pagina.dados)
  return categ || busca.get('sk') || Number(busca.get('page')) > 1
    ? makeCategoria(pagina, listNiveis(ramo, categ), lida)
    : makeHome(pagina, raiz.loja.config.seo.key, lida)
}

interface DaLista {
  pagina?: PaginaProdutos | null
  ramo?: Categoria | null
}

/** What the loaders of loja.route.tsx and inicio.route.tsx return: the second one the first one's inside its own. */
function readLista(dados: unknown): DaLista {
  const answer = dados as { tela?: DaLista | null } & DaLista
  return answer.tela ?? answer
}

function makeHome(pagina: PaginaDaLoja, chave: string, lida: PaginaProdutos | null): Parte {
  const { raiz, fatos } = pagina
  const { loja, origem } = raiz
  const home = homeOf(pagina)
  return {
    chave,
    dados: [
      makeOrganizacao(loja, origem, home),
      makeSite(loja, origem, home),
      ...(fatos ? makeLojas(loja, fatos, home) : []),
      ...listProdutos(pagina, lida),
    ],
  }
}

/** The branch that the list brings for its category, and that category where it is another one. */
function listNiveis(ramo: Categoria | null, categ: string | null): Categoria['filhas'] {
  if (!ramo) return []
  return [ramo, ...ramo.filhas.filter(({ slug, idcategoria }) => slug === categ || idcategoria === categ)]
}

function makeCategoria(
  pagina: PaginaDaLoja,
  caminho: Categoria['filhas'],
  lida: PaginaProdutos | null,
): Parte {
  const { loja, origem } = pagina.raiz
  const nome = caminho.at(-1)?.nome ?? 'Produtos'
  const total = lida ? `: ${sayTotal(lida)}` : ''
  const passos = [
    { nome: loja.nome, url: homeOf(pagina) },
    ...caminho.map((nivel) => ({
      nome: nivel.nome,
      url: origem + urls.lista(loja.slug, { categ: nivel.slug }),
    })),
  ]
  const first = lida?.data.find(({ imagem }) => imagem)
  return {
    titulo: nome,
    descricao: `${nome} em ${loja.nome}${total}. ${loja.config.seo.description}`,
    imagem: pictureOf(first?.imagem, origem),
    dados: [...(caminho.length > 0 ? [makeMigalhas(passos)] : []), ...listProdutos(pagina, lida)],
  }
}

function listProdutos({ raiz }: PaginaDaLoja, lida: PaginaProdutos | null): Dado[] {
  if (!lida || lida.data.length === 0) return []
  const { origem, loja } = raiz
  const itens = lida.data.map(({ id, name }) => ({
    nome: name,
    url: origem + urls.produto(loja.slug, id, name),
  }))
  return [makeLista(itens, (lida.page - 1) * lida.limit)]
}

function makeDoProduto(pagina: PaginaDaLoja): Parte {
  const { produto } = pagina.dados as { produto?: Produto } // what produto/load-produto.ts returns
  if (!produto) return {}
  const { raiz, fatos } = pagina
  const { loja, origem } = raiz
  const { id, name, marca, embalagem, descricao, categoria, categoriapai, imagens } = produto
  const url = origem + urls.produto(loja.slug, id, name)
  const home = homeOf(pagina)
  const niveis = [categoriapai, categoria].flatMap((nivel) =>
    nivel ? [{ nome: nivel.nome, url: origem + urls.lista(loja.slug, { categ: nivel.slug }) }] : [],
  )
  const dado = makeProduto(produto, { origem, url, vendedor: idDaLoja(home), fatos })
  return {
    titulo: name,
    descricao: descricao || `${[name, marca, embalagem].filter(Boolean).join(', ')}: em ${loja.nome}.`,
    imagem: raiz.sessao ? pictureOf(imagens[0], origem) : coverOf(produto, pagina),
    tipo: 'product',
    propriedades: propriedadesOf(produto, pagina),
    dados: [
      makeOrganizacao(loja, origem, home),
      makeMigalhas([{ nome: loja.nome, url: home }, ...niveis, { nome: name, url }]),
      ...(dado ? [dado] : []),
    ],
  }
}

/** Its picture with name and price, drawn for links that are shared (server/src/capa), as a visitor may see them. */
function coverOf(produto: Produto, { raiz }: PaginaDaLoja): Parte['imagem'] {
  const { loja, origem } = raiz
  const versao = versionCapa(capaOf(produto), loja.config.tema.marca)
  return {
    url: origem + urlDaCapa(loja.slug, produto.id, versao),
    alt: produto.name,
    largura: 1200,
    altura: 630,
  }
}

/** What social networks read of a product; nothing of prices that only who is logged in may see. */
function propriedadesOf(produto: Produto, { raiz }: PaginaDaLoja): Record<string, string> {
  const preco = raiz.sessao ? null : precoPublicoOf(produto)
  return {
    'product:retailer_item_id': produto.id,
    'product:brand': produto.marca,
    'product:availability': produto.disponivel ? 'in stock' : 'out of stock',
    'product:condition': 'new',
    ...(preco !== null && { 'product:price:amount': String(preco), 'product:price:currency': 'BRL' }),
  }
}

function makeCombos({ dados, raiz }: PaginaDaLoja): Parte {
  const { combos } = dados as { combos: ComboLista[] | null } // what combo/load-combos.ts returns
  const { loja, origem } = raiz
  const itens = (combos ?? []).map(({ nome, idcombopromocional_cabecalho: id }) => ({
    nome,
    url: origem + urls.combo(loja.slug, id, nome),
  }))
  return {
    titulo: 'Combos',
    descricao: `Combos de ${loja.nome}: produtos juntos por um preço menor.`,
    imagem: pictureOf(combos?.[0]?.imagens[0], origem),
    dados: itens.length > 0 ? [makeLista(itens)] : [],
  }
}

function makeCombo(pagina: PaginaDaLoja): Parte {
  const { combo } = pagina.dados as { combo: Combo } // what combo/load-combo.ts returns
  const { loja, origem } = pagina.raiz
  const { nome, descricao, imagens, idcombopromocional_cabecalho: id } = combo
  return {
    titulo: nome,
    descricao: descricao || `${nome}: produtos juntos por um preço menor em ${loja.nome}.`,
    imagem: pictureOf(imagens[0], origem),
    dados: [
      makeMigalhas([
        { nome: loja.nome, url: homeOf(pagina) },
        { nome: 'Combos', url: origem + urls.combos(loja.slug) },
        { nome, url: origem + urls.combo(loja.slug, id, nome) },
      ]),
    ],
  }
}

/** A shared list: search engines do not list it, and a message that carries its link shows its name and pictures. */
function makeCompartilhada({ dados, raiz }: PaginaDaLoja): Parte {
  // What lista-compras/load-lista.ts returns.
  const { lista } = dados as { lista: { nome: string; itens: { imagem?: Imagem | null }[] } }
  return {
    titulo: lista.nome,
    descricao: `Lista de compras com ${pluralize(lista.itens.length, 'produto', 'produtos')} em ${raiz.loja.nome}.`,
    imagem: pictureOf(lista.itens.find(({ imagem }) => imagem)?.imagem, raiz.origem),
  }
}
