import { esquemasTema, fontesTema } from '@vitrine/rules/tema'
import { z } from 'zod'

import { dinheiro, id } from '#campo'
import { Imagem } from '#imagem'
import { Coordenadas } from '#lugar'
import { TipoEntrega } from '#venda'

/** Theme as the browser needs it: resolved at save (ux 2.3 R5), inlined per host. */
export const Tema = z.object({
  entradas: z.object({
    brand: z.string(),
    accent: z.string(),
    font: z.enum(fontesTema),
    radius: z.number(),
    density: z.number(),
    logoRatio: z.number(),
    imageRatio: z.number(),
    scheme: z.enum(esquemasTema),
  }),
  /** `--brand:#0f5b63;…`, ready for `:root{}`. */
  css: z.string(),
  /** Rules that follow it where the store is dark: always, or as the shopper's system has it; '' for a light one. */
  cssEscuro: z.string(),
  /** Picture hashes of the wordmark on light and on dark ground, and of a square symbol; '': none. */
  logo: z.object({ claro: z.string(), escuro: z.string(), simbolo: z.string() }),
  /** Names what the store's icons are made of: part of their address (urlsMarca). */
  marca: z.string(),
})
export type Tema = z.infer<typeof Tema>

export const Rodape = z.object({
  nome: z.string(),
  razaosocial: z.string(),
  cnpj: z.string(),
  endereco: z.string(),
  telefone: z.string(),
  email: z.string(),
  horario_atendimento: z.string(),
  colunas: z.array(
    z.object({ titulo: z.string(), links: z.array(z.object({ nome: z.string(), href: z.string() })) }),
  ),
  /** Pages that say on what terms the store sells, as far as it has published them (`documentosDaLoja`). */
  documentos: z.array(z.object({ chave: z.string(), nome: z.string() })),
})
export type Rodape = z.infer<typeof Rodape>

export const OrdenacaoProduto = z.object({ codigo: z.string(), nome: z.string() })

export const Fornecedor = z.object({
  idfornecedor: id,
  slug: z.string(),
  idempresa: id,
  nome: z.string(),
  /** The zone of its clock, such as 'America/Manaus': its days and hours are told in it. */
  fuso: z.string(),
  /** Tags that change behaviour (§6). */
  tags: z.array(z.string()),
  segmentos: z.array(z.object({ idsegmento: id, nome: z.string() })),
  modulos: z.array(z.string()),
  ordenacoes_produto: z.array(OrdenacaoProduto),
  /** Names of the tags that a shopper may filter by; the promoted ones are chips above the list. */
  tagsPesquisa: z.array(
    z.object({ tag: z.string(), nome: z.string(), grupo: z.string(), promovida: z.boolean() }),
  ),
  formasPagamento: z.array(z.object({ idformapagto: id, nome: z.string(), tipo: z.string() })),
  /** Its stores for pickup: the place of a shopper who picks up is one of them. */
  lojas: z.array(Coordenadas.extend({ idloja: id, nome: z.string(), descricao_endereco_loja: z.string() })),
  /** The least that an order has to be worth, wherever it goes; a form or a place may ask for more. Null: nothing is asked. */
  pedido_minimo: z.object({ DELIVERY: dinheiro.nullable(), RETIRADA: dinheiro.nullable() }),
  /** Screens on which a carousel of it may stand (`TelaCarrossel`): the others need not ask. */
  telasComCarrossel: z.array(z.string()),
  meta_info: z.object({
    hasRecorrencia: z.boolean().optional(),
    recorrencia: z.object({ mensagem: z.string() }).optional(),
    /** The whole store sells restricted goods: the age gate stands at the door (readings 8). */
    maior_de_18: z.boolean().optional(),
    /** How long the analysis of a registration takes, such as 'até 2 dias úteis'. */
    prazo_analise: z.string().optional(),
    /** How people may log in; absent: all four ways (§5 Login input). */
    logins: z.array(z.enum(['EMAIL', 'CPF', 'CNPJ', 'ESTRANGEIRO'])).optional(),
  }),
  config: z.object({
    tema: Tema,
    menu: z.array(z.object({ nome: z.string(), categoria: z.string() })),
    rodape: Rodape,
    seo: z.object({
      title: z.string(),
      description: z.string(),
      favicon: z.string(),
      key: z.string(),
      image: z.string(),
      url: z.string(),
      sub: z.string(),
    }),
    dominio: z.object({ dominio: z.string(), dominio_adicionais: z.array(z.string()) }),
    tracking: z.object({ ga4: z.string().nullable() }),
  }),
})
export type Fornecedor = z.infer<typeof Fornecedor>

/** A row of the supplier selection (ux 1.1). */
export const FornecedorAtende = z.object({
  idfornecedor: id,
  slug: z.string(),
  idempresa: id,
  nome: z.string(),
  segmento: z.string(),
  tags: z.array(z.string()),
  logo: z.string(),
  /** Where it is reached: its own host when white-label, else ''. */
  dominio: z.string(),
  tiposEntrega: z.array(TipoEntrega),
  /** First open window at the place, such as 'hoje, 18h–20h'; null when none in the next days. */
  proxima_entrega: z.string().nullable(),
  /** Of the form of that window, with its goals; null where it depends on a place that was not named. */
  taxaentrega: dinheiro.nullable(),
  gratis_acima: dinheiro.nullable(),
  pedido_minimo: dinheiro.nullable(),
  /** The lowest price of any form at the place, at another time perhaps: 'a partir de'. */
  menor_taxa: dinheiro.nullable(),
  /** Metres to the nearest store, for pickup. */
  distancia: z.number().nullable(),
  /** A store of it is open now; null when its hours are not known. */
  aberta: z.boolean().nullable(),
  /** Such as 'Aberta até 18h', 'Abre amanhã às 8h'. */
  horario: z.string().nullable(),
  /** The cliente of this session ordered here before. */
  ja_comprou: z.boolean(),
  /** Total of its last order here; absent where it may not see prices. */
  ultima_compra: dinheiro.optional(),
})
export type FornecedorAtende = z.infer<typeof FornecedorAtende>

/** A store in the window of the marketplace, with a few of its goods; no prices. */
export const FornecedorVitrine = z.object({
  idfornecedor: id,
  slug: z.string(),
  nome: z.string(),
  segmento: z.string(),
  descricao: z.string(),
  tiposEntrega: z.array(TipoEntrega),
  imagens: z.array(Imagem),
})
export type FornecedorVitrine = z.infer<typeof FornecedorVitrine>

export const LojaColeta = Coordenadas.extend({
  idloja: id,
  nome: z.string(),
  descricao_endereco_loja: z.string(),
  telefone: z.string(),
  horarios: z.array(z.string().nullable()),
})
export type LojaColeta = z.infer<typeof LojaColeta>

export const AreaAtendimento = z.object({
  /** Outer and inner rings as the wire writes points, {lat, lng}. */
  coordenadas: z.array(
    z.object({ nome: z.string(), tipo: TipoEntrega, aneis: z.array(z.array(Coordenadas)) }),
  ),
  coordenadas_lojas: z.array(LojaColeta),
})
export type AreaAtendimento = z.infer<typeof AreaAtendimento>

export const Categoria = z.object({
  idcategoria: id,
  slug: z.string(),
  nome: z.string(),
  icone: z.string(),
  fundo: z.string(),
  total: z.int(),
  filhas: z.array(
    z.object({
      idcategoria: id,
      slug: z.string(),
      nome: z.string(),
      icone: z.string(),
      fundo: z.string(),
      total: z.int(),
    }),
  ),
})
export type Categoria = z.infer<typeof Categoria>
