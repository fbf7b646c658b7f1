import { isCnpj } from '@vitrine/rules/documento'
import { containsPonto } from '@vitrine/rules/poligono'
import type { AreaDemo, FornecedorDemo, ProdutoDemo } from '../tipos.ts'

/** Where the demo buyer ana lives: Rua Barão de Jaguara, 948, Centro, Campinas. */
const CASA_DA_ANA = { lat: -22.9056, lng: -47.0608 }

/** What is wrong with a demo supplier of Campinas, one line per finding; empty when it may be loaded. */
export function listFalhas(fornecedor: FornecedorDemo): string[] {
  const { produtos, areas } = fornecedor
  return [
    ...(isCnpj(fornecedor.cnpj) ? [] : [`CNPJ ${fornecedor.cnpj}`]),
    ...listRepetidos(
      'SKU',
      produtos.map(({ sku }) => sku),
    ),
    ...listRepetidos(
      'name',
      produtos.map(({ nome }) => nome),
    ),
    ...listRepetidos(
      'description',
      produtos.map(({ descricao }) => descricao),
    ),
    ...listFalhasDaArvore(fornecedor),
    ...produtos.flatMap((produto) => [...listFalhasDePreco(produto), ...listFalhasDeQuantidade(produto)]),
    ...produtos.flatMap((produto) => listFalhasDeTexto(produto)),
    ...areas.flatMap(listFalhasDoAnel),
    ...(areas.some((area) => area.tipo === 'DELIVERY' && servesAna(area)) ? [] : ['ana is not served']),
  ]
}

function listFalhasDaArvore({ categorias, produtos, menu }: FornecedorDemo): string[] {
  const slugs = new Set(categorias.map(({ slug }) => slug))
  const pais = new Set(categorias.map(({ pai }) => pai))
  const skus = new Map(produtos.map((produto) => [produto.sku, produto]))
  return [
    ...listRepetidos(
      'category',
      categorias.map(({ slug }) => slug),
    ),
    ...categorias.filter(({ pai }) => pai && !slugs.has(pai)).map(({ slug }) => `parent of ${slug}`),
    ...menu.filter(({ categoria }) => !slugs.has(categoria)).map(({ nome }) => `menu ${nome}`),
    ...categorias
      .filter(({ slug }) => !pais.has(slug) && !produtos.some(({ categoria }) => categoria === slug))
      .map(({ slug }) => `empty category ${slug}`),
    ...produtos
      .filter(({ categoria }) => !slugs.has(categoria) || pais.has(categoria))
      .map(({ sku, categoria }) => `${sku}: category ${categoria} is not a leaf`),
    ...produtos
      .filter(({ principal }) => principal && (!skus.has(principal) || skus.get(principal)?.principal))
      .map(({ sku, principal }) => `${sku}: main product ${principal}`),
  ]
}

function listFalhasDePreco(produto: ProdutoDemo): string[] {
  const { sku, preco, precooferta, precovendaatacado, minvendaatacado, descontoProgressivo = {} } = produto
  const vigente = precooferta ?? preco
  const faixas = Object.entries(descontoProgressivo)
    .map(([minimo, valor]) => ({ minimo: Number(minimo), valor }))
    .sort((a, b) => a.minimo - b.minimo)
  const falhas = {
    'offer is not below the list price': precooferta !== undefined && precooferta >= preco,
    'wholesale is not below the price': precovendaatacado !== undefined && precovendaatacado >= vigente,
    'wholesale without its minimum': (precovendaatacado === undefined) !== (minvendaatacado === undefined),
    'tiers do not decrease': faixas.some(({ valor }, i) => valor >= (faixas[i - 1]?.valor ?? vigente)),
    'price is not positive': preco <= 0,
  }
  return listVerdadeiras(sku, falhas)
}

function listFalhasDeQuantidade(produto: ProdutoDemo): string[] {
  const {
    sku,
    min_por_pedido = 0,
    maxporpedido = Infinity,
    granularidade = 1,
    unidade,
    fator_unidade,
  } = produto
  return listVerdadeiras(sku, {
    'minimum above the maximum': min_por_pedido > maxporpedido,
    'step is not positive': granularidade <= 0,
    'by weight without unit price':
      unidade === 'kg' && (produto.unidade_base !== 'kg' || fator_unidade !== 1),
    'unit of measure without its factor':
      (produto.unidade_base === undefined) !== (fator_unidade === undefined),
    'negative stock': (produto.estoque ?? 0) < 0,
  })
}

function listFalhasDeTexto({ sku, descricao, desenho, especificacoes }: ProdutoDemo): string[] {
  const frases = descricao.split(/(?<=[.:])\s+(?=\p{Lu})/u)
  const cores = [desenho.cor, desenho.cor2 ?? desenho.cor]
  return listVerdadeiras(sku, {
    'description has less than two sentences': frases.length < 2,
    'description is too long': descricao.length > 420,
    'colour is not #rrggbb': cores.some((cor) => !/^#[0-9a-f]{6}$/.test(cor)),
    'no specification': Object.keys(especificacoes ?? {}).length === 0,
  })
}

function listFalhasDoAnel({ nome, anel }: AreaDemo): string[] {
  const [primeiro, ultimo] = [anel[0], anel.at(-1)]
  return listVerdadeiras(nome, {
    'ring is not closed': primeiro?.[0] !== ultimo?.[0] || primeiro?.[1] !== ultimo?.[1],
    'ring has less than 8 points': anel.length < 9,
  })
}

function servesAna({ anel }: AreaDemo): boolean {
  return containsPonto({ type: 'Polygon', coordinates: [anel] }, CASA_DA_ANA)
}

function listVerdadeiras(quem: string, falhas: Record<string, boolean>): string[] {
  return Object.entries(falhas)
    .filter(([, falhou]) => falhou)
    .map(([falha]) => `${quem}: ${falha}`)
}

function listRepetidos(oque: string, valores: string[]): string[] {
  return valores
    .filter((valor, i) => valores.indexOf(valor) !== i)
    .map((valor) => `repeated ${oque}: ${valor}`)
}
