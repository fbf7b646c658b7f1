import { idListaRitmo, type CallInput, type CallKey, type Calls } from '@vitrine/contract'

import type { saveCarrosseis } from '../carrossel/index.ts'
import { uuidv7 } from '../infra/index.ts'
import type { AppDeTeste } from './app-de-teste.ts'
import { buildFornecedor, buildProduto, type ClienteDeTeste, type FornecedorDeTeste } from './builders.ts'

/** The read calls of the areas catalogue, lists and recommendations, and those that answer like them. */
export const chamadasDoCatalogo = [
  'GET /v2/app/{supplier}/listaprodutos/{address}',
  'GET /v1/app/{supplier}/listaprodutosf/{x}',
  'GET /v2/app/{a}/fornecedor/{b}/produto/{c}',
  'GET /v2/app/token/listaprodutos/full-text/pesquisar',
  'GET /v2/app/{a}/listacategoriasprodutos/{b}',
  'GET /v2/app/fornecedor/{id}/produto-by-tags',
  'GET /v2/app/{session_token}/cliente/customizacao/carrossel/list-for-page/{idfornecedor}',
  'GET /v4/pagina-inicial/{idfornecedor}',
  'GET /v4/tag-pesquisa/{a}/filtros-produto/{b}',
  'GET /v4/tag-pesquisa/{idfornecedor}/lista',
  'GET /v2/app/setores-produto/obter-setor/{a}/{b}',
  'GET /superon/imagens/{a}/{b}/all-images',
  'GET /v4/shopping-list/{idcliente}',
  'GET /v4/shopping-list/{list}/products/{idcliente}',
  'GET /v4/shopping-list/shared/{codigo}',
  'POST /v4/shopping-list/review/{idfornecedor}',
  'GET /v4/notificacao/alerta-disponibilidade/{idfornecedor}/{idcliente}',
  'GET /v4/sugestao/produtos/{idfornecedor}/{idcliente}',
] as const satisfies readonly CallKey[]

export type ChamadaDoCatalogo = (typeof chamadasDoCatalogo)[number]
/** What each of them may be asked of a shop: several questions where the answer has several ways. */
export type EntradasDoCatalogo = { [K in ChamadaDoCatalogo]: CallInput<Calls[K]>[] }

export interface CatalogoDeTeste {
  loja: FornecedorDeTeste
  produtos: string[]
}

/** A shop with one sector, one tag and `total` products of `preco`: one with two variants, one out of stock. */
export async function buildCatalogo(
  { sql }: AppDeTeste,
  { tags, total, preco }: { tags: string[]; total: number; preco: number },
): Promise<CatalogoDeTeste> {
  const loja = await buildFornecedor(sql, { tags: [...tags, 'has-delivery', 'enable-recommendation-system'] })
  const { idfornecedor, idcategoria } = loja
  const idsetor = uuidv7()
  await sql`insert into setor (idfornecedor, idsetor, nome, icone) values (${idfornecedor}, ${idsetor}, 'Tudo', 'package')`
  await sql`update categoria set idsetor = ${idsetor} where idcategoria = ${idcategoria}`
  await sql`insert into tag_pesquisa (idfornecedor, tag, nome, grupo, promovida, ordem) values (${idfornecedor}, 'novo', 'Novo', 'Destaques', true, 0)`
  const produtos: string[] = []
  for (let i = 0; i < total; i++) {
    produtos.push(
      await buildProduto(sql, loja, {
        nome: `Café ${i}`,
        preco,
        precooferta: preco - 0.01,
        precovendaatacado: preco - 0.02,
        minvendaatacado: 4,
        desconto_progressivo: { '3': preco - 0.03 },
        tags: ['novo'],
        estoque: i === 1 ? 0 : 50,
      }),
    )
  }
  const [principal = '', , ...outros] = produtos
  await sql`update produto set preco_embalagem = preco, unidade_base = 'kg', fator_unidade = 1 where idfornecedor = ${idfornecedor}`
  await sql`update produto set idprodutoprincipal = ${principal} where idcadastroextraproduto = any(${outros.slice(0, 2)})`
  await buildInicio(sql, idfornecedor, produtos)
  return { loja, produtos }
}

/** A carousel as one published version, as `saveCarrosseis` takes it. */
export function buildCarrossel(
  change: Partial<LinhaDeCarrossel> & Pick<LinhaDeCarrossel, 'dados'>,
): LinhaDeCarrossel {
  const idconteudo = change.idconteudo ?? uuidv7()
  return {
    versao: null,
    idpublicacao: uuidv7(),
    chave: idconteudo,
    estado: 'PUBLICADA',
    ...change,
    idconteudo,
  }
}
type LinhaDeCarrossel = Parameters<typeof saveCarrosseis>[2][number]

