import type { ItemCarrinho, ParteCombo } from '@vitrine/contract'
import type { Deriva, PassoCarrinho } from '@vitrine/rules/carrinho'

import type { Anotacoes, Envio } from './estado.ts'

/** What stays on the device between visits. */
export interface Guardado {
  /** Whose: the idcliente, or null for a visitor. */
  dono: string | null
  itens: ItemCarrinho[]
  passos: PassoCarrinho[]
  mescla: { chave: string; itens: ItemCarrinho[] } | null
  /** The page whose steps these are (aba.ts). */
  aba?: string
  /** The key under which a visitor's lines will merge, whichever page brings them. */
  chave?: string
  /** Not in what older builds kept: saves whose answer has not come. */
  envios?: readonly Envio[]
  /** Not in what older builds kept. */
  derivas?: Deriva[]
  anotacoes?: Anotacoes
  /** Words of an account that its server has not answered yet. */
  anotou?: readonly (keyof Anotacoes)[]
}

interface Envelope {
  build: string
  guardado: Guardado
}

export const chaveDoCarrinho = (slug: string) => `vitrine_carrinho:${slug}`

/** Text for the device. Coupon fields are never kept (readings 8). */
export function writeGuardado(build: string, guardado: Guardado): string {
  const withoutCoupon = ({ preco_do_desconto: _coupon, totallinha: _total, ...item }: ItemCarrinho) => item
  const envelope: Envelope = { build, guardado: { ...guardado, itens: guardado.itens.map(withoutCoupon) } }
  return JSON.stringify(envelope)
}

/** What was kept; of another build only the essentials and a combo's choices, to be priced anew (readings 8). */
export function readGuardado(build: string, text: string | null): Guardado | null {
  const envelope = parse(text)
  if (!envelope) return null
  const { guardado } = envelope
  if (envelope.build === build) return guardado
  const { dono, passos, mescla, envios, aba, chave } = guardado
  return { dono, passos, mescla, envios, aba, chave, itens: guardado.itens.map(bare) }
}

/** A line of which only the essentials are known. */
export function bare(item: {
  id: string
  quantidade: number
  embalarParaPresente?: boolean
  idcombopromocional_cabecalho?: string | null
  produtos?: ItemCarrinho['produtos']
}): ItemCarrinho {
  return {
    id: item.id,
    quantidade: item.quantidade,
    embalarParaPresente: item.embalarParaPresente === true,
    idproduto: item.id,
    nome: '',
    marca: '',
    embalagem: '',
    imagem: null,
    idcategoria: item.id,
    disponivel: true,
    maior_de_18: false,
    unidade: 'un',
    unidade_base: null,
    fator_unidade: null,
    multiploincremento: null,
    granularidade: 0.001,
    min_por_pedido: null,
    maxporpedido: null,
    idcombopromocional_cabecalho: item.idcombopromocional_cabecalho ?? null,
    ...(item.produtos && { produtos: item.produtos.map(bareParte) }),
  }
}

function bareParte({ idgrupo, id, escolhas }: ParteCombo): ParteCombo {
  const unknown = {
    nome: '',
    embalagem: '',
    unidade: 'un',
    imagem: null,
    quantidade: escolhas,
    disponivel: true,
    multiploincremento: null,
  }
  return { idgrupo, id, escolhas, ...unknown }
}

/** Whether the server must be asked what this line is. */
export const isBare = (item: ItemCarrinho) => item.nome === ''

function parse(text: string | null): Envelope | null {
  if (!text) return null
  try {
    const envelope = JSON.parse(text) as Partial<Envelope> // our own key; shape checked below
    const { guardado } = envelope
    return guardado && Array.isArray(guardado.itens) && Array.isArray(guardado.passos)
      ? { build: envelope.build ?? '', guardado }
      : null
  } catch {
    return null
  }
}
