import { toDecimilesimos, toMilesimos } from '@vitrine/rules/dinheiro'
import { withCnpjDigitos } from '@vitrine/rules/documento'

import { insertSessao } from '../acesso/index.ts'
import { saveImagens } from '../imagem/index.ts'
import { uuidv7, type Db, type Sql } from '../infra/index.ts'

/** Rows of the tests: each builder takes only what matters to the test and answers the ids. */

const tema = {
  entradas: {
    brand: '#0f5b63',
    accent: '#e9b44c',
    font: 'Figtree',
    radius: 10,
    density: 1,
    logoRatio: 3.5,
    imageRatio: 1,
    scheme: 'light',
  },
  logo: { claro: '0'.repeat(32), escuro: '0'.repeat(32) },
}
const config = {
  tema,
  menu: [],
  rodape: {
    nome: 'Loja',
    razaosocial: 'Loja Ltda.',
    cnpj: '11222333000181',
    endereco: 'Rua A, 1',
    telefone: '',
    email: 'loja@vitrine.example',
    horario_atendimento: '',
    colunas: [],
  },
  seo: { title: 'Loja', description: '', favicon: '', key: '', image: '', url: '', sub: '' },
  tracking: { ga4: null },
  meta_info: {},
  ordenacoes_produto: [{ codigo: 'relevancia', nome: 'Relevância' }],
}

let counter = 0
const next = () => (counter += 1)

export interface FornecedorDeTeste {
  idfornecedor: string
  slug: string
  idloja: string
  idcategoria: string
  idEntrega: string
  idRetirada: string
  idPix: string
  idNaEntrega: string
  idFaturado: string
}

/** A supplier with one store, one square delivery area around (-22.9, -47.06), one form of each kind, open every day, holidays too. */
export async function buildFornecedor(
  sql: Sql,
  {
    tags = ['has-delivery', 'has-collect'],
    slug = `loja-${next()}`,
    logo = config.tema.logo,
  }: { tags?: string[]; slug?: string; logo?: typeof config.tema.logo } = {},
): Promise<FornecedorDeTeste> {
  const ids = {
    idfornecedor: uuidv7(),
    slug,
    idloja: uuidv7(),
    idcategoria: uuidv7(),
    idEntrega: uuidv7(),
    idRetirada: uuidv7(),
    idPix: uuidv7(),
    idNaEntrega: uuidv7(),
    idFaturado: uuidv7(),
  }
  const idempresa = uuidv7()
  const { idfornecedor } = ids
  const cnpj = withCnpjDigitos(String(next()).padStart(12, '0'))
  const anel = [
    [-47.2, -23],
    [-46.9, -23],
    [-46.9, -22.8],
    [-47.2, -22.8],
    [-47.2, -23],
  ]
  const geojson = { type: 'Polygon', coordinates: [anel] }
  const dias = [1, 2, 3, 4, 5, 6, 7]
  await sql.begin(async (tx) => {
    await tx`insert into empresa (idempresa, nome) values (${idempresa}, 'Empresa')`
    await tx`insert into fornecedor (idfornecedor, idempresa, slug, nome, razaosocial, cnpj, tags, segmento, config, chave_pix, cidade, uf)
      values (${idfornecedor}, ${idempresa}, ${slug}, 'Loja', 'Loja Ltda.', ${cnpj}, ${tags}, 'Mercado', ${tx.json({ ...config, tema: { ...config.tema, logo } })}, 'pix@vitrine.example', 'Campinas', 'SP')`
    await tx`insert into loja (idloja, idfornecedor, nome, descricao_endereco_loja, lat, lng) values (${ids.idloja}, ${idfornecedor}, 'Centro', 'Rua A, 1', -22.9, -47.06)`
    for (const tipo of ['DELIVERY', 'RETIRADA']) {
      await tx`insert into area (idarea, idfornecedor, tipo, nome, geojson, lat_min, lat_max, lng_min, lng_max)
        values (${uuidv7()}, ${idfornecedor}, ${tipo}, 'Centro', ${tx.json(geojson)}, -23, -22.8, -47.2, -46.9)`
    }
    await tx`insert into forma_entrega (idformaentrega, idfornecedor, nome, tipoentrega, preco_centavos, dias, janelas, atende_feriado) values
      (${ids.idEntrega}, ${idfornecedor}, 'Entrega', 'DELIVERY', 790, ${dias}, ${['08:00-12:00', '13:00-18:00']}, true),
      (${ids.idRetirada}, ${idfornecedor}, 'Retirada', 'RETIRADA', 0, ${dias}, ${['08:00-18:00']}, true)`
    await tx`insert into forma_pagamento (idformapagto, idfornecedor, tipo, nome, ordem) values
      (${ids.idPix}, ${idfornecedor}, 'PIX', 'Pix', 0), (${ids.idNaEntrega}, ${idfornecedor}, 'ENTREGA', 'Na entrega', 1),
      (${ids.idFaturado}, ${idfornecedor}, 'FATURADO', 'Faturado 28 dias', 2)`
    await tx`insert into categoria (idfornecedor, idcategoria, slug, nome, icone, fundo, ordem) values (${idfornecedor}, ${ids.idcategoria}, 'geral', 'Geral', 'package', '#f1e9e1', 0)`
  })
  return ids
}