/** Carousels on two screens, and a home that shows those of the first with what a customer bought and a story. */
async function buildInicio(sql: AppDeTeste['sql'], idfornecedor: string, produtos: string[]): Promise<void> {
  const kinds = [
    ['HOME', 'MAIS_VENDIDOS'],
    ['HOME', 'OFERTAS'],
    ['HOME', 'COMPRADOS'],
    ['PRODUCT', 'RECOMENDADOS'],
  ].map(([tela = '', tipo_conteudo = '']) => ({
    idcarrossel: uuidv7(),
    titulo: tipo_conteudo,
    tela,
    tipo_conteudo,
  }))
  await sql`
    insert into publicacao (idfornecedor, idpublicacao, tipo, idconteudo, numero, chave, estado, dados, publicada_em)
    select ${idfornecedor}, idcarrossel, 'CARROSSEL', idcarrossel, 1, idcarrossel::text, 'PUBLICADA', to_jsonb(r) - 'idcarrossel', now()
    from jsonb_to_recordset(${sql.json(kinds)}) as r (idcarrossel uuid, titulo text, tela text, tipo_conteudo text)`
  const imagem = { hash: '0'.repeat(32), alt: '', cor: '#ffffff' }
  const secoes = [
    { id: 'repetir', tipo: 'PESSOAL', conteudo: 'ULTIMA_COMPRA' },
    ...kinds
      .filter(({ tela }) => tela === 'HOME')
      .map(({ idcarrossel, tipo_conteudo }) => ({
        id: tipo_conteudo.toLowerCase().replace('_', '-'),
        tipo: 'CARROSSEL',
        idcarrossel,
      })),
    {
      id: 'historia',
      tipo: 'HISTORIA',
      titulo: 'Receita',
      paragrafos: ['Assim.'],
      cor: '#ffffff',
      arte: { larga: imagem, alta: imagem },
      produtos: produtos.slice(0, 8),
    },
  ]
  await sql`
    insert into publicacao (idfornecedor, idpublicacao, tipo, idconteudo, numero, chave, estado, dados, publicada_em)
    values (${idfornecedor}, ${uuidv7()}, 'INICIO', ${idfornecedor}, 1, 'inicio', 'PUBLICADA', ${sql.json({ secoes })}, now())`
}

/** What a customer has in that shop: four orders of everything, a shared list of everything, an alert. */
export async function buildHistorico(
  { sql }: AppDeTeste,
  { loja, produtos }: CatalogoDeTeste,
  { idcliente }: ClienteDeTeste,
): Promise<{ idlista: string; codigo: string }> {
  const { idfornecedor } = loja
  const [idlista, codigo] = [uuidv7(), `c-${uuidv7()}`]
  await sql`insert into lista_compras (idlista, idfornecedor, idcliente, nome, codigocompartilhar) values (${idlista}, ${idfornecedor}, ${idcliente}, 'Semana', ${codigo})`
  await sql`
    insert into item_lista_compras (idlista, idfornecedor, idcadastroextraproduto, quantidade)
    select ${idlista}, ${idfornecedor}, id, 3000 from unnest(${produtos}::uuid[]) id`
  await sql`
    with novo as (
      insert into pedido (idfornecedor, idcliente, idsubmissao, impressao, status, canalvenda, tipoentrega, idformaentrega, nomeformaentrega,
        data_de_entrega, janela_inicio, janela_fim, idformapagto, tipopagamento, nomepagamento, subtotal, total, totalitens, criado_em)
      select ${idfornecedor}, ${idcliente}, gen_random_uuid(), sha256('x'), 'ENTREGUE', 'WEB', 'DELIVERY', ${loja.idEntrega}, 'Entrega',
        '2026-01-01', '08:00', '12:00', ${loja.idPix}, 'PIX', 'Pix', 0, 0, 1, now() - n * interval '9 days'
      from generate_series(1, 4) n returning numpedido
    )
    insert into item_pedido (numpedido, sequencia, idfornecedor, idcadastroextraproduto, nome, embalagem, unidade, quantidade)
    select numpedido, n, ${idfornecedor}, id, 'x', 'un', 'un', 2000
    from novo, unnest(${produtos}::uuid[]) with ordinality as u (id, n)`
  await sql`insert into alerta (idfornecedor, idcliente, idcadastroextraproduto, idalerta) values (${idfornecedor}, ${idcliente}, ${produtos[1] ?? ''}, ${uuidv7()})`
  return { idlista, codigo }
}

