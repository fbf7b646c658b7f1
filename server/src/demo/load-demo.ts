import { fornecedores, type FornecedorDemo } from '@vitrine/demo'
import { drawLogo, drawProduto } from '@vitrine/demo/pictures'
import { formatDocumento, formatTelefone } from '@vitrine/rules/documento'
import { deriveTema, toCssVariables } from '@vitrine/rules/tema'

import { hashImagem, insertImagens } from '#imagem'
import type { Db, Sql } from '#infra'
import { simulador } from '#pagamento'

import {
  insertCatalogo,
  insertFornecedor,
  insertPoliticas,
  type ImagemDemo,
} from './fornecedor-demo.repository.ts'
import { makeHistorico } from './historico-demo.ts'
import {
  insertHistorico,
  listCobrancasAbertas,
  saveBrcode,
  takeCredito,
} from './historico-demo.repository.ts'
import { insertPessoas } from './pessoa-demo.repository.ts'

/** No supplier yet: the first start. */
export async function isEmpty(sql: Db): Promise<boolean> {
  const [row] = await sql`select 1 from fornecedor limit 1`
  return row === undefined
}

/**
 * The four demo stores, their people and a year of orders, in one transaction; the same each time but for the dates.
 * Nothing where a supplier is already, also when two processes start at once.
 */
export async function loadDemo(sql: Sql): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(715003)`
    if (!(await isEmpty(tx))) return
    const imagens = new Map<string, ReadonlyMap<string, ImagemDemo>>()
    for (const demo of fornecedores) {
      const desenhos = drawAll(demo)
      await insertImagens(
        tx,
        desenhos.map(({ desenho }) => desenho),
      )
      const logos = drawLogos(demo)
      await insertImagens(tx, [logos.claro, logos.escuro])
      await insertFornecedor(tx, demo, toConfig(demo, { claro: logos.claro.hash, escuro: logos.escuro.hash }))
      const porSku = new Map(desenhos.map(({ sku, imagem }) => [sku, imagem]))
      await insertCatalogo(tx, demo, porSku)
      await insertPoliticas(tx, demo.slug)
      imagens.set(demo.slug, porSku)
    }
    await insertPessoas(tx)
    await insertPassado(tx, new Date(), imagens)
  })
  // Fresh tables have no statistics, and the first plans would stay.
  await sql`analyze`
}

/** Orders on credit are due after this. */
const PRAZO_FATURADO = 28 * 86_400_000

async function insertPassado(
  tx: Db,
  agora: Date,
  imagens: Parameters<typeof makeHistorico>[1],
): Promise<void> {
  await insertHistorico(tx, makeHistorico(agora, imagens))
  await takeCredito(tx, new Date(agora.getTime() - PRAZO_FATURADO))
  // A Pix that still waits can be paid: its code is asked of the provider as any other's.
  for (const cobranca of await listCobrancasAbertas(tx)) {
    const {
      chave_idempotencia: chave,
      txid,
      valor,
      numpedido,
      razaosocial: nome,
      cidade,
      chave_pix,
    } = cobranca
    const recebedor = { nome, cidade, chave_pix }
    const { brcode } = await simulador.createPix({ chave, txid, valor, numpedido, recebedor })
    await saveBrcode(tx, cobranca.idpagamento, brcode)
  }
}

function drawAll({ produtos, categorias }: FornecedorDemo) {
  const fundos = new Map(categorias.map(({ slug, fundo }) => [slug, fundo]))
  return produtos.map(({ sku, nome, marca, embalagem, categoria, desenho }) => {
    const cor = fundos.get(categoria) ?? '#f1f1ee'
    const dados = Buffer.from(drawProduto({ desenho, marca, nome, embalagem, fundo: cor }))
    const hash = hashImagem(dados)
    return {
      sku,
      imagem: { hash, alt: nome, cor },
      desenho: { hash, tipo: 'image/svg+xml' as const, dados, cor },
    }
  })
}

const SIMBOLOS: Record<string, 'montanha' | 'caixa' | 'tijolo' | 'lupulo'> = {
  emporio: 'montanha',
  atacado: 'caixa',
  obra: 'tijolo',
  cervejaria: 'lupulo',
}

function drawLogos({ slug, nome, tema }: FornecedorDemo) {
  const [primeira = nome, ...resto] = nome.split(' ')
  const draw = (cor: string, corTexto: string) => {
    const dados = Buffer.from(
      drawLogo({ nome: primeira, nome2: resto.join(' '), cor, corTexto, simbolo: SIMBOLOS[slug] ?? 'caixa' }),
    )
    return { hash: hashImagem(dados), tipo: 'image/svg+xml' as const, dados, cor: '#ffffff' }
  }
  return { claro: draw(tema.brand, '#16181d'), escuro: draw('#ffffff', '#ffffff') }
}

/** The jsonb of table fornecedor, as fornecedor.repository.ts reads it. */
function toConfig(demo: FornecedorDemo, logo: { claro: string; escuro: string }): Record<string, unknown> {
  return {
    tema: { entradas: demo.tema, css: toCssVariables(deriveTema(demo.tema)), logo },
    menu: demo.menu,
    rodape: {
      nome: demo.nome,
      razaosocial: demo.razaosocial,
      cnpj: formatDocumento(demo.cnpj),
      endereco: `${demo.endereco}, ${demo.cidade}, ${demo.uf}`,
      telefone: formatTelefone(demo.telefone),
      email: demo.email,
      horario_atendimento: demo.horario_atendimento,
      // Static pages come with the face issue: until then the names lead to the store.
      colunas: demo.rodape.map(({ titulo, links }) => ({
        titulo,
        links: links.map((nome) => ({ nome, href: `/${demo.slug}` })),
      })),
    },
    seo: { ...demo.seo, favicon: '', key: '', image: '', url: '', sub: '' },
    tracking: { ga4: null },
    meta_info: demo.slug === 'cervejaria' ? { maior_de_18: true } : {},
    ordenacoes_produto: [
      { codigo: 'relevancia', nome: 'Mais vendidos' },
      { codigo: 'menor_preco', nome: 'Menor preço' },
      { codigo: 'maior_preco', nome: 'Maior preço' },
      { codigo: 'nome', nome: 'Nome' },
      { codigo: 'novidades', nome: 'Novidades' },
    ],
  }
}