export interface ProdutoDeTeste {
  /** Of a product of another store: an id is a store's own. */
  id?: string
  nome?: string
  preco?: number | null
  precooferta?: number
  precovendaatacado?: number
  minvendaatacado?: number
  desconto_progressivo?: Record<string, number>
  granularidade?: number
  min_por_pedido?: number
  maxporpedido?: number
  maior_de_18?: boolean
  /** null: not tracked. */
  estoque?: number | null
  tags?: string[]
}

/** A product as sold by the fornecedor; prices in reais, quantities in units. Answers its id. */
export async function buildProduto(
  sql: Sql,
  { idfornecedor, idcategoria }: FornecedorDeTeste,
  produto: ProdutoDeTeste = {},
): Promise<string> {
  const { id = uuidv7(), preco = 10, estoque = null } = produto
  const money = (reais: number | undefined | null) =>
    reais === undefined || reais === null ? null : toDecimilesimos(reais)
  const amount = (units: number | undefined) => (units === undefined ? null : toMilesimos(units))
  await sql`
    insert into produto (idfornecedor, idcadastroextraproduto, idproduto, sku, nome, marca, idcategoria, embalagem, unidade, preco,
      precooferta, precovendaatacado, minvendaatacado, desconto_progressivo, granularidade, min_por_pedido, maxporpedido, maior_de_18, tags)
    values (${idfornecedor}, ${id}, ${uuidv7()}, ${`SKU${String(next()).padStart(7, '0')}`}, ${produto.nome ?? `Produto ${next()}`}, 'Marca', ${idcategoria}, 'un', 'un', ${money(preco)},
      ${money(produto.precooferta)}, ${money(produto.precovendaatacado)}, ${amount(produto.minvendaatacado)},
      ${produto.desconto_progressivo ? sql.json(produto.desconto_progressivo) : null}, ${toMilesimos(produto.granularidade ?? 1)},
      ${amount(produto.min_por_pedido)}, ${amount(produto.maxporpedido)}, ${produto.maior_de_18 ?? false}, ${produto.tags ?? []})`
  if (estoque !== null)
    await sql`insert into estoque (idfornecedor, idcadastroextraproduto, quantidade) values (${idfornecedor}, ${id}, ${toMilesimos(estoque)})`
  return id
}

export interface ClienteDeTeste {
  idcliente: string
  idusuario: string
  idendereco: string
  token: string
}

/** A customer with login, session, one address inside the area and, when `aprovado` is given, a registration. */
export async function buildCliente(
  sql: Sql,
  fornecedor: FornecedorDeTeste,
  {
    aprovado = true,
    pode_submeter = true,
    limite = 0,
    data_nascimento = '1990-05-20',
    tags = [] as string[],
  }: {
    aprovado?: boolean | null
    pode_submeter?: boolean
    limite?: number
    data_nascimento?: string | null
    tags?: string[]
  } = {},
): Promise<ClienteDeTeste> {
  const ids = { idcliente: uuidv7(), idusuario: uuidv7(), idendereco: uuidv7(), token: `t-${uuidv7()}` }
  const n = next()
  await sql.begin(async (tx) => {
    await tx`insert into cliente (idcliente, tipo_documento, documento, nome, email, data_nascimento) values (${ids.idcliente}, 'CPF', ${String(n).padStart(11, '0')}, ${`Cliente ${n}`}, ${`c${n}@vitrine.example`}, ${data_nascimento})`
    await tx`insert into usuario (idusuario, email, nome, senha_hash) values (${ids.idusuario}, ${`c${n}@vitrine.example`}, ${`Cliente ${n}`}, 'sem-senha')`
    await tx`insert into usuario_cliente (idusuario, idcliente, primario, submissao_pedido, administra) values (${ids.idusuario}, ${ids.idcliente}, true, ${pode_submeter}, true)`
    await buildCadastro(tx, fornecedor, ids, { aprovado, tags, limite })
    await tx`insert into endereco (idendereco, idcliente, apelido, rua, numero, cidade, uf, cep, lat, lng, primario)
      values (${ids.idendereco}, ${ids.idcliente}, 'Casa', 'Rua A', '1', 'Campinas', 'SP', '13015002', -22.9, -47.06, true)`
    await insertSessao(tx, {
      token: ids.token,
      idusuario: ids.idusuario,
      idcliente: ids.idcliente,
      idfornecedor: fornecedor.idfornecedor,
      papel: 'cliente',
      tokenorigin: 'SENHA',
      agente: '',
      dias: 1,
    })
  })
  return ids
}

/** Registers a customer at one more supplier; `limite` in centavos. */
export async function buildCadastro(
  db: Db,
  { idfornecedor }: Pick<FornecedorDeTeste, 'idfornecedor'>,
  { idcliente }: Pick<ClienteDeTeste, 'idcliente'>,
  {
    aprovado = true,
    tags = [],
    limite = 0,
  }: { aprovado?: boolean | null; tags?: string[]; limite?: number } = {},
): Promise<void> {
  await db`insert into cadastroextracliente (idfornecedor, idcliente, idcadastroextracliente, aprovado, tags, limite_credito_centavos)
    values (${idfornecedor}, ${idcliente}, ${uuidv7()}, ${aprovado}, ${tags}, ${limite})`
}

/** A picture of a store that nobody asks for; answers its hash. */
export async function buildImagem(sql: Sql, dados: Uint8Array, cor?: string): Promise<string> {
  const quem = { idfornecedor: uuidv7(), autor: { ator: 'fornecedor', idusuario: null } }
  const [imagem] = await saveImagens(sql, quem, [{ dados, cor }])
  return imagem?.hash ?? ''
}
