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
  /** Of all of this, when it was read: by which the server's drawing of it is known again. */
  versao?: string | undefined
  /** Not in what older builds kept: saves whose answer has not come. */
  envios?: readonly Envio[]
  /** Not in what older builds kept. */
  derivas?: Deriva[]
  anotacoes?: Anotacoes | undefined
  /** Words of an account that its server has not answered yet. */
  anotou?: readonly (keyof Anotacoes)[]
}

interface Envelope {
  build: string
  /** Not in what older builds kept. */
  versao?: string
  guardado: Guardado
}

/** Text of an `Envelope` for the device: `antes`, what it has, where that says the same. Coupon fields are never kept (readings 8). */
export function writeGuardado(build: string, guardado: Guardado, antes?: string | null): string {
  const withoutCoupon = ({ preco_do_desconto: _coupon, totallinha: _total, ...item }: ItemCarrinho) => item
  const kept = { ...guardado, itens: guardado.itens.map(withoutCoupon) }
  const fim = `"build":"${build}","guardado":${JSON.stringify(kept)}}`
  // Pages that write the same would else answer each other without end.
  if (antes?.endsWith(fim)) return antes
  return `{"versao":"${Math.random().toString(36).slice(2)}",${fim}`
}

/** What was kept; of another build only the essentials and a combo's choices, to be priced anew (readings 8). */
export function readGuardado(build: string, text: string | null): Guardado | null {
  const envelope = parse(text)
  if (!envelope) return null
  const guardado = { ...envelope.guardado, versao: envelope.versao }
  if (envelope.build === build) return guardado
  return { ...guardado, derivas: [], anotacoes: undefined, anotou: [], itens: guardado.itens.map(bare) }
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

/** Null for what is not there, cannot be read or is not ours. */
function parse(text: string | null): Envelope | null {
  try {
    const envelope = JSON.parse(text ?? '') as Envelope // our own key; what is read of it is looked at here
    const { itens, passos } = envelope.guardado
    return Array.isArray(itens) && Array.isArray(passos) ? envelope : null
  } catch {
    return null
  }
}