/** The questions; `vez` makes their addresses new, so that no answer comes from memory. */
export function entradasDoCatalogo(
  { loja, produtos }: CatalogoDeTeste,
  { idcliente, idendereco }: ClienteDeTeste,
  { idlista, codigo, vez }: { idlista: string; codigo: string; vez: number },
): EntradasDoCatalogo {
  const { idfornecedor, slug, idcategoria, idPix } = loja
  const [principal = '', esgotado = ''] = produtos
  const onde = { idfornecedor }
  const buscas = [
    {},
    { sk: 'cafe' },
    { sk: 'kafé' },
    { sk: 'cafe', page: 9 },
    { ordenacao: 'menor_preco', formapagamento: idPix },
    { tagsPesquisa: 'novo,preco:0-10', categ: 'geral' },
    { produtoprincipal: principal },
    { agrupadores: 'nao', ignorepolicy: true },
  ].map((busca) => ({ ...busca, limit: 50 + (vez % 50) }))
  return {
    'GET /v2/app/{supplier}/listaprodutos/{address}': buscas.map((query) => ({
      params: { supplier: slug, address: idendereco },
      query,
    })),
    'GET /v1/app/{supplier}/listaprodutosf/{x}': buscas.map((query) => ({
      params: { supplier: slug, x: `0,${vez}` },
      query,
    })),
    'GET /v2/app/{a}/fornecedor/{b}/produto/{c}': [principal, esgotado].map((c) => ({
      params: { a: `token${vez}`, b: slug, c },
      query: { quantidade: 3, idformapagamento: idPix },
    })),
    'GET /v2/app/token/listaprodutos/full-text/pesquisar': ['caf', 'kafé'].map((text) => ({
      query: { ...onde, idcliente, query: text },
    })),
    'GET /v2/app/{a}/listacategoriasprodutos/{b}': [{ params: { a: `token${vez}`, b: slug } }],
    'GET /v2/app/fornecedor/{id}/produto-by-tags': [
      { params: { id: slug }, query: { tagsPesquisa: 'novo' } },
      { params: { id: slug }, query: { idcadastroextraproduto: principal } },
    ],
    'GET /v2/app/{session_token}/cliente/customizacao/carrossel/list-for-page/{idfornecedor}': [
      {
        page: 'PRODUCT',
        loadProdutos: true,
        idcadastroextraproduto: principal,
        idformapagamento: idPix,
      } as const,
    ].map((query) => ({ params: { session_token: `token${vez}`, idfornecedor: slug }, query })),
    'GET /v4/pagina-inicial/{idfornecedor}': [
      { params: { idfornecedor: vez % 2 ? slug : idfornecedor }, query: { idformapagamento: idPix } },
    ],
    'GET /v4/tag-pesquisa/{a}/filtros-produto/{b}': ['0', 'geral', idcategoria].map((b) => ({
      params: { a: slug, b },
      query: { sk: 'cafe', tagsPesquisa: 'novo,preco:0-10' },
    })),
    'GET /v4/tag-pesquisa/{idfornecedor}/lista': [{ params: { idfornecedor }, query: { idcliente } }],
    'GET /v2/app/setores-produto/obter-setor/{a}/{b}': [{ params: { a: slug, b: '0' } }],
    'GET /superon/imagens/{a}/{b}/all-images': [{ params: { a: idfornecedor, b: principal } }],
    'GET /v4/shopping-list/{idcliente}': [{ params: { idcliente }, query: onde }],
    'GET /v4/shopping-list/{list}/products/{idcliente}': [idlista, idListaRitmo].map((list) => ({
      params: { list, idcliente },
      query: onde,
    })),
    'GET /v4/shopping-list/shared/{codigo}': [{ params: { codigo }, query: onde }],
    'POST /v4/shopping-list/review/{idfornecedor}': [
      {
        params: { idfornecedor },
        body: { texto: '2 cafe 3\n5 kafé', itens: [{ id: principal, quantidade: 3 }] },
      },
    ],
    'GET /v4/notificacao/alerta-disponibilidade/{idfornecedor}/{idcliente}': [
      { params: { idfornecedor, idcliente } },
    ],
    'GET /v4/sugestao/produtos/{idfornecedor}/{idcliente}': (['CART', 'PRODUCT', 'HOME'] as const).map(
      (visao) => ({ params: { idfornecedor, idcliente }, query: { visao, itens: principal } }),
    ),
  }
}
